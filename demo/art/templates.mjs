// Draws the pictures of the templates of new sites: `node demo/art/templates.mjs`. Shapes in a template's colour, no words.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  arc, circle, curve, darker, ellipse, fade, glow, group, land, lighter, line, mix, path, picture, placed, polar,
  polygon, rect, ridge, round, seeded, sizes, stripes, stroke,
} from './kit.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../templates');
const whole = [0, 0, 1600, 900];
const white = '#ffffff';

/** A block seen from above at an angle, standing at the middle of its ground. */
function block(x, y, wide, deep, high, colour) {
  const [a, b] = [[wide * 0.87, wide * 0.5], [-deep * 0.87, deep * 0.5]];
  const point = (u, w, lift) => [x + a[0] * u + b[0] * w, y + a[1] * u + b[1] * w - lift];
  const face = (corners, fill) => path(polygon(corners), fill);
  return [
    face([point(0, 1, 0), point(1, 1, 0), point(1, 1, high), point(0, 1, high)], darker(colour, 0.18)),
    face([point(1, 0, 0), point(1, 1, 0), point(1, 1, high), point(1, 0, high)], darker(colour, 0.34)),
    face([point(0, 0, high), point(1, 0, high), point(1, 1, high), point(0, 1, high)], colour),
  ];
}

function expo() {
  const base = '#1d5fbf';
  const random = seeded(11);
  const colours = [base, '#3f8be6', '#8fc1ff', '#ffd166', '#f7f9fc', '#13408a'];
  const rows = [];
  for (let row = -2; row < 9; row += 1) {
    for (let column = -2; column < 9; column += 1) {
      const [x, y] = [800 + (column - row) * 148, -160 + (column + row) * 86];
      if ((column + 3) % 3 === 0) continue;
      rows.push({ y, drawn: block(x, y, 118, 112, random.between(34, 104), random.pick(colours)) });
    }
  }
  rows.sort((one, other) => one.y - other.y);
  return {
    base,
    defs: [fade('floor', [[0, '#dbe9fb'], [1, '#a9cbf5']], { x2: 1 })],
    body: [rect(0, 0, 1600, 900, 'url(#floor)'), ...rows.map(({ drawn }) => drawn)],
    icon: [rect(0, 0, 512, 512, base), block(256, 196, 150, 150, 90, '#8fc1ff'), block(256, 286, 80, 80, 60, '#ffd166')],
  };
}

function festival() {
  const base = '#c2410c';
  const random = seeded(21);
  const rays = Array.from({ length: 24 }, (_, index) => {
    const [from, to] = [index * 15, index * 15 + 7];
    return path(polygon([[800, 560], polar(800, 560, 1300, from), polar(800, 560, 1300, to)]), white, { 'fill-opacity': 0.13 });
  });
  const crowd = Array.from({ length: 90 }, (_, index) => {
    const [x, y, r] = [(index * 53.3) % 1640 - 20, 800 + (index % 3) * 38, 24 + (index % 3) * 5];
    const colour = mix('#4a1130', '#7a1d3c', random.next());
    const arms = random.chance(0.3) ? stroke(line([[x - r, y + 20], [x - r * 1.3, y - r * 1.8]]), colour, 10, round) : '';
    return [circle(x, y, r, colour), ellipse(x, y + r * 2.1, r * 1.5, r * 1.5, colour), arms];
  });
  const hills = [['#f08a3c', 640, 120, 4], ['#a8325a', 720, 110, 5]].map(([colour, y, height, seed]) =>
    path(land(ridge(seeded(seed), { y, height }), 900), colour));
  return {
    base,
    defs: [fade('sky', [[0, '#8e1f4f'], [0.5, '#e4572e'], [1, '#ffc15e']]), glow('sun', [[0, '#fff6d6'], [1, '#ffd27a']])],
    body: [rect(0, 0, 1600, 900, 'url(#sky)'), ...rays, circle(800, 560, 210, 'url(#sun)'), ...hills, ...crowd],
    icon: [rect(0, 0, 512, 512, base), ...Array.from({ length: 12 }, (_, index) =>
      stroke(line([polar(256, 256, 150, index * 30), polar(256, 256, 205, index * 30)]), '#ffd27a', 26, round)),
      circle(256, 256, 112, '#ffd27a')],
  };
}

function conference() {
  const base = '#4338ca';
  const random = seeded(32);
  const points = Array.from({ length: 46 }, () => [random.between(40, 1560), random.between(40, 860), random.between(7, 26)]);
  const links = points.flatMap(([x, y], index) => points.slice(index + 1)
    .filter(([u, w]) => Math.hypot(x - u, y - w) < 230)
    .map(([u, w]) => stroke(line([[x, y], [u, w]]), white, 2.5, { 'stroke-opacity': 0.28 })));
  const colours = ['#ffffff', '#a5b4fc', '#fbbf24', '#67e8f9', '#818cf8'];
  return {
    base,
    defs: [fade('ground', [[0, '#1e1b4b'], [0.6, '#3730a3'], [1, '#4f46e5']], { x2: 1 })],
    body: [
      rect(0, 0, 1600, 900, 'url(#ground)'),
      ...[180, 320, 460, 600, 740].map((r) => stroke(arc(800, 980, r, 180, 360), white, 3, { 'stroke-opacity': 0.16 })),
      ...links,
      ...points.map(([x, y, r]) => circle(x, y, r, random.pick(colours), { 'fill-opacity': 0.92 })),
    ],
    icon: [rect(0, 0, 512, 512, base), stroke('M140 340L256 150L380 330Z', white, 20, round), circle(140, 340, 58, '#fbbf24'),
      circle(256, 150, 66, '#a5b4fc'), circle(380, 330, 48, '#67e8f9')],
  };
}

function party() {
  const base = '#b3295a';
  const random = seeded(44);
  const colours = ['#ffd166', '#ff8fab', '#ffffff', '#c77dff', '#7bdff2'];
  const lights = Array.from({ length: 34 }, () =>
    circle(random.between(0, 1600), random.between(120, 900), random.between(24, 110), random.pick(colours), { 'fill-opacity': random.between(0.07, 0.2) }));
  const paper = Array.from({ length: 150 }, () =>
    placed(`translate(${Math.round(random.between(0, 1600))} ${Math.round(random.between(60, 900))}) rotate(${random.whole(0, 179)})`,
      random.chance(0.5) ? rect(-10, -5, 20, 10, random.pick(colours)) : circle(0, 0, 7, random.pick(colours))));
  const string = (y, sag, shift) => {
    const at = (part) => [part * 1700 - 50, y + sag * Math.sin(part * Math.PI * 3 + shift) + 40];
    const bulbs = Array.from({ length: 18 }, (_, index) => {
      const [x, top] = at((index + 0.5) / 18);
      return [circle(x, top + 22, 34, '#ffe8a3', { 'fill-opacity': 0.22 }), circle(x, top + 22, 14, '#fff3c9')];
    });
    return [stroke(curve(Array.from({ length: 40 }, (_, index) => at(index / 39))), '#3a0f2b', 4), ...bulbs];
  };
  return {
    base,
    defs: [fade('night', [[0, '#3a0f2b'], [0.6, '#7a1b4b'], [1, '#c7386b']])],
    body: [rect(0, 0, 1600, 900, 'url(#night)'), ...lights, ...paper, ...string(70, 46, 0), ...string(200, 52, 2)],
    icon: [rect(0, 0, 512, 512, base), circle(196, 300, 118, '#ffd166', { 'fill-opacity': 0.9 }),
      circle(318, 300, 118, '#ff8fab', { 'fill-opacity': 0.9 }), circle(256, 198, 118, white, { 'fill-opacity': 0.85 })],
  };
}

/** A workbench with a pot on its wheel, tools, and vessels on a shelf. */
function workshop() {
  const base = '#b4532a';
  const colours = ['#3f7f7a', '#e3b04b', '#c65b4a', '#5d6ea8', '#8aa05a'];
  const vessels = colours.map((colour, index) => {
    const [x, wide, high] = [150 + index * 112, 70 + ((index * 23) % 30), 90 + ((index * 37) % 60)];
    const top = 250 - high;
    const stems = index % 2 === 1 ? [] : [0, 1, 2].map((stem) => {
      const [at, tip] = [x + (wide * (stem + 1)) / 4, top - 80 - stem * 20];
      return [stroke(line([[at, top - 8], [at, tip]]), '#6b4a35', 7, round), circle(at, tip - 6, 11, colours[(index + stem + 1) % 5])];
    });
    return [...stems, path(polygon([[x, top], [x + wide, top], [x + wide - 8, 250], [x + 8, 250]]), colour),
      rect(x - 6, top - 12, wide + 12, 16, colour, { rx: 8 })];
  });
  const flags = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [760 + index * 92, 90 + 26 * Math.sin((index / 8) * Math.PI)];
    return path(polygon([[x, y], [x + 64, y], [x + 32, y + 58]]), colours[index % 5]);
  });
  const grain = Array.from({ length: 6 }, (_, index) =>
    stroke(`M0 ${700 + index * 38}Q800 ${690 + index * 40} 1600 ${704 + index * 36}`, '#7a3d21', 4, { 'stroke-opacity': 0.28 }));
  const rings = Array.from({ length: 5 }, (_, index) =>
    stroke(`M${632 + index * 4} ${480 + index * 34}Q800 ${520 + index * 36} ${968 - index * 4} ${480 + index * 34}`, white, 7, { 'stroke-opacity': 0.22 }));
  const pot = [ellipse(800, 660, 230, 40, '#6f3a22'), ellipse(800, 648, 230, 40, '#e8d9c4'),
    path('M660 640C590 560 600 460 700 410C720 398 720 370 706 350H894C880 370 880 398 900 410C1000 460 1010 560 940 640Z', 'url(#pot)'),
    ellipse(800, 350, 94, 24, '#a64f2b'), ...rings];
  const brush = placed('rotate(-24 1220 700)', rect(1060, 690, 300, 24, '#e3b04b', { rx: 12 }), rect(1350, 686, 60, 32, '#9aa3ab'),
    path('M1410 684C1470 684 1490 702 1500 702C1490 702 1470 720 1410 720Z', '#3b2b22'));
  const pencil = placed('rotate(16 330 740)', rect(190, 726, 280, 30, '#3f7f7a'), path('M470 726L526 741L470 756Z', '#f2d6ad'),
    path('M506 736L526 741L506 746Z', '#2b2320'), rect(176, 726, 24, 30, '#c65b4a', { rx: 6 }));
  const blades = ['M1214 820a34 34 0 1 1-68 0a34 34 0 1 1 68 0', 'M1302 836a34 34 0 1 1-68 0a34 34 0 1 1 68 0', 'M1196 790L1300 700M1258 804L1196 700']
    .map((d) => stroke(d, '#5d6ea8', 16, round));
  const thread = [circle(560, 800, 58, '#c65b4a'), ...[0, 1, 2, 3].map((turn) =>
    stroke(`M${508 + turn * 5} ${770 + turn * 14}Q560 ${750 + turn * 18} ${612 - turn * 5} ${772 + turn * 14}`, white, 6, { 'stroke-opacity': 0.5 })),
  stroke('M612 826C680 860 700 800 760 838', '#c65b4a', 7, round)];
  return {
    base,
    defs: [fade('wall', [[0, '#fdf3e3'], [1, '#f7d9b5']], { x2: 1 }), fade('table', [[0, '#b7693f'], [1, '#8f4a2a']]),
      fade('pot', [[0, '#d9784a'], [0.55, '#e9976a'], [1, '#c3623a']], { x2: 1, y2: 0 })],
    body: [rect(0, 0, 1600, 900, 'url(#wall)'), path('M980 0H1440L1180 640H720Z', white, { 'fill-opacity': 0.45 }), ...vessels,
      rect(120, 250, 560, 18, '#c98a5c', { rx: 9 }), ...flags, stroke('M740 88Q1150 150 1600 84', '#8f4a2a', 5),
      rect(0, 640, 1600, 260, 'url(#table)'), rect(0, 640, 1600, 14, '#d28b5f'), ...grain, ...pot, brush, pencil, ...blades, ...thread],
    icon: [rect(0, 0, 512, 512, base),
      path('M150 400C90 320 110 230 196 196C214 186 214 166 200 150H312C298 166 298 186 316 196C402 230 422 320 362 400Z', '#fdf3e3'),
      ellipse(256, 150, 56, 15, '#e3b04b'), stroke('M140 270Q256 310 372 270M140 320Q256 362 372 320', base, 14)],
  };
}

/** A stall with a striped awning. */
function stall(x, y, width, colour, goods, seed) {
  const random = seeded(seed);
  const bands = 7;
  const band = width / bands;
  const awning = Array.from({ length: bands }, (_, index) => {
    const fill = index % 2 === 0 ? colour : white;
    return [rect(x + index * band, y, band + 1, 70, fill), ellipse(x + (index + 0.5) * band, y + 70, band / 2, 26, fill)];
  });
  const crates = Array.from({ length: 14 }, (_, index) =>
    circle(x + 26 + ((width - 52) * (index % 7)) / 6, y + 206 - Math.floor(index / 7) * 26, random.between(17, 24), random.pick(goods)));
  return [
    rect(x + 14, y + 40, width - 28, 240, '#5b3a22', { 'fill-opacity': 0.14 }),
    rect(x + 14, y + 40, 12, 260, '#6b4a30'), rect(x + width - 26, y + 40, 12, 260, '#6b4a30'),
    ...crates, rect(x + 6, y + 212, width - 12, 90, '#8a6240'), rect(x + 6, y + 212, width - 12, 14, '#a87d54'), ...awning,
  ];
}

function market() {
  const base = '#2f7a4c';
  const goods = [['#e76f51', '#f4a261', '#e9c46a'], ['#8ab17d', '#2a9d8f', '#b5cf8a'], ['#b56576', '#e56b6f', '#eaac8b']];
  const colours = ['#2f7a4c', '#d1495b', '#e09f3e', '#31739a'];
  const behind = [0, 1, 2, 3, 4, 5].map((index) => stall(-60 + index * 300, 330, 250, lighter(colours[(index + 2) % 4], 0.35), goods[index % 3], index + 3));
  const ahead = [0, 1, 2, 3].map((index) => stall(20 + index * 405, 500, 345, colours[index], goods[(index + 1) % 3], index + 20));
  return {
    base,
    defs: [fade('morning', [[0, '#fdf3d8'], [0.7, '#cfe8d5']]), fade('ground', [[0, '#d9c7a3'], [1, '#c2ab82']])],
    body: [
      rect(0, 0, 1600, 900, 'url(#morning)'), circle(1260, 190, 96, '#ffd98a'),
      path(land(ridge(seeded(8), { y: 470, height: 170 }), 900), '#a7d1b2'),
      rect(0, 610, 1600, 290, 'url(#ground)'), ...behind, ...ahead,
    ],
    icon: [rect(0, 0, 512, 512, base), placed('translate(86 120) scale(1.02)', stall(0, 0, 332, '#d1495b', goods[0], 2))],
  };
}

function blank() {
  const base = '#475569';
  return {
    base,
    defs: [fade('paper', [[0, '#f1f5f9'], [1, '#cbd5e1']], { x2: 1 })],
    body: [
      rect(0, 0, 1600, 900, 'url(#paper)'), circle(1250, 260, 330, '#94a3b8', { 'fill-opacity': 0.5 }),
      circle(1010, 620, 220, '#64748b', { 'fill-opacity': 0.55 }), circle(420, 760, 420, white, { 'fill-opacity': 0.6 }),
      circle(1330, 720, 90, '#f59e0b', { 'fill-opacity': 0.85 }),
    ],
    icon: [rect(0, 0, 512, 512, base), circle(300, 210, 128, '#cbd5e1'), circle(200, 320, 92, white), circle(352, 350, 44, '#f59e0b')],
  };
}

function portal() {
  const base = '#0f766e';
  const random = seeded(77);
  const colours = ['#0f766e', '#14b8a6', '#99f6e4', '#f59e0b', '#fde68a', '#f8fafc', '#134e4a', '#5eead4'];
  const doors = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [column * 180 - 10, row * 186 - 12];
      const [ground, door] = [random.pick(colours), random.pick(colours)];
      const shape = random.whole(0, 3);
      doors.push(
        rect(x, y, 176, 182, ground),
        shape === 0 ? path(`M${x + 38} ${y + 182}v-92a50 50 0 0 1 100 0v92z`, door) : '',
        shape === 1 ? circle(x + 88, y + 91, 58, door) : '',
        shape === 2 ? path(`M${x} ${y + 182}a176 182 0 0 1 176 -182v182z`, door) : '',
        shape === 3 ? rect(x + 44, y + 46, 88, 90, door, { rx: 14 }) : '',
      );
    }
  }
  return {
    base,
    defs: [],
    body: [rect(0, 0, 1600, 900, '#ccfbf1'), ...doors],
    icon: [rect(0, 0, 512, 512, base), path('M128 412v-150a60 60 0 0 1 120 0v150z', '#fde68a'), path('M264 412v-150a60 60 0 0 1 120 0v150z', '#5eead4'),
      circle(256, 130, 46, white)],
  };
}

/** A plan of a place: ways, fields and one that is marked. */
function plan(base, seed) {
  const random = seeded(seed);
  const fields = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 6; column += 1) {
      const fill = [lighter(base, 0.55), lighter(base, 0.72), lighter(base, 0.35)][(row + column * 2 + random.whole(0, 1)) % 3];
      fields.push(rect(70 + column * 112 + (column > 2 ? 24 : 0), 70 + row * 116 + (row > 1 ? 24 : 0), 92, 90, fill, { rx: 8 }));
    }
  }
  const pin = [path('M400 330c-52-70-70-92-70-128a70 70 0 0 1 140 0c0 36-18 58-70 128z', darker(base, 0.15)), circle(400, 204, 28, white)];
  return picture(sizes.thumb, [0, 0, 800, 600], [], rect(0, 0, 800, 600, lighter(base, 0.9)),
    rect(36, 36, 728, 528, white, { rx: 16, stroke: lighter(base, 0.45), 'stroke-width': 6 }), ...fields, ...pin);
}

/** What stands for a picture of somebody or something that the organiser has. */
const person = (base) => picture(sizes.thumb, [0, 0, 800, 600], [], rect(0, 0, 800, 600, lighter(base, 0.82)),
  circle(400, 250, 110, lighter(base, 0.3)), path('M190 600a210 200 0 0 1 420 0z', lighter(base, 0.3)));
const thing = (base, seed) => {
  const random = seeded(seed);
  const shapes = Array.from({ length: 5 }, () => [random.between(150, 650), random.between(140, 460), random.between(60, 150)]);
  return picture(sizes.thumb, [0, 0, 800, 600], [stripes('lines', 34, 4, lighter(base, 0.7), 45)], rect(0, 0, 800, 600, lighter(base, 0.84)),
    rect(0, 0, 800, 600, 'url(#lines)'),
    ...shapes.map(([x, y, r], index) => group({ 'fill-opacity': 0.86 },
      index % 2 === 0 ? circle(x, y, r, lighter(base, 0.2 + index * 0.1)) : rect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, lighter(base, 0.15 + index * 0.1), { rx: 18 }))));
};

/** A way through the town to a place. */
const way = (base) => picture(sizes.thumb, [0, 0, 800, 600], [], rect(0, 0, 800, 600, lighter(base, 0.86)),
  ...[[70, 60, 190, 150], [330, 40, 150, 110], [560, 70, 180, 130], [60, 380, 150, 160], [600, 400, 150, 140], [300, 440, 170, 120]]
    .map(([x, y, wide, high], index) => rect(x, y, wide, high, lighter(base, index % 2 === 0 ? 0.68 : 0.76), { rx: 14 })),
  stroke(curve([[-20, 320], [180, 300], [300, 360], [430, 280], [560, 260], [820, 330]]), white, 54, round),
  stroke(curve([[-20, 320], [180, 300], [300, 360], [430, 280]]), lighter(base, 0.3), 8, { ...round, 'stroke-dasharray': '2 22' }),
  path('M430 270c-52-70-70-92-70-128a70 70 0 0 1 140 0c0 36-18 58-70 128z', darker(base, 0.1)), circle(430, 144, 28, white));

/** Two who speak. */
const talk = (base) => picture(sizes.thumb, [0, 0, 800, 600], [], rect(0, 0, 800, 600, lighter(base, 0.86)),
  path('M150 120h330a40 40 0 0 1 40 40v130a40 40 0 0 1-40 40h-220l-80 70v-70h-30a40 40 0 0 1-40-40v-130a40 40 0 0 1 40-40z', lighter(base, 0.25)),
  path('M430 270h230a40 40 0 0 1 40 40v110a40 40 0 0 1-40 40h-20v70l-80-70h-130a40 40 0 0 1-40-40v-110a40 40 0 0 1 40-40z', lighter(base, 0.58)),
  ...[230, 315, 400].map((x) => circle(x, 225, 20, white)), ...[490, 545, 600].map((x) => circle(x, 365, 15, white)));

/** A list of things, each with its mark. */
const note = (base) => picture(sizes.thumb, [0, 0, 800, 600], [], rect(0, 0, 800, 600, lighter(base, 0.86)),
  rect(230, 70, 340, 460, white, { rx: 22, stroke: lighter(base, 0.6), 'stroke-width': 6 }),
  ...[0, 1, 2, 3].map((row) => [circle(296, 150 + row * 98, 24, lighter(base, row % 2 === 0 ? 0.2 : 0.5)),
    rect(344, 138 + row * 98, row % 2 === 0 ? 170 : 130, 24, lighter(base, 0.7), { rx: 12 })]));

const further = {
  expo: (base) => ({ way: way(base), talk: talk(base), map: plan(base, 4), one: thing(base, 5), two: thing('#b7791f', 6), three: thing('#0f766e', 9) }),
  festival: (base) => ({ way: way(base), note: note(base), map: plan(base, 12), one: thing(base, 13), two: thing('#8e1f4f', 14), three: thing('#b7791f', 15) }),
  conference: (base) => ({ way: way(base), talk: talk(base), one: person(base), two: person('#0e7490'), three: person('#b45309') }),
  party: (base) => ({ way: way(base), note: note(base), dress: thing(base, 34) }),
  market: (base) => ({ way: way(base), note: note(base), map: plan(base, 41), one: thing('#d1495b', 42), two: thing(base, 43), three: thing('#31739a', 44) }),
  portal: (base) => ({ note: note(base) }),
  workshop: (base) => ({ way: way(base), note: note(base), talk: talk(base) }),
};

for (const [name, draw] of Object.entries({ expo, festival, conference, party, market, blank, portal, workshop })) {
  const { base, defs, body, icon } = draw();
  const pictures = {
    cover: picture(sizes.cover, whole, defs, ...body),
    ogp: picture(sizes.ogp, whole, defs, ...body),
    icon: picture(sizes.icon, [0, 0, 512, 512], [], ...icon),
    ...further[name]?.(base),
  };
  mkdirSync(join(folder, name, 'pictures'), { recursive: true });
  for (const [file, svg] of Object.entries(pictures)) {
    writeFileSync(join(folder, name, 'pictures', `${file}.svg`), svg);
    console.log(`${name}/pictures/${file}.svg ${Math.round(svg.length / 1024)} KB`);
  }
}
