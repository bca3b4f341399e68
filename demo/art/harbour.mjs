// The harbour town of the city portal: its colours, houses, ships and quay.
import {
  circle, cloud, curve, darker, dots, ellipse, fade, grain, group, land, lighter, mix, n, path, placed, polar,
  polygon, rect, ridge, round, seeded, stroke,
} from './kit.mjs';
import { standing } from './people.mjs';

export const ink = '#0b3242';
export const teal = '#0e7c86';
export const deep = '#0a5a68';
export const mint = '#8cc3b5';
export const cream = '#fbeccb';
export const apricot = '#f6b46b';
export const coral = '#e8603c';
export const brick = '#b9432e';
const walls = ['#fdf3dc', '#f7dfb8', '#fbeccb', '#f3c99a', '#e9f0e4', '#d8e8df'];
const roofs = [coral, brick, '#d9774e', deep, teal, ink];

export const defs = () => [
  fade('sky', [[0, '#f59a63'], [0.45, '#f9c07d'], [1, '#fdeec9']]),
  fade('sea', [[0, '#3fa7a3'], [0.35, teal], [1, '#074453']]),
  fade('beam', [[0, '#fff6df', 0], [1, '#fff6df', 0.6]], { x2: 1, y2: 0 }),
  grain('grain', ink, 0.16),
  dots('halftone', 6, 2.1, '#fff3d6'),
];

export function sky(sunX, sunY) {
  return [
    rect(0, 0, 1600, 900, 'url(#sky)'),
    ...[430, 340, 260, 190].map((r) => circle(sunX, sunY, r, '#fff3d6', { 'fill-opacity': 0.16 })),
    circle(sunX, sunY, 124, '#fff6df'),
    circle(sunX, sunY, 124, 'url(#halftone)', { opacity: 0.4 }),
  ];
}

function house(random, x, y, width, height) {
  const wall = random.pick(walls);
  const roof = random.pick(roofs);
  const shade = mix(wall, '#7a5a4a', 0.3);
  const isGable = random.chance(0.5);
  const windows = [];
  const rows = height > 44 ? 2 : 1;
  for (let row = 0; row < rows; row += 1) {
    for (let wx = x + 7; wx < x + width * 0.66 - 8; wx += 15) windows.push(`M${n(wx)} ${n(y - height + 10 + row * 20)}h7v11h-7z`);
  }
  const peak = height + random.between(13, 22);
  const split = x + width * 0.66;
  return [
    path(polygon([[x, y], [x, y - height], [x + width, y - height], [x + width, y]]), wall),
    path(polygon([[split, y], [split, y - height], [x + width, y - height], [x + width, y]]), shade),
    isGable
      ? path(polygon([[x - 3, y - height + 3], [x + width * 0.33, y - peak], [x + width * 0.8, y - peak], [x + width + 3, y - height + 3]]), roof)
      : path(polygon([[x - 3, y - height + 2], [x + width / 2, y - peak], [x + width + 3, y - height + 2]]), roof),
    isGable ? path(polygon([[x + width * 0.8, y - peak], [x + width + 3, y - height + 3], [split, y - height + 3]]), darker(roof, 0.22)) : '',
    path(windows.join(''), random.chance(0.3) ? '#f9c44f' : mix(ink, wall, 0.25)),
  ];
}

function tree(random, x, y, size) {
  const colour = random.pick(['#2f7d63', '#1f6657', '#4c9a6d', '#17564f']);
  return [ellipse(x, y - size * 0.6, size * 0.45, size * 0.62, colour), ellipse(x - size * 0.14, y - size * 0.75, size * 0.22, size * 0.32, lighter(colour, 0.18))];
}

export function town(random) {
  const hill = [[-40, 470], [60, 380], [200, 300], [330, 262], [450, 300], [580, 380], [720, 452], [860, 520], [960, 580], [960, 620], [-40, 620]];
  const top = (x) => {
    for (let index = 0; index < 9; index += 1) {
      const [a, b] = [hill[index], hill[index + 1]];
      if (x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
    }
    return 600;
  };
  const parts = [path(curve(hill.slice(0, 9)).concat('V640H-40Z'), '#3b8a6c'), path(curve([[-40, 520], [120, 420], [330, 300], [330, 640], [-40, 640]]), '#2f7d63', { opacity: 0.5 })];
  for (let row = 0; row < 9; row += 1) {
    const y = 318 + row * 33;
    for (let x = -30 + random.between(0, 40); x < 940; ) {
      const width = random.between(38, 66);
      if (top(x) < y - 34 && top(x + width) < y - 34) {
        parts.push(random.chance(0.2) ? tree(random, x + 20, y, random.between(38, 58)) : house(random, x, y, width, random.between(30, 56)));
      }
      x += width + random.between(-4, 16);
    }
  }
  return parts;
}

export function warehouses(x, y) {
  const parts = [];
  for (let index = 0; index < 4; index += 1) {
    const left = x + index * 128;
    const wall = index % 2 === 0 ? brick : '#a83c2a';
    parts.push(
      path(polygon([[left, y], [left, y - 78], [left + 64, y - 118], [left + 128, y - 78], [left + 128, y]]), wall),
      path(polygon([[left - 4, y - 74], [left + 64, y - 120], [left + 132, y - 74], [left + 132, y - 84], [left + 64, y - 131], [left - 4, y - 84]]), ink),
      circle(left + 64, y - 84, 9, cream),
      ...[20, 52, 84].map((gap) => path(`M${left + gap} ${y - 22}v-24a11 11 0 0 1 22 0v24z`, '#fbd98b')),
      ...[20, 52, 84].map((gap) => stroke(`M${left + gap + 11} ${y - 56}V${y - 22}M${left + gap} ${y - 40}h22`, wall, 2.4)),
      rect(left, y - 12, 128, 12, darker(wall, 0.3)),
    );
  }
  return parts;
}

export function wheel(cx, cy, r) {
  const spokes = [];
  const cabins = [];
  for (let turn = 0; turn < 16; turn += 1) {
    const tip = polar(cx, cy, r, turn * 22.5);
    spokes.push(`M${cx} ${cy}L${n(tip[0])} ${n(tip[1])}`);
    const cabin = polar(cx, cy, r + 9, turn * 22.5);
    cabins.push(circle(cabin[0], cabin[1] + 4, 9.5, [coral, '#fbd98b', teal, '#fff6df'][turn % 4], { stroke: ink, 'stroke-width': 1.6 }));
  }
  return [
    stroke(`M${cx} ${cy}L${cx - 70} ${cy + r + 70}M${cx} ${cy}L${cx + 70} ${cy + r + 70}`, ink, 8),
    stroke(spokes.join(''), ink, 2),
    circle(cx, cy, r, 'none', { stroke: ink, 'stroke-width': 6 }),
    circle(cx, cy, r * 0.84, 'none', { stroke: ink, 'stroke-width': 2.4 }),
    ...cabins,
    circle(cx, cy, 15, coral, { stroke: ink, 'stroke-width': 4 }),
  ];
}

export function lighthouse(x, y, size = 1) {
  return placed(
    `translate(${x} ${y}) scale(${size})`,
    path('M0 -214L-420 -300L-420 -232Z', 'url(#beam)'),
    path('M-34 0L-22 -190H22L34 0Z', '#fff6df'),
    path('M6 0L4 -190H22L34 0Z', '#e3cfae'),
    ...[[-32, -28, 0.2], [-28.5, -25, 0.62]].map((_, index) => path(index === 0 ? 'M-31.5 -40L-29 -80H29L31.5 -40Z' : 'M-26.6 -118L-24.2 -156H24.2L26.6 -118Z', coral)),
    rect(-28, -196, 56, 9, ink),
    rect(-15, -224, 30, 28, '#fbd98b'),
    stroke('M-15 -224V-196M0 -224V-196M15 -224V-196', ink, 3),
    path('M-20 -224Q0 -258 20 -224Z', coral),
    path('M-8 0v-26a8 8 0 0 1 16 0v26z', ink),
  );
}

export function ferry(x, y, size) {
  return placed(
    `translate(${x} ${y}) scale(${size})`,
    path('M-190 40Q0 66 200 40L230 56Q0 84 -200 56Z', '#ffffff', { opacity: 0.55 }),
    path('M-200 -8H214L176 46H-170Z', '#fff6df'),
    path('M-188 10H201L194 22H-182Z', coral),
    path('M-182 26H191L176 46H-170Z', ink),
    rect(-150, -48, 270, 40, '#fffaf0'),
    rect(-116, -82, 200, 34, '#f4e3c2'),
    rect(-60, -104, 110, 22, '#fffaf0'),
    path('M-40 -104L-34 -156H8L14 -104Z', coral),
    path('M-36.5 -134L-34 -156H8L11 -134Z', ink),
    stroke('M-138 -28H106', deep, 13, { 'stroke-dasharray': '17 10' }),
    stroke('M-104 -64H74', deep, 11, { 'stroke-dasharray': '14 9' }),
    stroke('M84 -104V-160M84 -156L214 -8M84 -156L-60 -104', ink, 2.4),
  );
}

export const sail = (x, y, size, colour) =>
  placed(
    `translate(${x} ${y}) scale(${size})`,
    path('M-4 -8L-4 -150L64 -14Z', '#fff6df'),
    path('M-12 -8L-12 -130L-54 -12Z', colour),
    path('M-66 0H78L56 24H-44Z', ink),
    path('M-40 30H54L66 36H-56Z', '#ffffff', { opacity: 0.4 }),
  );

export function sea(random, top, sunX) {
  const parts = [rect(0, top, 1600, 900 - top, 'url(#sea)')];
  for (let index = 0; index < 11; index += 1) {
    const y = top + 20 + index * index * 2.6 + index * 4;
    const points = [];
    for (let x = -40; x <= 1660; x += 85) points.push([x, y + random.between(-1, 1) * (3 + index)]);
    parts.push(path(land(points, y + 10 + index * 4), mix('#4db0a8', '#05394a', index / 11), { opacity: 0.35 }));
  }
  for (let index = 0; index < 120; index += 1) {
    const depth = random.next() ** 1.6;
    const y = top + 8 + depth * (880 - top);
    const width = 14 + depth * 90;
    const isGlitter = random.chance(0.45);
    const x = isGlitter ? sunX + random.bell() * (60 + depth * 220) : random.between(0, 1600);
    parts.push(path(`M${n(x - width / 2)} ${n(y)}q${n(width / 2)} ${n(-2 - depth * 6)} ${n(width)} 0q${n(-width / 2)} ${n(2 + depth * 5)} ${n(-width)} 0z`, isGlitter ? '#fff3d6' : mint, { opacity: isGlitter ? 0.85 : 0.4 }));
  }
  return parts;
}

export const gull = (x, y, size) => stroke(`M${x - size} ${y - size * 0.2}q${size * 0.5} ${-size * 0.5} ${size} ${n(size * 0.25)}q${n(size * 0.5)} ${n(-size * 0.75)} ${size} ${n(-size * 0.25)}`, '#fffdf5', size * 0.16, round);

export function bunting(from, to, sag, random) {
  const point = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  const flags = [];
  for (let index = 0; index < 15; index += 1) {
    const [x, y] = point((index + 0.3) / 15);
    const [x2, y2] = point((index + 0.8) / 15);
    flags.push(path(polygon([[x, y], [x2, y2], [(x + x2) / 2 + random.between(-4, 4), (y + y2) / 2 + 40]]), [coral, cream, teal, '#fbd98b'][index % 4]));
  }
  const cord = [0, 0.25, 0.5, 0.75, 1].map(point);
  return [stroke(curve(cord), ink, 3), ...flags];
}

function quayside(random) {
  const people = [];
  const coats = [coral, '#fbd98b', '#fff6df', mint, '#f08a5d', teal];
  for (const x of [90, 150, 236, 420, 462, 700, 742, 948, 1130, 1180, 1236, 1420, 1468]) {
    people.push(standing(random, x + random.between(-10, 10), 874, random.between(92, 124), { coat: random.pick(coats), legs: '#06212d' }));
  }
  const posts = [];
  for (let x = 20; x < 1600; x += 78) posts.push(`M${x} 838V884`);
  const lamp = (x) => [stroke(`M${x} 880V640`, '#06212d', 8), stroke(`M${x - 40} 650q40 -22 80 0`, '#06212d', 5), circle(x - 40, 664, 12, '#fff1c9'), circle(x + 40, 664, 12, '#fff1c9')];
  return [
    lamp(330), lamp(1330),
    stroke('M0 846H1600M0 862H1600', '#06212d', 4), stroke(posts.join(''), '#06212d', 6),
    ...people,
    path('M0 872H1600V900H0Z', '#06212d'),
  ];
}

export function harbour({ hasQuay = true, seed = 21 } = {}) {
  const random = seeded(seed);
  const clouds = [cloud(1330, 190, 40, '#fff3d6'), cloud(760, 130, 30, '#fde0b0'), cloud(1500, 330, 24, '#fff3d6'), cloud(90, 150, 34, '#fde0b0')];
  return [
    sky(1010, 400),
    group({ opacity: 0.9 }, clouds),
    path(land(ridge(random, { y: 590, height: 250, rough: 0.62 }), 620), '#c98f6c', { opacity: 0.55 }),
    path(land(ridge(random, { y: 590, height: 170, rough: 0.6 }), 620), mix(teal, cream, 0.42)),
    path(land(ridge(random, { from: 900, to: 1640, y: 600, height: 120 }), 640), mix(teal, cream, 0.18)),
    wheel(1180, 408, 124),
    town(random),
    rect(-10, 584, 1300, 36, '#d8c3a0'), rect(-10, 584, 1300, 8, '#f6e3bf'), rect(-10, 608, 1300, 16, '#8b6f5c'),
    warehouses(640, 590),
    ...[40, 130, 210, 330, 420, 520].map((x, index) => house(seeded(90 + index), x, 590, 62, 52)),
    sea(random, 618, 1010),
    path(curve([[1240, 640], [1320, 596], [1400, 566], [1490, 556], [1640, 560]]).concat('V680L1500 676L1380 668L1280 656Z'), '#29685a'),
    path('M1240 640L1280 622L1350 640L1420 628L1520 646L1640 632V690L1500 684L1340 668Z', '#17473f'),
    lighthouse(1470, 570),
    sail(1150, 690, 0.62, coral), sail(250, 690, 0.7, '#fbd98b'), sail(1320, 760, 1, teal),
    ferry(660, 742, 1.12),
    gull(880, 300, 34), gull(960, 350, 24), gull(560, 210, 28), gull(1290, 470, 22), gull(760, 430, 18),
    hasQuay ? quayside(random) : '',
    rect(0, 0, 1600, 900, 'url(#grain)'),
  ];
}
