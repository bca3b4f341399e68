// 花待温泉郷: a hot-spring town by its river at night, in the manner of the old landscape prints.
import {
  circle, clip, ellipse, fade, glow, grain, group, land, mix, n, path, picture, placed, polygon, rect, ridge, round,
  seeded, seigaiha, sizes, stroke,
} from '../kit.mjs';
import { character } from '../lettering.mjs';
import { inn, lamp, lampGlows, lantern, night, prussian, rice, steam, timber, vermilion } from '../onsen.mjs';

const defs = () => [
  ...lampGlows(),
  fade('sky', [[0, '#060d24'], [0.4, '#173a72'], [0.72, '#4f86b0'], [0.9, '#e8c9a0'], [1, '#f2b98a']]),
  fade('river', [[0, '#e0a878'], [0.18, '#3f6f9c'], [0.55, '#163059'], [1, '#081128']]),
  fade('mist', [[0, '#cfe0ea', 0], [0.5, '#dfe9ee', 0.55], [1, '#cfe0ea', 0]]),
  fade('dim', [[0, '#0b1733', 0], [1, '#0b1733', 0.75]]),
  glow('moon', [[0, '#fff6dc', 0.9], [0.35, '#fff0c8', 0.28], [1, '#fff0c8', 0]]),
  grain('grain', '#ffffff', 0.13, { count: 380 }), seigaiha('waves', 30, '#d8b06a', 1.6, '#8c2f2a'),
  clip('water', rect(0, 620, 1600, 290, '#000')),
];

const pine = (x, y, size) =>
  placed(`translate(${x} ${y}) scale(${size})`, stroke('M-40 -30Q120 10 250 90T470 150', '#0a0f1c', 20, round), stroke('M150 40Q220 10 300 20M300 108Q360 90 420 96M60 6Q90 60 150 100', '#0a0f1c', 10, round), ...[[120, 96, 60], [190, 10, 70], [300, 10, 76], [420, 86, 66], [470, 150, 60], [340, 130, 54], [40, -10, 66]].map(([px, py, r], index) => path(`M${px - r} ${py + 12}Q${px - r * 0.6} ${py - r * 0.5} ${px} ${py - r * 0.42}Q${px + r * 0.7} ${py - r * 0.5} ${px + r} ${py + 12}Q${px + r * 0.4} ${py + 22} ${px} ${py + 16}Q${px - r * 0.5} ${py + 24} ${px - r} ${py + 12}Z`.replace(/-?\d+\.\d+/g, (value) => n(Number(value))), index % 2 === 0 ? '#132a2a' : '#0e2024')));

function bridge(x, y, width, rise) {
  const posts = [];
  const at = (t) => y - rise * 4 * t * (1 - t);
  for (let index = 0; index <= 12; index += 1) { const t = index / 12; posts.push(`M${n(x + width * t)} ${n(at(t))}v-44`); }
  const rail = (offset) => `M${x - 16} ${n(y - offset)}Q${n(x + width / 2)} ${n(y - rise * 2 - offset)} ${x + width + 16} ${n(y - offset)}`;
  return [path(`M${x} ${y}Q${n(x + width / 2)} ${n(y - rise * 2)} ${x + width} ${y}V${y + 22}Q${n(x + width / 2)} ${n(y - rise * 2 + 40)} ${x} ${y + 22}Z`, '#8a2a22'), stroke(rail(0), vermilion, 12), stroke(posts.join(''), vermilion, 8, round), stroke(rail(44), vermilion, 8, round), stroke(rail(22), vermilion, 5), ...[x + width * 0.2, x + width * 0.8].map((px) => rect(px - 7, y - 12, 14, 90, '#6a201b')), ...[0, 12].map((index) => [rect(x + (width * index) / 12 - 8, y - 62, 16, 62, vermilion), path(`M${n(x + (width * index) / 12 - 10)} ${y - 62}q10 -22 20 0z`, lamp)])];
}

const stroller = (x, y, size, coat, umbrella) =>
  placed(`translate(${x} ${y}) scale(${size})`, path('M-13 0L-10 -48Q0 -56 10 -48L13 0Z', coat), rect(-11, -36, 22, 8, rice, { opacity: 0.7 }), circle(0, -60, 9, '#1a1414'), umbrella === undefined ? '' : [stroke('M6 -30L8 -84', '#1a1414', 2.4), path('M-30 -76Q8 -122 46 -76Q8 -86 -30 -76Z', umbrella), stroke('M8 -99L-10 -79M8 -99V-82M8 -99L28 -79', '#1a1414', 1.4, { opacity: 0.5 })]);

function town() {
  const random = seeded(14);
  const far = [[590, 600, 84, 2, 0.5], [690, 606, 70, 2, 0.44], [850, 606, 74, 2, 0.44], [934, 600, 92, 2, 0.52]];
  const near = [[400, 612, 190, 3, 0.82], [1010, 612, 200, 3, 0.84], [180, 622, 230, 3, 1.06], [1204, 622, 236, 3, 1.06], [-90, 634, 290, 4, 1.16], [1410, 634, 300, 4, 1.16]];
  return group({ id: 'town' }, far.map(([x, y, width, floors, size]) => inn(random, x, y, width, floors, size, '#4a2d26')), rect(-10, 596, 1620, 10, '#22201f'), near.map(([x, y, width, floors, size]) => inn(random, x, y, width, floors, size)));
}

function valley() {
  const random = seeded(25);
  const stars = Array.from({ length: 90 }, () => `M${n(random.between(0, 1600))} ${n(random.next() ** 1.6 * 300)}h.1`).join('');
  return [
    rect(0, 0, 1600, 640, 'url(#sky)'), stroke(stars, rice, 2.2, { 'stroke-linecap': 'round', opacity: 0.8 }), circle(1060, 150, 240, 'url(#moon)'), circle(1060, 150, 64, '#fff6dc'),
    path(land([[-20, 470], [180, 330], [360, 400], [520, 250], [640, 130], [700, 110], [770, 150], [900, 300], [1060, 390], [1240, 300], [1420, 360], [1620, 290]], 640), '#2d5584'), path(polygon([[580, 186], [640, 130], [700, 110], [770, 150], [812, 194], [770, 186], [744, 214], [712, 178], [676, 214], [640, 186], [612, 206]]), '#e6eef2', { opacity: 0.85 }),
    rect(0, 300, 1600, 130, 'url(#mist)'), path(land(ridge(random, { y: 560, height: 190, rough: 0.62 }), 640), '#1c3d68'), rect(0, 420, 1600, 110, 'url(#mist)', { opacity: 0.9 }), path(land(ridge(random, { y: 600, height: 120, rough: 0.66 }), 640), '#122a4c'),
    steam(320, 330, 1.1, 0.5), steam(560, 470, 0.7, 0.5), steam(1240, 330, 1, 0.5), steam(1500, 240, 0.9, 0.45),
    circle(800, 600, 300, 'url(#lampglow)', { opacity: 0.55 }), town(),
    // the river, with the town in it
    rect(0, 620, 1600, 290, 'url(#river)'), group({ 'clip-path': 'url(#water)' }, placed('matrix(1 0 0 -1 0 1254)', `<use href="#town" opacity="0.5"/>`)),
    ...Array.from({ length: 64 }, () => { const depth = random.next() ** 1.4; const y = 630 + depth * 260; const width = 40 + depth * 220; return rect(random.between(-80, 1600), y, width, 2 + depth * 6, random.pick(['#0b1733', '#163059', '#0b1733', '#28507f', '#ffbe62']), { opacity: n(0.3 + random.next() * 0.35), rx: 3 }); }),
    path('M-10 614H430Q520 640 560 700L600 760Q420 720 -10 730Z', '#2b2622'), path('M1610 614H1170Q1090 640 1050 700L1010 760Q1200 716 1610 730Z', '#2b2622'), ...Array.from({ length: 34 }, (_, index) => { const isLeft = index % 2 === 0; const t = random.next(); const x = isLeft ? -10 + t * 520 : 1090 + t * 520; return ellipse(x, random.between(634, 706), 26, 9, mix('#4a423c', '#221d1b', random.next())); }),
    bridge(560, 672, 480, 46), stroller(700, 640, 1, '#e2b56a', vermilion), stroller(760, 628, 1, '#d7dfe8'), stroller(860, 628, 1.02, '#8fb3cf', '#f0e2c0'), stroller(930, 640, 0.96, vermilion),
    stroller(180, 700, 1.2, '#cfd8e4', '#e2b56a'), stroller(236, 704, 1.1, '#b5573f'), stroller(1380, 700, 1.2, '#e0c08a'), stroller(1440, 706, 1.16, '#7f9fc2', vermilion),
    ...[[330, 700], [96, 714], [1270, 700], [1520, 714]].map(([x, y]) => [circle(x, y - 66, 90, 'url(#lampglow)', { opacity: 0.7 }), rect(x - 8, y - 44, 16, 44, '#6a665f'), rect(x - 20, y - 82, 40, 34, '#7d786f'), rect(x - 11, y - 76, 22, 22, lamp), path(`M${x - 32} ${y - 82}Q${x} ${y - 104} ${x + 32} ${y - 82}Z`, '#56524c'), rect(x - 18, y - 8, 36, 12, '#56524c')]),
    rect(0, 780, 1600, 130, 'url(#dim)'), pine(-20, 20, 0.86), placed('translate(1620 -10) scale(-1 1)', pine(0, 0, 0.62)),
    rect(0, 0, 1600, 900, 'url(#grain)'),
  ];
}

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);
const thumbnail = (...body) => panel(sizes.thumb, [0, 0, 800, 600], ...body, rect(0, 0, 800, 600, 'url(#grain)'));
const bathMark = (x, y, size, colour) => placed(`translate(${x} ${y}) scale(${size})`, stroke('M-52 -6A60 38 0 1 0 52 -6', colour, 13, round), stroke('M-26 8Q-40 -16 -26 -34T-26 -72M0 12Q-14 -16 0 -38T0 -86M26 8Q12 -16 26 -34T26 -72', colour, 11, round));

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], valley()),
  ogp: () => panel(sizes.ogp, [0, 20, 1600, 840], valley()),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, '#8c2f2a'), rect(0, 0, 512, 512, 'url(#waves)', { opacity: 0.35 }), circle(256, 256, 188, '#8c2f2a'), circle(256, 256, 188, 'none', { stroke: lamp, 'stroke-width': 8 }), bathMark(256, 302, 1.85, rice))),
  'banner-river': () => panel(sizes.banner, [130, 320, 1340, 447], valley()),
  'banner-bath': () => { const random = seeded(7); return panel(sizes.banner, [0, 0, 1200, 400], rect(0, 0, 1200, 400, '#173a72'), rect(0, 0, 1200, 300, 'url(#sky)', { transform: 'scale(1 .6)' }), path(land(ridge(random, { to: 1240, y: 230, height: 120 }), 300), '#1c3d68'), path(land(ridge(random, { to: 1240, y: 260, height: 60 }), 300), '#122a4c'), circle(930, 70, 34, '#fff6dc'), circle(930, 70, 120, 'url(#moon)'), path('M-10 300Q300 262 600 276T1210 268V420H-10Z', '#8fc0c4'), path('M-10 330Q300 300 640 312T1210 304V420H-10Z', '#b7d9d6'), ...[[70, 300, 120], [230, 284, 70], [1110, 290, 130], [950, 276, 70], [40, 390, 150], [1180, 394, 150], [600, 404, 120]].map(([x, y, r]) => [ellipse(x, y, r, r * 0.46, '#3c3b42'), ellipse(x - r * 0.16, y - r * 0.12, r * 0.7, r * 0.26, '#5a5961')]), ...[[430, 318], [500, 324], [730, 316]].map(([x, y]) => [circle(x, y - 26, 17, '#e6b48c'), path(`M${x - 18} ${y - 28}Q${x - 18} ${y - 50} ${x} ${y - 50}Q${x + 18} ${y - 50} ${x + 18} ${y - 28}Q${x} ${y - 40} ${x - 18} ${y - 28}Z`, '#1a1414'), rect(x - 14, y - 56, 28, 9, rice, { rx: 3 }), path(`M${x - 34} ${y + 4}Q${x} ${y - 20} ${x + 34} ${y + 4}Z`, '#e6b48c'), stroke(`M${x - 50} ${y + 8}q50 10 100 0`, '#ffffff', 3, { opacity: 0.7 })]), steam(300, 300, 0.9, 0.8), steam(620, 300, 1, 0.8), steam(860, 300, 0.86, 0.8), lantern(150, 120, 30, { isRed: true, sign: '湯' }), stroke('M150 -10V84', timber, 4), rect(0, 0, 1200, 400, 'url(#grain)')); },
  inns: () => { const random = seeded(3); return thumbnail(rect(0, 0, 800, 600, 'url(#sky)'), path(land(ridge(random, { to: 840, y: 330, height: 160 }), 600), '#1c3d68'), inn(random, 90, 520, 620, 3, 1.5), rect(0, 516, 800, 90, '#2b2622'), lantern(180, 470, 34, { isRed: true, sign: '湯' }), lantern(620, 470, 34, { isRed: true, sign: '花' }), path('M310 400H490V470Q460 486 445 470Q430 486 400 470Q370 486 355 470Q340 486 310 470Z', prussian), bathMark(400, 446, 0.4, rice), steam(400, 200, 0.8, 0.5)); },
  baths: () => thumbnail(rect(0, 0, 800, 600, '#8c2f2a'), rect(0, 0, 800, 600, 'url(#waves)', { opacity: 0.5 }), path('M150 420H650L610 540H190Z', '#c99a5c'), path('M150 420H650L642 446H158Z', '#e0b878'), stroke('M176 480H624', '#8a6234', 8), ellipse(400, 418, 250, 50, '#8fc0c4'), ellipse(400, 418, 250, 50, 'none', { stroke: '#e0b878', 'stroke-width': 14 }), steam(300, 400, 1.1, 0.9), steam(400, 390, 1.3, 0.9), steam(510, 400, 1.1, 0.9), path('M560 330h110v60q0 30 -30 30h-50q-30 0 -30 -30z', '#e0b878'), stroke('M560 356h110M560 392h110', '#8a6234', 6), character('湯', 590, 348, 48, timber, 1)),
  walk: () => { const random = seeded(11); return thumbnail(rect(0, 0, 800, 600, 'url(#sky)'), path(land(ridge(random, { to: 840, y: 300, height: 120 }), 600), '#1c3d68'), inn(random, -120, 470, 330, 3, 1.1), inn(random, 600, 470, 330, 3, 1.1), path('M210 470H600L760 620H40Z', '#4a423c'), ...Array.from({ length: 22 }, () => ellipse(random.between(150, 660), random.between(486, 596), 34, 9, mix('#6a5f56', '#352f2b', random.next()))), stroller(330, 560, 2, '#d7dfe8', vermilion), stroller(470, 566, 2, '#e2b56a'), lantern(250, 400, 22, { isRed: true }), lantern(560, 400, 22)); },
  access: () => { const random = seeded(31); return thumbnail(rect(0, 0, 800, 600, 'url(#sky)'), circle(200, 110, 40, '#fff6dc'), path(land([[-20, 360], [160, 200], [330, 300], [520, 140], [700, 260], [820, 200]], 600), '#2d5584'), path(land(ridge(random, { to: 840, y: 420, height: 110 }), 600), '#122a4c'), path('M-20 470H820V620H-20Z', night), stroke('M-20 474H820', '#6a665f', 8), ...Array.from({ length: 8 }, (_, index) => path(`M${40 + index * 104} 478V600h22V478z`, '#4a423c')), placed('translate(150 470)', path('M0 -110a20 20 0 0 1 20 -20H460q50 0 60 60l10 70H0Z', vermilion), rect(0, -40, 524, 14, rice), ...[26, 116, 206, 296, 386].map((x) => rect(x, -108, 70, 50, lamp)), path('M470 -112h10q24 6 30 52h-40z', '#cfe0ea'))); },
};
