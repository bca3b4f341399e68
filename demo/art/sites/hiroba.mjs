// 広場: the open square from above in the evening light; people small, their shadows long.
import {
  arc, circle, clip, curve, darker, ellipse, fade, glow, grain, group, lighter, mix, n, path, picture, placed, polar,
  polygon, rect, seeded, sizes, stroke, use,
} from '../kit.mjs';
import { character, letters } from '../lettering.mjs';
import { pictures as city } from './city.mjs';
import { pictures as hanamachi } from './hanamachi.mjs';

const paper = '#f6e9d3';
const sand = '#e9d2ac';
const clay = '#d99a63';
const orange = '#f26b1d';
const red = '#c9402b';
const teal = '#1f7a7a';
const plum = '#43305c';
const leaf = '#5d8a4c';
const gold = '#f4b73f';
const shade = '#3a2450';
const coats = [orange, red, teal, plum, '#fffaf0', gold, '#2f4a7c', '#8c4a6b', '#2d5d4a'];

const defs = () => [
  fade('ground', [[0, '#fbe7c2'], [0.55, '#f3d5a3'], [1, '#e0b27d']], { x1: 0, y1: 0, x2: 1, y2: 1 }),
  fade('dusk', [[0, '#ffb95e', 0.55], [0.5, '#ffb95e', 0], [1, '#43305c', 0.42]], { x1: 0, y1: 0.1, x2: 1, y2: 0.9 }),
  glow('pool', [[0, '#bff0e6'], [0.6, '#4fb6b0'], [1, '#1f7a7a']]),
  grain('grain', '#4b2a12', 0.16),
  // The shadow a person throws to the right, and the people from above in their coats.
  group({ id: 'shadow', fill: shade }, path('M0 -4.6L22 -5.4Q34 -8 46 -4.4L50 -3.4Q62 -5 62 0Q62 5 50 3.4L46 4.4Q34 8 22 5.4L0 4.6Z')),
  ...coats.map((coat, index) => group({ id: `p${index}` }, ellipse(0, 0, 5.4, 9.4, coat), ellipse(1.6, 0, 3.6, 8.4, darker(coat, 0.18)), circle(-0.6, 0, 4.6, index % 3 === 0 ? '#3a2620' : index % 3 === 1 ? '#1f1a24' : '#7a5236'))),
];

const light = 24;
const someone = (x, y, coat, turn, size = 1) => [
  placed(`translate(${n(x)} ${n(y)}) rotate(${light}) scale(${n(size * 1.2)} ${n(size)})`, use('shadow', 0, 0, { opacity: 0.34 })),
  placed(`translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})`, use(`p${coat}`, 0, 0)),
];

function paving(random, cx, cy, reach) {
  const parts = [];
  for (let r = 96, index = 0; r < reach; r += 30, index += 1) {
    const stones = Math.max(18, Math.round(r / 7));
    const length = (2 * Math.PI * r) / stones;
    const tone = index % 6 === 3 ? clay : index % 3 === 0 ? mix(sand, clay, 0.28) : mix(paper, sand, 0.55);
    parts.push(circle(cx, cy, r, 'none', { stroke: tone, 'stroke-width': 27, 'stroke-dasharray': `${n(length - 2)} 2`, transform: `rotate(${n(random.between(0, 20))} ${cx} ${cy})` }));
    parts.push(circle(cx, cy, r, 'none', { stroke: lighter(tone, 0.28), 'stroke-width': 27, 'stroke-dasharray': `${n(length - 2)} ${n(length * random.whole(3, 6) + 2)}`, transform: `rotate(${n(random.between(0, 360))} ${cx} ${cy})`, opacity: 0.7 }));
    parts.push(circle(cx, cy, r, 'none', { stroke: darker(tone, 0.12), 'stroke-width': 27, 'stroke-dasharray': `${n(length - 2)} ${n(length * random.whole(4, 8) + 2)}`, transform: `rotate(${n(random.between(0, 360))} ${cx} ${cy})`, opacity: 0.5 }));
  }
  return parts;
}

function rays(cx, cy, reach) {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = index * 45 + 22.5;
    const [a, b] = [polar(cx, cy, 110, angle - 6), polar(cx, cy, 110, angle + 6)];
    const [c, d] = [polar(cx, cy, reach, angle + 2.2), polar(cx, cy, reach, angle - 2.2)];
    return path(polygon([a, b, c, d]), index % 2 === 0 ? '#fff5df' : '#f7dcae', { opacity: 0.75 });
  });
}

function fountain(cx, cy) {
  return [
    circle(cx + 24, cy + 12, 84, shade, { opacity: 0.25 }), circle(cx, cy, 84, '#fff6e4'), circle(cx, cy, 84, 'none', { stroke: clay, 'stroke-width': 5 }), circle(cx, cy, 68, 'url(#pool)'),
    ...[56, 44, 31].map((r, index) => circle(cx, cy, r, 'none', { stroke: '#ffffff', 'stroke-width': 2.4, 'stroke-dasharray': `${14 + index * 5} ${7 + index * 3}`, opacity: 0.8 })),
    circle(cx + 6, cy + 3, 18, shade, { opacity: 0.25 }), circle(cx, cy, 18, '#fff6e4'), circle(cx, cy, 9, orange),
    ...Array.from({ length: 12 }, (_, index) => { const [x, y] = polar(cx, cy, 26, index * 30); return circle(x, y, 2.6, '#ffffff'); }),
  ];
}

function tree(random, x, y, r, tone = leaf) {
  const puffs = Array.from({ length: 7 }, (_, index) => { const [px, py] = polar(x, y, r * 0.5, index * 51 + random.between(-12, 12)); return circle(px, py, r * random.between(0.42, 0.56), index % 2 === 0 ? tone : darker(tone, 0.12)); });
  return [placed(`translate(${n(x)} ${n(y)}) rotate(${light})`, ellipse(r * 1.3, 0, r * 1.75, r * 0.95, shade, { opacity: 0.3 })), ...puffs, circle(x - r * 0.25, y - r * 0.22, r * 0.46, lighter(tone, 0.22)), circle(x - r * 0.38, y - r * 0.34, r * 0.2, lighter(tone, 0.42))];
}

/** A market parasol from above. */
function parasol(x, y, r, one, other) {
  const wedges = Array.from({ length: 10 }, (_, index) => path(polygon([[x, y], polar(x, y, r, index * 36), polar(x, y, r * 1.02, index * 36 + 18), polar(x, y, r, index * 36 + 36)]), index % 2 === 0 ? one : other));
  return [placed(`translate(${n(x)} ${n(y)}) rotate(${light})`, ellipse(r * 0.9, 0, r * 1.25, r, shade, { opacity: 0.3 })), ...wedges, path(polygon([[x, y], ...[0, 18, 36, 54, 72, 90, 108].map((angle) => polar(x, y, r, angle - 20))]), shade, { opacity: 0.16 }), circle(x, y, 4, '#fffaf0')];
}

function roof(x, y, width, height, colour, turn = 0) {
  const dark = darker(colour, 0.26);
  const tiles = [];
  for (let step = 14; step < height / 2; step += 14) tiles.push(`M0 ${step}H${width}M0 ${height - step}H${width}`);
  return placed(
    `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`,
    rect(0, 0, width, height, colour), rect(0, height / 2, width, height / 2, dark), stroke(tiles.join(''), shade, 1.4, { opacity: 0.28 }), rect(-5, height / 2 - 5, width + 10, 10, lighter(colour, 0.25)),
    rect(width * 0.2, height * 0.16, 26, 20, lighter(colour, 0.35)), rect(width * 0.66, height * 0.62, 30, 22, darker(colour, 0.5)),
  );
}
const eave = (points) => path(polygon(points.map(([x, y]) => [x + 58, y + 26])), shade, { opacity: 0.32 });

function square(seed, cx, cy) {
  const random = seeded(seed);
  const parts = [rect(0, 0, 1600, 900, 'url(#ground)'), paving(random, cx, cy, 1020), rays(cx, cy, 1100)];
  // A long table, a carpet for the players, a chalk game, a flag of colours on the ground.
  parts.push(arcs(cx, cy));
  const people = [];
  for (let index = 0; index < 8; index += 1) {
    const angle = index * 45 + 22.5;
    for (let step = 0; step < 7; step += 1) people.push([...polar(cx, cy, random.between(150, 720), angle + random.bell() * 2.6), angle + (random.chance(0.5) ? 0 : 180)]);
  }
  for (let cluster = 0; cluster < 17; cluster += 1) {
    const [px, py] = polar(cx, cy, random.between(170, 620), random.between(0, 360));
    const size = random.whole(2, 5);
    for (let member = 0; member < size; member += 1) { const angle = (member * 360) / size + random.between(-14, 14); people.push([...polar(px, py, 15 + size * 2, angle), angle + 180]); }
  }
  for (let index = 0; index < 30; index += 1) people.push([...polar(cx, cy, random.between(110, 128), index * 12 + random.between(-4, 4)), index * 12 + 180]);
  for (let row = 0; row < 3; row += 1) for (let index = 0; index < 9 + row * 3; index += 1) { const angle = 196 + (index * 92) / (8 + row * 3); people.push([...polar(1180, 640, 66 + row * 30, angle), angle + 180]); }
  const clear = people.filter(([x, y]) => x > 20 && x < 1580 && y > 20 && y < 880);
  clear.sort((a, b) => a[0] - b[0]);
  parts.push(stageCarpet(1180, 640), ...clear.map(([x, y, turn]) => someone(x, y, random.whole(0, 8), Math.round(turn), 1.08)));
  for (const [x, y, r, one, other] of [[430, 230, 44, red, '#fff6e4'], [520, 176, 40, teal, '#fff6e4'], [352, 300, 40, gold, '#fff6e4'], [300, 392, 44, '#fff6e4', orange], [1130, 190, 44, plum, '#fff6e4'], [1226, 226, 40, orange, '#fff6e4'], [1310, 290, 44, teal, '#fff6e4'], [430, 690, 42, '#fff6e4', plum], [520, 748, 44, red, gold]]) parts.push(parasol(x, y, r, one, other));
  for (const [x, y, r] of [[690, 120, 34], [910, 112, 38], [1010, 150, 30], [230, 520, 40], [262, 610, 34], [1400, 420, 40], [1424, 520, 34], [690, 810, 38], [900, 824, 36], [1020, 800, 30], [560, 90, 28]]) parts.push(tree(random, x, y, r, random.pick([leaf, '#7a9a45', '#3f7a58', '#c98a3a'])));
  parts.push(
    eave([[-20, -20], [330, -20], [330, 100], [160, 180], [160, 320], [-20, 320]]),
    roof(-60, -60, 230, 360, red), roof(120, -70, 210, 150, '#b5562f'), eave([[1240, -60], [1700, -60], [1700, 60], [1260, 110]]), roof(1260, -80, 230, 170, teal), roof(1470, -60, 220, 320, '#2f4a7c'),
    eave([[-40, 700], [160, 700], [270, 800], [270, 960], [-40, 960]]), roof(-70, 690, 230, 260, '#8c4a6b'), roof(130, 800, 170, 160, orange), roof(1440, 690, 240, 280, '#2d5d4a'), roof(1290, 800, 170, 160, gold),
  );
  parts.push(fountain(cx, cy), rect(0, 0, 1600, 900, 'url(#dusk)'), rect(0, 0, 1600, 900, 'url(#grain)'));
  return parts;
}
/** The ring of the square in the colours of those who meet there. */
const arcs = (cx, cy) => [orange, red, plum, teal, leaf, gold, '#2f4a7c', clay].map((colour, index) => stroke(arc(cx, cy, 246, index * 45 + 26, index * 45 + 64), colour, 17, { 'stroke-linecap': 'round' }));
const stageCarpet = (x, y) => [rect(x - 46, y - 34, 92, 68, red, { rx: 6 }), rect(x - 38, y - 26, 76, 52, 'none', { rx: 4, stroke: gold, 'stroke-width': 3 }), someone(x - 14, y - 6, 5, 200, 1.2), someone(x + 14, y + 10, 4, 170, 1.2)];

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);
const thumbnail = (...body) => panel(sizes.thumb, [0, 0, 800, 600], ...body, rect(0, 0, 800, 600, 'url(#grain)'));

/** Doors in a row, each with its own light falling on the ground. */
function doors() {
  const parts = [rect(0, 0, 1200, 400, '#f3d5a3'), rect(0, 250, 1200, 150, '#e0b27d')];
  const colours = [orange, teal, plum, red, leaf, '#2f4a7c', gold];
  colours.forEach((colour, index) => {
    const x = 90 + index * 156;
    parts.push(path(`M${x} 250V150a50 50 0 0 1 100 0V250Z`, colour), path(`M${x + 12} 250V152a38 38 0 0 1 76 0V250Z`, '#fff3d6'), path(`M${x + 12} 250H${x + 88}L${x + 190} 400H${x + 30}Z`, '#fff3d6', { opacity: 0.75 }), path(`M${x + 88} 250V152q0 -20 -14 -32L${x + 50} 130V272Z`, darker(colour, 0.2)), circle(x + 58, 205, 4, gold));
  });
  const random = seeded(4);
  for (let index = 0; index < 22; index += 1) parts.push(someone(random.between(40, 1160), random.between(296, 384), random.whole(0, 8), random.whole(0, 360), 1.5));
  return [...parts, rect(0, 0, 1200, 400, 'url(#grain)')];
}

function tools() {
  return thumbnail(
    rect(0, 0, 800, 600, teal), circle(400, 300, 270, darker(teal, 0.2)),
    placed('rotate(-5 400 300)', rect(196, 130, 420, 330, shade, { rx: 18, opacity: 0.3 }), rect(180, 112, 420, 330, '#fff6e4', { rx: 18 }), path('M180 130a18 18 0 0 1 18 -18H582a18 18 0 0 1 18 18V166H180Z', orange), ...[204, 226, 248].map((x) => circle(x, 139, 7, '#fff6e4')), rect(208, 192, 200, 130, gold, { rx: 10 }), path('M208 312L280 240L330 284L360 256L408 304V312a10 10 0 0 1 -10 10H218a10 10 0 0 1 -10 -10Z', red), circle(366, 222, 16, '#fff6e4'), ...[200, 226, 252].map((y) => rect(432, y, 140, 12, sand, { rx: 6 })), rect(432, 290, 96, 32, orange, { rx: 16 }), ...[0, 1, 2].map((index) => rect(208 + index * 124, 348, 110, 66, [teal, plum, leaf][index], { rx: 10 }))),
    placed('translate(600 380) rotate(38)', rect(-16, -150, 32, 190, gold), path('M-16 40H16L0 80Z', paper), path('M-5 66H5L0 80Z', shade), rect(-16, -172, 32, 26, red)),
  );
}

function constellation() {
  const random = seeded(19);
  const spots = [[400, 300, 64], [190, 180, 38], [620, 150, 42], [660, 420, 46], [210, 440, 44], [410, 520, 28], [420, 90, 26]];
  return thumbnail(
    rect(0, 0, 800, 600, plum), ...[110, 180, 250, 330, 420].map((r) => circle(400, 300, r, 'none', { stroke: '#ffffff', 'stroke-opacity': 0.14, 'stroke-width': 18, 'stroke-dasharray': '30 4' })),
    ...spots.slice(1).map(([x, y]) => stroke(curve([[400, 300], [(400 + x) / 2 + random.between(-30, 30), (300 + y) / 2 + random.between(-30, 30)], [x, y]]), gold, 5, { 'stroke-dasharray': '2 13', 'stroke-linecap': 'round' })),
    ...spots.map(([x, y, r], index) => [circle(x + r * 0.4, y + r * 0.25, r, '#1d1230', { opacity: 0.5 }), circle(x, y, r, [orange, teal, red, leaf, gold, clay, '#5b78b8'][index]), circle(x, y, r * 0.62, 'none', { stroke: '#fff6e4', 'stroke-width': r * 0.12, 'stroke-dasharray': `${n(r * 0.5)} ${n(r * 0.16)}` }), circle(x, y, r * 0.24, '#fff6e4')]),
  );
}

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], square(5, 800, 450)),
  ogp: () => panel(sizes.ogp, [0, 30, 1600, 840], square(5, 800, 450), circle(800, 450, 232, '#fff6e4', { opacity: 0.96 }), circle(800, 450, 232, 'none', { stroke: orange, 'stroke-width': 8 }), character('広', 664, 350, 128, shade, 1), character('場', 812, 350, 128, shade, 0.95), letters('HIROBA', 800, 530, 46, orange, { anchor: 'middle', weight: 1.2, gap: 2.4 })),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, orange), ...[0, 1, 2, 3].map((index) => [stroke(arc(256, 256, 172, index * 90 + 18, index * 90 + 72), '#fff6e4', 46, { 'stroke-linecap': 'round' }), stroke(arc(256, 256, 104, index * 90 + 66, index * 90 + 114), '#ffd9a8', 30, { 'stroke-linecap': 'round' })]), circle(256, 256, 44, '#fff6e4'))),
  'banner-square': () => panel(sizes.banner, [120, 240, 1290, 430], square(5, 800, 450)),
  'banner-doors': () => panel(sizes.banner, [0, 0, 1200, 400], doors()),
  about: () => constellation(),
  guide: () => tools(),
  'link-city': () => city.cover(),
  'link-hanamachi': () => hanamachi.cover(),
};
