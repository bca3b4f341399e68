// The booths of the expo: one stand for each exhibitor, with what its field shows and colours of its own.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { circle, darker, ellipse, fade, lighter, line, mix, n, path, picture, polar, polygon, rect, round, seeded, stroke } from './kit.mjs';
import { boothMark, brandColour, markOnWall } from './booth-marks.mjs';
import { isometric, takeDrawn } from './iso.mjs';
import { portrait } from './portraits.mjs';
import { drawProduct } from './products.mjs';

const expo = join(dirname(dirname(fileURLToPath(import.meta.url))), 'expo');

/** The booths of both halls, as their files name them. */
export const booths = ['booths-east-1', 'booths-east-2'].flatMap((file) =>
  parse(readFileSync(join(expo, `${file}.yaml`), 'utf8')).items.map((item) => ({
    stand: item.stand,
    name: item.items.title.value,
    category: item.items.booth_category.ids[0],
    picture: item.items.main_image.value.file.replace(/^pictures\/|\.svg$/g, ''),
    handout: item.documents[0].handout.file,
    products: item.products.map(({ name }) => name),
    text: item.items.description.value,
    staff: item.exhibitorAdministrators.length,
  })),
);

const accents = ['#0a5cff', '#ff6b4a', '#12a37f', '#8c5cff', '#e3a008', '#d6336c', '#0b8fb3', '#5b8c1f', '#c2410c', '#4457d6'];
const coats = ['#ffffff', '#ffc93c', '#39c6a3', '#8c7bff', '#33406f', '#ff8f70', '#9fb4e6', '#0b1f5c'];
const steel = '#aebbd6';

const disc = (world, x, y, z, r, colour) => {
  const [px, py] = world.spot(x, y, z);
  return ellipse(px, py, r, r * 0.58, colour);
};
/** A drum that stands upright. */
const drum = (world, x, y, z, r, height, colour) => {
  const [px, py] = world.spot(x, y, z);
  const [, top] = world.spot(x, y, z + height);
  return [
    path(`M${n(px - r)} ${n(py)}V${n(top)}H${n(px + r)}V${n(py)}A${n(r)} ${n(r * 0.58)} 0 0 1 ${n(px - r)} ${n(py)}Z`, colour),
    path(`M${n(px - r)} ${n(py)}V${n(top)}H${n(px - r * 0.35)}V${n(py + r * 0.54)}A${n(r)} ${n(r * 0.58)} 0 0 1 ${n(px - r)} ${n(py)}Z`, darker(colour, 0.14)),
    ellipse(px, top, r, r * 0.58, lighter(colour, 0.35)),
  ];
};
const table = (world, x, y, width, depth, colour) => [world.shadow(x + 0.2, y + 0.2, width, depth), world.box(x, y, 0, width, depth, 0.8, '#ffffff'), world.left(x, y + depth + 0.01, width, 0.26, colour, 0.46)];

function arm(world, x, y, colour, reach, z = 0.16) {
  const spots = [[x, y, z + 0.5], [x, y, z + 1.7], [x + 0.9 * reach, y - 0.4, z + 2.7], [x + 1.8 * reach, y + 0.3, z + 1.5]].map((point) => world.spot(...point));
  return [
    world.box(x - 0.45, y - 0.45, z, 0.9, 0.9, 0.5, '#4a5a8c'),
    stroke(line(spots.slice(0, 3)), darker(colour, 0.3), 34, round), stroke(line(spots.slice(0, 3).map(([px, py]) => [px - 4, py - 3])), colour, 25, round),
    stroke(line(spots.slice(2)), darker(colour, 0.3), 25, round), stroke(line(spots.slice(2).map(([px, py]) => [px - 3, py - 3])), colour, 17, round),
    ...spots.slice(1, 3).map(([px, py]) => [circle(px, py, 19, '#0b1f5c'), circle(px - 2, py - 2, 8, '#ffffff')]),
    stroke(`M${n(spots[3][0] - 14)} ${n(spots[3][1] + 24)}l4 -20h20l4 20`, '#0b1f5c', 7, round),
  ];
}

/** What the fields show, by the second level of their categories. */
const shows = {
  11: (world, random, colour) => [
    table(world, 0.6, 1.1, 3, 1.3, colour), world.box(0.7, 1.2, 0.8, 0.9, 1, 1, colour), world.box(2.7, 1.2, 0.8, 0.7, 1, 0.6, steel),
    stroke(line([world.spot(1.6, 1.8, 1.3), world.spot(2.8, 1.8, 1.3)]), darker(steel, 0.3), 34, { 'stroke-linecap': 'butt' }), stroke(line([world.spot(1.6, 1.75, 1.36), world.spot(2.8, 1.75, 1.36)]), '#eef3ff', 20, { 'stroke-linecap': 'butt' }),
    Array.from({ length: 5 + random.whole(0, 3) }, () => { const [px, py] = world.spot(random.between(1.7, 2.7), random.between(1.9, 2.3), 0.85); return stroke(`M${n(px)} ${n(py)}q8 -18 18 -4t14 -8`, '#ffc93c', 4, round); }),
  ],
  12: (world, random, colour) => [
    table(world, 0.5, 1, 3.2, 1.6, colour),
    Array.from({ length: 4 + random.whole(0, 2) }, (_, index) => world.floor(0.8, 1.2, 1.5, 1.1, index % 2 ? '#dfe7f7' : steel, 0.82 + index * 0.09)),
    world.box(2.4, 1.2, 0.8, 1, 1.1, 0.5, steel), world.box(2.5, 1.3, 1.9, 0.8, 0.9, 0.5, colour), ...[[2.5, 1.3], [3.2, 1.3], [2.5, 2.1]].map(([x, y]) => stroke(line([world.spot(x, y, 1.3), world.spot(x, y, 2)]), '#4a5a8c', 8, round)),
  ],
  21: (world, random, colour) => [world.box(1.1, 1.2, 0.16, 2.6, 0.9, 0.6, '#33406f'), ...[0, 1, 2].map((index) => world.box(1.3 + index * 0.8, 1.4, 0.76, 0.5, 0.5, 0.4, coats[random.whole(0, 3)])), ...arm(world, 0.9, 2.4, colour, random.between(0.85, 1.1)), ...(random.chance(0.5) ? arm(world, 3.2, 0.7, lighter(colour, 0.3), -0.5) : [])],
  22: (world, random, colour) => {
    const [px, py] = world.spot(2.1, 1.8, 2.7);
    const foot = [world.spot(1.2, 1.2, 0.85), world.spot(3, 1.2, 0.85), world.spot(3, 2.4, 0.85), world.spot(1.2, 2.4, 0.85)];
    return [
      table(world, 0.9, 0.9, 2.5, 1.8, colour), path(polygon([[px, py], foot[1], foot[2], foot[3]]), '#fff3b0', { opacity: 0.5 }), path(polygon(foot), '#fff3b0', { opacity: 0.7 }),
      disc(world, 2.1, 1.8, 0.86, 46, steel), disc(world, 2.1, 1.8, 0.92, 24, '#ffffff'),
      stroke(line([world.spot(0.9, 0.9, 0.8), world.spot(0.9, 0.9, 2.9), world.spot(2.1, 1.8, 2.9)]), '#4a5a8c', 16, round), circle(px, py, 34, '#0b1f5c'), circle(px, py, 22, colour), circle(px - 7, py - 7, 7, '#ffffff'),
      ...(random.chance(0.6) ? [world.left(2.4, 0.12, 1.4, 0.9, '#123a9c', 1.2)] : []),
    ];
  },
  23: (world, random, colour) => [
    ...[0.4, 2.2].map((x, index) => [world.left(x, 0.3, 1.6, 1.1, '#0b1f5c', 0.9), ...Array.from({ length: 5 }, (_, bar) => world.left(x + 0.15 + bar * 0.28, 0.31, 0.18, random.between(0.2, 0.85), [colour, '#ffc93c', '#39c6a3'][(bar + index) % 3], 1))]),
    table(world, 1.1, 1.9, 1.9, 0.9, colour), world.box(1.4, 2.1, 0.8, 0.7, 0.5, 0.05, '#33406f'), world.box(2.3, 2.1, 0.8, 0.4, 0.5, 0.05, colour),
  ],
  31: (world, random, colour) => [
    world.shadow(0.8, 0.9, 3, 2), ...Array.from({ length: 3 }, (_, level) => Array.from({ length: 4 - level }, (__, index) => world.box(0.8, 1 + index * 0.45 + level * 0.22, 0.16 + level * 0.4, 2.8, 0.38, 0.38, mix(steel, level === 2 ? colour : '#ffffff', random.between(0.1, 0.5))))),
    drum(world, 4, 2.6, 0.16, 40, 1 + random.next(), lighter(colour, 0.25)),
  ],
  32: (world, random, colour) => [
    drum(world, 1.2, 1.4, 0.16, 70, 1.3, '#2b3146'), drum(world, 2.8, 1.2, 0.16, 58, 1.9, mix(colour, '#2b3146', 0.35)), drum(world, 2.3, 2.7, 0.16, 50, 0.8, lighter(colour, random.between(0.2, 0.5))),
    stroke(line([world.spot(3.6, 2.6, 0.2), world.spot(3.6, 0.6, 3)]), '#2b3146', 12, round),
  ],
  33: (world, random, colour) => [
    table(world, 0.7, 1, 2.9, 1.5, colour),
    ...[[1.1, 1.4], [1.9, 1.7], [2.8, 1.4]].map(([x, y], index) => { const [px, py] = world.spot(x, y, 1.15); const r = 34 + random.whole(0, 12); const tone = [colour, '#ffd257', '#39c6a3'][index]; return [circle(px, py, r, darker(tone, 0.1)), circle(px - r * 0.12, py - r * 0.14, r * 0.84, tone), ellipse(px - r * 0.34, py - r * 0.4, r * 0.3, r * 0.18, '#ffffff', { opacity: 0.9 })]; }),
    ...[0, 1, 2, 3].map((index) => world.left(0.5 + index * 0.85, 0.13, 0.6, 0.9, lighter(accents[(index * 3 + random.whole(0, 2)) % 10], 0.15), 1.1)),
  ],
  41: (world, random, colour) => {
    const [px, py] = world.spot(3.5, 1.1, 2.5);
    return [
      ...[0, 1, 2].map((index) => [world.box(0.7 + index * 0.95, 1, 0.16, 0.8, 1, 1.7, '#eaf0fb'), world.left(0.85 + index * 0.95, 2.01, 0.5, 0.2 + random.between(0.3, 1), colour, 0.4)]),
      world.box(0.6, 2.5, 0.16, 2.6, 0.5, 0.4, '#33406f'), circle(px, py, 44, '#ffc93c'), ...Array.from({ length: 8 }, (_, index) => stroke(line([polar(px, py, 56, index * 45 + 10), polar(px, py, 74, index * 45 + 10)]), '#ffc93c', 8, round)),
    ];
  },
  42: (world, random, colour) => {
    const [px, py] = world.spot(2.9, 1.2, 2.1);
    return [
      drum(world, 1.3, 1.3, 0.16, 76, 1.6, mix('#58c7e8', colour, 0.25)), drum(world, 2.9, 2.1, 0.16, 54, 0.9, '#d9f4ea'),
      ...[0, 120, 240].map((turn) => path('M0 -58A58 58 0 0 1 48 -32L60 -40L58 -6L28 -20L38 -26A46 46 0 0 0 0 -46Z', colour, { transform: `translate(${n(px)} ${n(py)}) rotate(${turn + random.whole(0, 20)})` })),
      world.plant(4.1, 2.9, 1.3),
    ];
  },
};

function emblem(world, name) {
  const [px, py] = world.spot(0.13, 2.3, 1.95);
  return `<g transform="translate(${n(px)} ${n(py)}) skewY(-27) scale(1.12)">${markOnWall(name).flat(9).join('')}</g>`;
}

function mirroredMark(world, name) {
  const [px, py] = world.spot(0.13, 2.3, 1.95);
  return `<g transform="translate(${n(1200 - px)} ${n(py)}) skewY(27) scale(1.12)">${markOnWall(name).flat(9).join('')}</g>`;
}

/** How much of the stand a picture shows: whole, its exhibit, its exhibit from the other side. */
const views = [
  { view: [0, 0, 1200, 675], people: 3 },
  { view: [236, 150, 800, 450], people: 1 },
  { view: [150, 90, 920, 517.5], people: 2, isMirrored: true },
];

function drawBooth({ category, picture: file }, index) {
  const name = file.replace('booth-', '');
  const { view, people: most, isMirrored } = views[(index + Math.floor(index / 3)) % views.length];
  const random = seeded(4_001 + index * 97);
  const colour = brandColour(name);
  const world = isometric(600, 276, 82);
  const ground = lighter(colour, 0.82);
  const people = [[4.7, 1.2], [3.5, 4.4], [1.2, 4.9], [5.3, 3.4]].slice(0, most);
  const body = [
    rect(0, 0, 1200, 675, 'url(#ground)'),
    ...Array.from({ length: 7 }, (_, row) => [world.floor(-9, -6 + row * 2.4, 24, 0.05, mix(ground, colour, 0.14)), world.floor(-6 + row * 2.4, -9, 0.05, 24, mix(ground, colour, 0.14))]),
    world.floor(0.3, 0.3, 4.6, 4.6, '#0a1c4a', 0, { opacity: 0.1 }),
    world.box(0, 0, 0, 4.4, 4.4, 0.16, '#ffffff'),
    world.floor(0.15, 0.15, 4.1, 4.1, mix(colour, '#ffffff', 0.72), 0.165),
    world.left(0, 0.12, 4.4, 2.9, '#ffffff', 0.16), world.left(0, 0.12, 4.4, 0.6, colour, 2.46), world.floor(0, 0, 4.4, 0.12, '#ffffff', 3.06),
    world.right(0.12, 0, 4.4, 2.9, colour, 0.16), world.right(0.12, 0, 4.4, 0.6, darker(colour, 0.2), 2.46), world.floor(0, 0, 0.12, 4.4, '#ffffff', 3.06),
    isMirrored ? '' : emblem(world, name),
    shows[Math.floor(category / 10)](world, random, colour),
    ...people.map(([x, y]) => world.person(x + random.between(-0.2, 0.2), y, random.pick(coats), { hair: random.pick(['#2b2230', '#4b3426', '#8a8f9f']) })),
    world.plant(...random.pick([[5.4, 0.2], [5.1, 4.7], [-0.7, 5.2]]), 1.3),
  ];
  const drawn = isMirrored ? [`<g transform="matrix(-1 0 0 1 1200 0)">`, ...body, '</g>', mirroredMark(world, name)] : body;
  return picture([1200, 675], view, [fade('ground', [[0, lighter(ground, 0.5)], [1, ground]]), ...takeDrawn()], ...drawn);
}

const skins = ['#f6d3b3', '#f0c3a0', '#f3cdb9', '#e7b48c'];
const hairs = ['#1d1a1c', '#2b2230', '#3a2a22', '#54382a', '#8d8f96', '#c9c9cd'];

function drawPerson(index) {
  const random = seeded(90_001 + index * 31);
  return portrait(index + 101, { skin: random.pick(skins), hair: random.chance(0.8) ? hairs[random.whole(0, 3)] : random.pick(hairs) });
}

let person = 0;
const placeOf = ({ category }, index) => booths.slice(0, index).filter((booth) => booth.category === category).length;
export const boothPictures = Object.fromEntries(
  booths.flatMap((booth, index) => {
    const name = booth.picture.replace('booth-', '');
    const staff = Array.from({ length: booth.staff }, (_, place) => [`person-${name}-${place + 1}`, person++]);
    return [
      [booth.picture, () => drawBooth(booth, index)],
      [`logo-${name}`, () => boothMark(name)],
      ...booth.products.map((_, which) => [`product-${name}-${which + 1}`, () => drawProduct({ name, category: booth.category, place: placeOf(booth, index), which })]),
      ...staff.map(([file, place]) => [file, () => drawPerson(place)]),
    ];
  }),
);
