// ものづくり共創EXPO: the exhibition hall from above, isometric, in daylight blue.
import { defs as harbourDefs, harbour } from '../harbour.mjs';
import {
  circle, clip, darker, dots, ellipse, fade, line, mix, n, path, picture, placed, polygon, rect, round, seeded, sizes,
  stroke,
} from '../kit.mjs';
import { boothPictures } from '../booths.mjs';
import { ticketPictures } from '../expo-tickets.mjs';
import { isometric, takeDrawn } from '../iso.mjs';
import { letters } from '../lettering.mjs';

const blue = '#0a5cff';
const navy = '#0b1f5c';
const sky = '#dbe8ff';
const paper = '#f3f7ff';
const yellow = '#ffc93c';
const coral = '#ff6b4a';
const mint = '#39c6a3';
const lilac = '#8c7bff';
const coats = [blue, '#ffffff', yellow, coral, mint, lilac, '#33406f', '#9fb4e6'];

const defs = () => [
  fade('floor', [[0, '#eaf1ff'], [1, '#c9dbff']], { x1: 0, y1: 0, x2: 1, y2: 1 }),
  fade('deep', [[0, '#1a6bff'], [1, '#0638b8']], { x2: 1 }),
  fade('ray', [[0, '#ffffff', 0.6], [1, '#ffffff', 0]]),
  dots('halftone', 8, 1.6, '#ffffff'),
];

/** A robot arm on a pedestal at x, y. */
function robot(world, x, y, colour, reach = 1, z = 0) {
  const points = [[x, y, z + 0.5], [x, y, z + 1.5], [x + 0.9 * reach, y - 0.5, z + 2.5], [x + 1.7 * reach, y + 0.2, z + 1.5]];
  const spots = points.map((point) => world.spot(...point));
  return [
    world.box(x - 0.4, y - 0.4, z, 0.8, 0.8, 0.5, '#4a5a8c'),
    stroke(line(spots.slice(0, 3)), darker(colour, 0.25), 21, round), stroke(line(spots.slice(0, 3).map(([px, py]) => [px - 3, py - 2])), colour, 15, round),
    stroke(line(spots.slice(2)), darker(colour, 0.25), 15, round), stroke(line(spots.slice(2).map(([px, py]) => [px - 2, py - 2])), colour, 10, round),
    ...spots.slice(1, 3).map(([px, py]) => [circle(px, py, 12, navy), circle(px - 1, py - 1, 5.5, '#ffffff')]),
    stroke(`M${n(spots[3][0] - 9)} ${n(spots[3][1] + 14)}l2 -12h14l2 12`, navy, 4, round), circle(spots[3][0], spots[3][1], 7, navy),
  ];
}

function screen(world, x, y, z, width, height, kind, isLeft = true) {
  const wall = isLeft ? world.left : world.right;
  const inner = (u, v) => (isLeft ? world.spot(x + u * width, y, z + v * height) : world.spot(x, y + u * width, z + v * height));
  const shapes = {
    bars: [0.15, 0.35, 0.55, 0.75].map((u, index) => path(polygon([inner(u, 0.15), inner(u + 0.13, 0.15), inner(u + 0.13, [0.5, 0.7, 0.45, 0.85][index]), inner(u, [0.5, 0.7, 0.45, 0.85][index])]), [mint, yellow, '#ffffff', coral][index])),
    line: [stroke(line([[0.1, 0.3], [0.3, 0.55], [0.5, 0.4], [0.7, 0.75], [0.9, 0.65]].map(([u, v]) => inner(u, v))), yellow, 5, round), stroke(line([[0.1, 0.15], [0.9, 0.15]].map(([u, v]) => inner(u, v))), '#ffffff', 2.5)],
    gear: [circle(...inner(0.5, 0.5), 17, 'none', { stroke: '#ffffff', 'stroke-width': 7, 'stroke-dasharray': '7 5' }), circle(...inner(0.5, 0.5), 8, '#ffffff')],
    leaf: [path(`M${inner(0.3, 0.25).map(n).join(' ')}Q${inner(0.25, 0.85).map(n).join(' ')} ${inner(0.75, 0.85).map(n).join(' ')}Q${inner(0.75, 0.25).map(n).join(' ')} ${inner(0.3, 0.25).map(n).join(' ')}Z`, mint)],
  };
  return [wall(x, y, width, height, navy, z), wall(x + (isLeft ? width * 0.04 : 0), y + (isLeft ? 0 : width * 0.04), width * 0.92, height * 0.88, '#123a9c', z + height * 0.06), ...shapes[kind]];
}

/** A stand: platform, two back walls, a counter, what it shows, and its people. */
function stand(world, random, x, y, { colour, kind, size = 4, shows = 'counter' }) {
  const parts = [
    world.floor(x + 0.25, y + 0.25, size, size, '#0a1c4a', 0, { opacity: 0.1 }),
    world.box(x, y, 0, size, size, 0.16, '#ffffff'),
    world.floor(x + 0.15, y + 0.15, size - 0.3, size - 0.3, mix(colour, '#ffffff', 0.78), 0.165),
    // back walls: along the far right and far left edges
    world.left(x, y + 0.12, size, 2.6, '#ffffff', 0.16), world.left(x, y + 0.12, size, 0.7, colour, 2.06), world.floor(x, y, size, 0.12, '#ffffff', 2.76),
    world.right(x + 0.12, y, size, 2.6, mix(colour, '#ffffff', 0.55), 0.16), world.right(x + 0.12, y, size, 0.7, darker(colour, 0.2), 2.06), world.floor(x, y, 0.12, size, '#ffffff', 2.76),
    screen(world, x + size * 0.42, y + 0.13, 0.85, size * 0.46, 1.05, kind),
  ];
  const mark = (u, v) => world.spot(x + u, y + 0.13, 2.06 + v);
  parts.push(path(polygon([mark(0.4, 0.2), mark(0.75, 0.2), mark(0.75, 0.5), mark(0.4, 0.5)]), '#ffffff'), stroke(line([mark(0.95, 0.35), mark(size * 0.62, 0.35)]), '#ffffff', 5));
  if (shows === 'robot') parts.push(robot(world, x + size * 0.4, y + size * 0.55, colour === yellow ? coral : yellow, 1, 0.16), world.box(x + size * 0.72, y + size * 0.5, 0.16, 0.9, 0.9, 0.6, '#6f83bd'));
  if (shows === 'belt') {
    parts.push(world.box(x + 0.6, y + size * 0.5, 0.16, size - 1, 0.8, 0.55, '#4a5a8c'), world.floor(x + 0.6, y + size * 0.5 + 0.12, size - 1, 0.56, '#202c54', 0.72));
    for (let index = 0; index < 3; index += 1) parts.push(world.box(x + 0.9 + index * 0.95, y + size * 0.5 + 0.18, 0.72, 0.44, 0.44, 0.44, [coral, yellow, mint][index]));
  }
  if (shows === 'drone') {
    const [px, py] = world.spot(x + size * 0.55, y + size * 0.55, 1.8);
    parts.push(world.shadow(x + size * 0.35, y + size * 0.35, 1.4, 1.4, 0.14), stroke(`M${n(px - 34)} ${n(py - 8)}L${n(px + 34)} ${n(py + 8)}M${n(px + 34)} ${n(py - 8)}L${n(px - 34)} ${n(py + 8)}`, navy, 5, round), ...[[-34, -8], [34, 8], [34, -8], [-34, 8]].map(([dx, dy]) => ellipse(px + dx, py + dy - 4, 19, 6, colour, { opacity: 0.75 })), ellipse(px, py, 15, 9, '#ffffff', { stroke: navy, 'stroke-width': 3 }));
  }
  if (shows === 'counter') parts.push(world.box(x + size * 0.4, y + size * 0.55, 0.16, size * 0.42, 0.5, 0.85, colour), world.box(x + size * 0.45, y + size * 0.58, 1.01, 0.35, 0.3, 0.2, '#ffffff'), world.plant(x + 0.6, y + size - 0.6, 0.9));
  parts.push(world.person(x + size * 0.28, y + size * 0.82, random.pick(coats), { z: 0.16 }), world.person(x + size * 0.84, y + size * 0.86, random.pick(coats), { z: 0.16, hair: random.pick(['#2b2230', '#6b4a33', '#8a8f9f']) }));
  return parts;
}

function hall(seed, unit = 30, originX = 800, originY = -140) {
  const random = seeded(seed);
  const world = isometric(originX, originY, unit);
  const parts = [rect(0, 0, 1600, 900, 'url(#floor)')];
  let grid = '';
  for (let index = -20; index <= 60; index += 2) {
    grid += line([world.spot(index, -20), world.spot(index, 60)]) + line([world.spot(-20, index), world.spot(60, index)]);
  }
  parts.push(stroke(grid, '#ffffff', 1.6, { opacity: 0.7 }));
  for (const lane of [4.6, 11, 17.4, 23.8, 30.2, 36.6]) {
    parts.push(world.floor(-20, lane, 80, 1.2, lane === 17.4 ? blue : '#b9d0ff', 0, { opacity: lane === 17.4 ? 0.9 : 0.55 }));
    parts.push(world.floor(lane, -20, 1.2, 80, lane === 17.4 ? blue : '#b9d0ff', 0, { opacity: lane === 17.4 ? 0.9 : 0.55 }));
  }
  const kinds = ['bars', 'line', 'gear', 'leaf'];
  const shows = ['robot', 'counter', 'belt', 'drone', 'counter'];
  const colours = [blue, coral, mint, yellow, lilac, '#2f86ff'];
  const things = [];
  for (let column = -3; column < 7; column += 1) {
    for (let row = -3; row < 7; row += 1) {
      const [x, y] = [-0.4 + column * 6.4, -0.4 + row * 6.4];
      const [px, py] = world.spot(x + 2, y + 2);
      if (px < -170 || px > 1770 || py < -120 || py > 1060) continue;
      const isPlaza = column === 2 && row === 2;
      things.push([x + y, () => (isPlaza ? plaza(world, x, y) : stand(world, random, x, y, { colour: colours[(column * 2 + row * 3 + 30) % 6], kind: random.pick(kinds), shows: shows[(column * 3 + row + 30) % 5] }))]);
      for (let index = 0; index < 3; index += 1) {
        const isAlong = random.chance(0.5);
        const [wx, wy] = isAlong ? [x + random.between(0, 6), y + random.between(4.5, 5.8)] : [x + random.between(4.5, 5.8), y + random.between(0, 6)];
        const coat = random.pick(coats);
        things.push([wx + wy - 3.4, () => world.person(wx, wy, coat, { hair: random.pick(['#2b2230', '#4b3426', '#8a8f9f']) })]);
      }
    }
  }
  things.sort((a, b) => a[0] - b[0]);
  return [...parts, ...things.map(([, drawn]) => drawn())];
}

/** The square in the middle: a round stage with a ring of light above it. */
function plaza(world, x, y) {
  const [px, py] = world.spot(x + 2, y + 2);
  return [
    ellipse(px + 10, py + 10, 150, 86, '#0a1c4a', { opacity: 0.15 }), ellipse(px, py, 146, 84, '#ffffff'), ellipse(px, py - 7, 146, 84, '#e5eeff'), ellipse(px, py - 7, 118, 68, blue), ellipse(px, py - 7, 90, 52, '#2f74ff'), ellipse(px, py - 16, 60, 34, '#ffffff'), ellipse(px, py - 21, 60, 34, sky),
    robot(world, x + 1.9, y + 2.1, yellow, 1, 0.6), ...[[0.2, 3.6], [3.8, 0.4], [3.9, 2.6], [1.6, 4.2], [3, 3.8]].map(([dx, dy], index) => world.person(x + dx, y + dy, coats[index], { z: 0.2 })),
    ellipse(px, py - 168, 140, 76, 'none', { stroke: darker(blue, 0.3), 'stroke-width': 20 }), ellipse(px, py - 176, 140, 76, 'none', { stroke: '#ffffff', 'stroke-width': 15 }), ellipse(px, py - 176, 140, 76, 'none', { stroke: yellow, 'stroke-width': 4, 'stroke-dasharray': '30 16' }),
    stroke(`M${n(px - 140)} ${n(py - 176)}V-200M${n(px + 140)} ${n(py - 176)}V-200`, '#9db4e8', 2),
  ];
}

const panel = (size, view, ...body) => picture(size, view, [...defs(), takeDrawn()], ...body);
const thumbnail = (ground, ...body) => panel(sizes.thumb, [0, 0, 800, 600], rect(0, 0, 800, 600, ground), ...body);

function tiles(world, colour, from = -10, to = 16) {
  let d = '';
  for (let index = from; index <= to; index += 1) d += line([world.spot(index, from), world.spot(index, to)]) + line([world.spot(from, index), world.spot(to, index)]);
  return stroke(d, colour, 1.4);
}

function factoryBoard() {
  const world = isometric(560, -70, 46);
  const parts = [rect(0, 0, 1200, 400, 'url(#deep)'), tiles(world, '#3f84ff', -20, 30)];
  parts.push(world.floor(-4, 5.6, 30, 2, '#0a2c8f', 0), world.floor(-4, 6, 30, 1.2, '#123a9c', 0.02));
  for (let index = 0; index < 11; index += 1) parts.push(world.box(-2 + index * 1.9, 6.15, 0, 0.9, 0.9, 0.7, [yellow, '#ffffff', coral, mint][index % 4]));
  parts.push(robot(world, 2.2, 4.9, yellow, 1), robot(world, 6, 4.6, '#ffffff', 1), robot(world, 9.8, 4.9, coral, 1), robot(world, -1.2, 5, mint, 1));
  parts.push(world.person(3.4, 8.8, yellow), world.person(5, 9.4, '#ffffff'), world.person(8.2, 9.2, mint), world.person(11.4, 8.6, coral), world.box(6.2, 9, 0, 1.1, 0.7, 0.8, '#2f74ff'), world.plant(0.5, 9.3, 1.2));
  return parts;
}

function matchBoard() {
  const parts = [rect(0, 0, 1200, 400, yellow), circle(330, 200, 270, '#ffd666'), circle(870, 200, 270, '#ffd666')];
  const talk = isometric(600, 110, 46);
  for (const [x, y, one, other] of [[2.5, 1.6, lilac, '#ffffff'], [-3.6, 7.6, blue, '#ffffff'], [7.6, -3.6, mint, lilac], [0.3, 6.1, coral, mint], [6.1, 0.3, blue, coral]]) {
    parts.push(talk.floor(x - 1, y - 1, 3.2, 3.2, '#ffffff', 0, { opacity: 0.65 }), talk.person(x - 0.3, y + 0.4, one), talk.box(x + 0.2, y, 0, 1, 1, 0.75, '#ffffff'), talk.box(x + 0.5, y + 0.3, 0.75, 0.4, 0.3, 0.05, blue), talk.person(x + 1.7, y + 0.7, other));
    const [px, py] = talk.spot(x, y, 2.3);
    parts.push(path(`M${n(px - 30)} ${n(py - 36)}h60a10 10 0 0 1 10 10v20a10 10 0 0 1 -10 10h-30l-14 14v-14h-16a10 10 0 0 1 -10 -10v-20a10 10 0 0 1 10 -10z`, navy), ...[0, 1, 2].map((index) => circle(px - 16 + index * 18, py - 16, 4.5, '#ffffff')));
  }
  return parts;
}

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], hall(3, 48, 800, -250)),
  ogp: () => panel(sizes.ogp, [0, 20, 1600, 840], hall(3, 48, 800, -250), path('M0 20H760L560 860H0Z', blue, { opacity: 0.94 }), path('M760 20H800L600 860H560Z', yellow), letters('CO-CREATION', 90, 300, 50, '#ffffff', { weight: 1.1, gap: 1.7 }), letters('EXPO', 90, 400, 132, yellow, { weight: 1.35, gap: 2 }), rect(90, 590, 180, 12, '#ffffff')),
  icon: () => { const world = isometric(256, 300, 64); return picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], placed('', `<g clip-path="url(#badge)">`, rect(0, 0, 512, 512, 'url(#deep)'), tiles(world, '#2f74ff', -8, 8), world.shadow(-1.2, -1.2, 3.6, 3.6, 0.3), world.box(-1.6, -1.6, 0, 3.2, 3.2, 0.9, '#ffffff'), world.box(-1.6, -1.6, 0.9, 1.6, 1.6, 1.5, mint), world.box(0, -1.6, 0.9, 1.6, 1.6, 0.8, yellow), world.box(-1.6, 0, 0.9, 1.6, 1.6, 0.8, coral), '</g>')); },
  'live-harbour': () => picture(sizes.cover, [0, 0, 1600, 900], harbourDefs(), harbour({ hasQuay: false, seed: 12 })),
  'banner-hall': () => panel(sizes.banner, [100, 250, 1380, 460], hall(3, 48, 800, -250)),
  'banner-factory': () => panel(sizes.banner, [0, 0, 1200, 400], factoryBoard()),
  'banner-matching': () => panel(sizes.banner, [0, 0, 1200, 400], matchBoard()),
  keynote: () => { const world = isometric(400, 210, 46); return thumbnail(navy, tiles(world, '#1c3a8c'), world.box(-1, -2, 0, 6, 3, 0.5, '#2f74ff'), world.left(-1, -1.9, 6, 3.6, '#ffffff', 0.5), screen(world, -0.6, -1.85, 0.9, 5.2, 2.8, 'line'), world.person(1.2, 0.2, yellow, { z: 0.5 }), world.box(2.4, 0, 0.5, 0.7, 0.5, 0.9, '#ffffff'), ...Array.from({ length: 20 }, (_, index) => world.person(-2.4 + (index % 5) * 1.9 + (index > 9 ? 0.2 : 0), 2.8 + Math.floor(index / 5) * 1.3, coats[(index * 3) % 8]))); },
  access: () => { const world = isometric(360, 200, 46); return thumbnail(sky, tiles(world, '#ffffff'), world.floor(-10, 5, 26, 2.4, '#8fb0f5'), world.floor(-10, 6.1, 26, 0.14, '#ffffff', 0.01), world.shadow(0.4, -1.6, 7, 4.8), world.box(0, -2, 0, 6.6, 4.8, 2.4, '#ffffff'), world.left(0.5, 2.8, 5.6, 1.4, blue, 0.5), ...[0, 1, 2, 3].map((index) => world.left(0.75 + index * 1.35, 2.81, 1, 1.1, '#9fc2ff', 0.6)), world.box(0, -2, 2.4, 6.6, 4.8, 0.3, blue), world.box(-5, 5.3, 0.15, 3.6, 1.2, 1.3, coral), world.left(-4.7, 6.51, 3, 0.55, navy, 0.8), world.box(5.4, 5.4, 0.15, 1.7, 0.9, 0.7, yellow), world.person(2, 4.1, mint), world.person(3.2, 4.3, lilac), world.plant(-1, 3.6, 1.3), world.plant(8.2, 2, 1.5), world.plant(-1.2, 0, 1.5)); },
  guide: () => { const world = isometric(400, 190, 62); return thumbnail(mint, tiles(world, '#57d3b5'), world.shadow(-1.4, -0.6, 7, 5.4), world.box(-2, -1, 0, 7, 5, 0.2, '#ffffff'), world.floor(-1.6, -0.6, 6.2, 4.2, '#e5eeff', 0.21), ...[[0, 0, blue], [2, 0, coral], [4, 0, yellow], [0, 2, lilac], [2, 2, mint], [4, 2, blue]].map(([x, y, colour], index) => world.box(x - 1.2, y - 0.2, 0.2, 1.3, 1.3, [0.8, 1.4, 0.6, 1.1, 0.7, 1.6][index], colour)), stroke(line([[-1.5, 3.4, 0.22], [0.4, 3.4, 0.22], [0.4, 1.4, 0.22], [2.5, 1.4, 0.22], [2.5, -0.5, 0.22]].map((point) => world.spot(...point))), navy, 6, { ...round, 'stroke-dasharray': '2 14' }), world.person(-2.6, 5, coral), world.person(5.8, 4.4, yellow)); },
  startups: () => { const world = isometric(400, 290, 66); return thumbnail(lilac, tiles(world, '#a597ff'), ...[[-2.4, 0.6, 1.4, yellow], [0, 0, 2.4, '#ffffff'], [2.2, -0.6, 3.6, coral]].map(([x, y, height, colour]) => [world.shadow(x + 0.3, y + 0.3, 1.9, 1.9), world.box(x, y, 0, 1.8, 1.8, height, colour)]), world.person(-1.4, 1.6, blue, { z: 1.4 }), world.person(0.9, 0.9, mint, { z: 2.4 }), world.person(3.1, 0.3, '#ffffff', { z: 3.6 }), world.plant(-3, 4, 1.4), world.person(1.2, 4.2, yellow), world.person(3.8, 3.2, blue)); },
  green: () => { const world = isometric(400, 240, 58); return thumbnail('#bfe9dc', tiles(world, '#d6f3ea'), world.shadow(-1.6, -1.6, 6.4, 6.4, 0.12), world.box(-2, -2, 0, 6, 6, 0.3, '#57c79f'), world.box(0, 0, 0.3, 2, 2, 1.5, '#ffffff'), world.floor(0.15, 0.15, 1.7, 1.7, blue, 1.82), world.left(0.6, 2.01, 0.8, 1, navy, 0.3), world.plant(3.2, -0.6, 1.3), world.plant(3.2, 2.4, 1.2), world.plant(-0.6, 3.2, 1.4), ...[[-1.4, 1.4], [1.6, -1.6]].map(([x, y]) => { const [px, py] = world.spot(x, y, 0.3); return [stroke(`M${n(px)} ${n(py)}V${n(py - 150)}`, '#ffffff', 7, round), ...[0, 120, 240].map((turn) => path('M0 0Q9 -34 0 -70Q-9 -34 0 0Z', '#ffffff', { transform: `translate(${n(px)} ${n(py - 150)}) rotate(${turn + x * 20})` })), circle(px, py - 150, 7, blue)]; }), world.person(5, 3, coral)); },
  business: () => { const world = isometric(400, 250, 92); return thumbnail(coral, tiles(world, '#ff8266'), world.shadow(-0.7, -0.7, 3.4, 3.4), world.box(-0.9, -0.9, 0, 3, 3, 1, '#ffffff'), world.box(-0.3, -0.2, 1, 0.9, 0.6, 0.06, blue), world.box(0.9, 0.8, 1, 0.6, 0.9, 0.06, yellow), world.box(1.4, -0.5, 1, 0.24, 0.24, 0.3, navy), world.person(-1.9, 1, navy), world.person(0.6, -2, mint), world.person(2.8, 1.2, yellow), world.person(0.9, 3, '#ffffff')); },
  ...ticketPictures(thumbnail, tiles),
  ...boothPictures,
};
