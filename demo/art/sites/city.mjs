// みなとまち: a harbour town in the manner of a screen-printed travel poster.
import {
  ink, teal, deep, mint, cream, apricot, coral, brick, defs, sky, town, warehouses, wheel, lighthouse, ferry, sail,
  sea, gull, bunting, harbour,
} from '../harbour.mjs';
import {
  circle, clip, curve, grain, group, land, mix, n, path, picture, placed, rect, ridge, round, seeded, sizes, stroke,
} from '../kit.mjs';
import { letters } from '../lettering.mjs';
import { standing } from '../people.mjs';

const whole = [0, 0, 1600, 900];
const panel = (size, view, ...body) => picture(size, view, defs(), ...body);

function mark() {
  const random = seeded(4);
  return [
    clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 })),
    group({ 'clip-path': 'url(#badge)' },
      rect(0, 0, 512, 512, teal),
      ...[250, 196, 146].map((r, index) => circle(256, 236, r, [mix(teal, apricot, 0.3), mix(teal, apricot, 0.6), '#fff1cf'][index])),
      path(land(ridge(random, { from: -10, to: 530, y: 330, height: 70 }), 360), deep),
      lighthouse(256, 352, 1.18),
      ...[0, 1, 2].map((row) => {
        const points = [];
        for (let x = -64; x <= 600; x += 64) points.push([x + row * 32, 360 + row * 48 + (Math.round(x / 64) % 2 === 0 ? 13 : -13)]);
        return path(curve(points).concat('V540H-80Z'), [mint, '#3fa7a3', ink][row]);
      })),
  ];
}

const day = () => harbour({ hasQuay: false, seed: 33 });
const strip = (view, ...extra) => panel(sizes.banner, view, day(), ...extra);

/** A board for the weekly digest: the calendar of the harbour, in blocks. */
function calendarBoard() {
  const random = seeded(12);
  const cells = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 7; column += 1) {
      const [x, y] = [300 + column * 88, 118 + row * 66];
      const isMarked = random.chance(0.3);
      cells.push(rect(x, y, 76, 54, column === 6 ? '#f9d3b0' : '#fffaf0', { rx: 8 }));
      if (isMarked) cells.push(circle(x + 38, y + 27, 17, random.pick([coral, teal, '#f2b441', '#3b8a6c'])));
      else cells.push(rect(x + 12, y + 14, 22, 6, '#e5d4b4', { rx: 3 }));
    }
  }
  return [
    rect(0, 0, 1200, 400, teal), rect(0, 0, 1200, 400, 'url(#halftone)', { opacity: 0.1 }),
    path('M0 330Q120 296 240 330T480 330T720 330T960 330T1200 330V400H0Z', deep),
    path('M0 362Q120 336 240 362T480 362T720 362T960 362T1200 362V400H0Z', ink),
    rect(272, 54, 656, 336, ink, { rx: 18, opacity: 0.3 }), rect(264, 44, 656, 336, cream, { rx: 18 }), path('M264 62a18 18 0 0 1 18 -18H902a18 18 0 0 1 18 18V98H264Z', coral),
    ...[330, 460, 724, 854].map((x) => stroke(`M${x} 30V66`, ink, 12, round)),
    placed('translate(-4 -6)', ...cells),
    lighthouse(1080, 352, 1.1), sail(130, 318, 1.15, coral),
    gull(180, 110, 26), gull(980, 90, 20),
    rect(0, 0, 1200, 400, 'url(#grain)'),
  ];
}

function ferryBoard() {
  const random = seeded(55);
  return [
    placed('scale(.75) translate(0 -330)', sky(1150, 560), sea(random, 640, 1150), path(land(ridge(random, { y: 644, height: 110 }), 660), mix(teal, cream, 0.3))),
    placed('translate(520 270) scale(1.28)', ferry(0, 0, 1)), sail(1010, 290, 0.8, coral), gull(300, 90, 26), gull(380, 130, 18), gull(820, 70, 20),
    rect(0, 0, 1200, 400, 'url(#grain)'),
  ];
}

function thumbnail(kind) {
  const random = seeded(kind.length * 31);
  const base = [rect(0, 0, 800, 600, '#fdeec9'), rect(0, 0, 800, 600, 'url(#halftone)', { opacity: 0.5 })];
  const waves = (y, colour) => path(`M-20 ${y}${'q25 -26 50 0t50 0'.repeat(9)}V620H-20Z`, colour);
  const scenes = {
    access: [
      rect(0, 0, 800, 600, mint), path('M-20 430L240 300L520 350L820 220V620H-20Z', '#e9dcb6'),
      path('M352 330L448 330L640 620H160Z', '#b89f76'),
      ...[0, 1, 2, 3, 4, 5].map((index) => { const y = 400 + index * index * 8; const half = 60 + index * index * 6.4; return stroke(`M${n(400 - half)} ${y}H${n(400 + half)}`, '#7a5b43', 8 + index * 2.4); }),
      stroke('M370 330L250 620M430 330L550 620', ink, 9),
      placed('translate(250 150)', path('M0 40a40 40 0 0 1 40 -40H260a40 40 0 0 1 40 40V230a30 30 0 0 1 -30 30H30a30 30 0 0 1 -30 -30Z', coral), rect(28, 34, 110, 96, '#d9f0ec', { rx: 12 }), rect(162, 34, 110, 96, '#d9f0ec', { rx: 12 }), rect(0, 156, 300, 26, cream), circle(66, 216, 20, '#fff1c9'), circle(234, 216, 20, '#fff1c9'), path('M40 260L10 320H60L80 260ZM220 260L240 320H290L260 260Z', ink)),
      waves(540, teal), waves(566, deep),
    ],
    guide: [
      rect(0, 0, 800, 600, teal), circle(400, 300, 250, deep),
      placed('translate(400 330)', path('M0 -150Q-120 -210 -270 -160V130Q-120 80 0 140Z', '#fffaf0'), path('M0 -150Q120 -210 270 -160V130Q120 80 0 140Z', cream), stroke('M0 -150V140', '#d9c299', 5), stroke('M-230 -110Q-130 -140 -40 -104M-230 -60Q-130 -90 -40 -54M-230 -10Q-130 -40 -40 -4', '#d9c299', 10, round), path(curve([[50, -20], [110, -90], [170, -60], [230, -110], [230, 60], [140, 50], [50, 90]], true), mint), path('M150 -100a34 34 0 0 1 68 0q0 34 -34 78q-34 -44 -34 -78Z', coral), circle(184, -100, 13, cream)),
      waves(560, ink),
    ],
    volunteer: [
      ...base, waves(470, mint), waves(510, teal),
      ...[170, 290, 410, 530, 640].map((x, index) => standing(random, x, 520, 250 + (index % 3) * 22, { coat: [coral, teal, '#f2b441', ink, '#3b8a6c'][index], legs: ink })),
      waves(556, deep),
      bunting([-10, 60], [810, 60], 40, random),
    ],
    gourmet: [
      rect(0, 0, 800, 600, coral), circle(400, 310, 262, '#fffaf0'), circle(400, 310, 220, 'none', { stroke: '#f3c99a', 'stroke-width': 6 }),
      placed('translate(400 310) rotate(-14)', path('M-180 0Q-60 -110 110 -20L180 -80Q166 0 186 84L110 24Q-60 112 -180 0Z', teal), path('M-180 0Q-60 112 110 24Q-20 30 -180 0Z', mint), circle(-120, -12, 12, '#fffaf0'), circle(-120, -12, 6, ink), stroke('M-70 -44Q-50 0 -72 42M-20 -56Q4 0 -22 50M30 -44Q50 0 30 42', deep, 5, round)),
      path('M560 180q60 -60 110 10q-50 60 -110 -10Z', '#3b8a6c'), circle(262, 470, 30, '#f2b441'), circle(262, 470, 22, '#fbd98b'),
    ],
    stamp: [
      rect(0, 0, 800, 600, cream), rect(0, 0, 800, 600, 'url(#halftone)'),
      ...[0, 1, 2, 3, 4, 5].map((index) => {
        const [x, y] = [190 + (index % 3) * 210, 190 + Math.floor(index / 3) * 220];
        const colour = [coral, teal, '#f2b441', '#3b8a6c', ink, brick][index];
        return group({ opacity: 0.92, transform: `rotate(${[-8, 5, -3, 9, -6, 4][index]} ${x} ${y})` }, circle(x, y, 92, 'none', { stroke: colour, 'stroke-width': 8 }), circle(x, y, 78, 'none', { stroke: colour, 'stroke-width': 2.5 }),
          index === 0 ? lighthouse(x, y + 60, 0.5) : index === 1 ? sail(x - 4, y + 44, 0.72, teal) : index === 2 ? wheel(x, y - 4, 46) : index === 3 ? path(`M${x - 50} ${y + 44}L${x} ${y - 52}L${x + 50} ${y + 44}Z`, colour) : index === 4 ? placed(`translate(${x} ${y + 10}) scale(.27)`, ferry(0, 0, 1)) : placed(`translate(${x - 46} ${y + 44}) scale(.72)`, warehouses(0, 0)[0], circle(64, -84, 12, cream)));
      }),
    ],
  };
  return panel(sizes.thumb, [0, 0, 800, 600], ...scenes[kind], rect(0, 0, 800, 600, 'url(#grain)'));
}

export const pictures = {
  cover: () => panel(sizes.cover, whole, harbour()),
  ogp: () => panel(sizes.ogp, [0, 52, 1600, 840], harbour(), letters('MINATOMACHI', 800, 96, 60, '#fffaf0', { anchor: 'middle', weight: 1.1, gap: 2.6 })),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], defs(), mark()),
  'banner-calendar': () => panel(sizes.banner, [0, 0, 1200, 400], calendarBoard()),
  'banner-ferry': () => panel(sizes.banner, [0, 0, 1200, 400], ferryBoard()),
  'banner-town': () => strip([0, 210, 1350, 450]),
  access: () => thumbnail('access'),
  guide: () => thumbnail('guide'),
  volunteer: () => thumbnail('volunteer'),
  gourmet: () => thumbnail('gourmet'),
  stamp: () => thumbnail('stamp'),
};
