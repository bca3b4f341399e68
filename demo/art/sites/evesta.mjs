// 霧ヶ湖ハーフマラソン: a morning by the lake, flat shapes and runners as signs.
import {
  circle, clip, cloud, curve, ellipse, fade, group, land, line, mix, n, path, picture, placed, polygon, rect, round,
  seeded, sizes, stroke, stripes,
} from '../kit.mjs';
import { letters } from '../lettering.mjs';

const deep = '#053f4d';
const teal = '#008c8c';
const water = '#3cc0c4';
const mist = '#c9eef0';
const lime = '#cbe04a';
const lemon = '#f7f2b2';
const coral = '#ff6f59';
const sun = '#ffc94a';
const white = '#ffffff';
const skins = ['#f2c29a', '#c98a62', '#e0a77c', '#8a5a40'];

const defs = () => [
  fade('sky', [[0, '#8fdce2'], [0.6, '#d8f3ef'], [1, '#fbf6d0']]), fade('lake', [[0, '#e9f8ea'], [0.25, '#6fd0d2'], [1, '#0a7f88']]), fade('road', [[0, '#5f7d86'], [1, '#22424d']]), fade('mistband', [[0, '#ffffff', 0], [0.5, '#ffffff', 0.75], [1, '#ffffff', 0]]),
  stripes('lines', 10, 2, '#ffffff', 45),
];

/** A runner going right; feet at 0; about 200 tall. Poses differ by the stride. */
function runner(x, y, size, { shirt, shorts = deep, shoe = coral, skin = skins[0], hair = '#2a2320', pose = 0, bib = true, cap }) {
  const legs = [
    [[[-6, -96], [34, -74], [26, -34]], [[6, -96], [-22, -58], [-66, -52]]],
    [[[-6, -96], [20, -54], [46, -10]], [[6, -96], [-30, -66], [-48, -22]]],
    [[[-6, -96], [30, -66], [62, -44]], [[6, -96], [-12, -50], [-38, -8]]],
  ][pose % 3];
  const arms = [[[[14, -158], [-22, -132], [-38, -104]], [[14, -158], [44, -128], [70, -146]]], [[[14, -158], [-12, -120], [-42, -124]], [[14, -158], [36, -122], [64, -126]]], [[[14, -158], [-26, -140], [-30, -104]], [[14, -158], [50, -134], [64, -164]]]][pose % 3];
  const limb = (points, colour, width) => stroke(line(points), colour, width, round);
  const foot = ([fx, fy]) => path(`M${fx - 8} ${fy - 7}Q${fx + 6} ${fy - 8} ${fx + 24} ${fy + 4}Q${fx + 26} ${fy + 11} ${fx + 16} ${fy + 11}H${fx - 9}Z`, shoe);
  const thigh = ([a, b]) => [a, [(a[0] + b[0]) / 2 + (b[0] - a[0]) * 0.1, (a[1] + b[1]) / 2 + (b[1] - a[1]) * 0.1]];
  return placed(
    `translate(${n(x)} ${n(y)}) scale(${n(size * 100) / 100})`,
    ellipse(10, 10, 60, 7, deep, { opacity: 0.22 }),
    limb(arms[0], mix(skin, '#3a2018', 0.22), 15), limb(legs[1], mix(skin, '#3a2018', 0.22), 19), limb(thigh(legs[1]), mix(shorts, '#000000', 0.2), 27), foot(legs[1][2]),
    limb(legs[0], skin, 20), limb(thigh(legs[0]), shorts, 29), foot(legs[0][2]),
    path('M-20 -98Q-14 -140 -2 -166Q14 -178 30 -164Q34 -132 22 -92Q0 -84 -20 -98Z', shirt), path('M-20 -98Q-14 -140 -2 -166Q2 -170 6 -171Q-4 -130 -2 -90Q-12 -92 -20 -98Z', '#000000', { opacity: 0.14 }), bib ? [rect(-1, -146, 24, 20, white, { transform: 'rotate(10 10 -136)' }), rect(3, -140, 15, 7, deep, { transform: 'rotate(10 10 -136)' })] : '',
    limb(arms[1], skin, 16), limb(arms[1].slice(0, 2).map(([ax, ay], index) => (index === 0 ? [ax, ay] : [14 + (ax - 14) * 0.55, -158 + (ay + 158) * 0.55])), shirt, 22),
    rect(14, -184, 14, 20, skin), circle(26, -196, 20, skin), path('M7 -194Q4 -220 27 -219Q46 -218 46 -203Q32 -208 20 -204Q18 -190 10 -186Z', hair), cap === undefined ? '' : path('M5 -199Q6 -222 28 -221Q46 -219 46 -203L66 -200Q64 -194 46 -197Z', cap),
  );
}

const mountain = () => [
  path(land([[-20, 380], [150, 300], [330, 350], [560, 210], [760, 90], [860, 60], [960, 100], [1160, 250], [1350, 330], [1640, 260]], 520), '#4f9fb0'), path(land([[860, 60], [960, 100], [1160, 250], [1350, 330], [1640, 260]], 520), '#3a8799'), path(polygon([[676, 142], [760, 90], [860, 60], [960, 100], [1030, 152], [978, 152], [940, 200], [892, 150], [846, 212], [800, 152], [752, 184], [724, 142]]), white), path(polygon([[860, 60], [960, 100], [1030, 152], [978, 152], [940, 200], [892, 150]]), '#d5ebee'),
];
const firs = (random, y, low, high, colour, step) => path(Array.from({ length: Math.ceil(1660 / step) }, (_, index) => { const x = -20 + index * step + random.between(-step, step) * 0.3; const tall = random.between(low, high); const half = tall * 0.22; return polygon([[x - half, y], [x, y - tall], [x + half, y]]); }).join(''), colour);

function lakeside() {
  const random = seeded(18);
  const pack = [];
  // A stream of runners along the far bend, and the near ones.
  for (let index = 0; index < 26; index += 1) { const t = index / 26; const x = 1560 - t * 900; const y = 560 + Math.sin(t * 2.6) * 26 + random.between(-5, 5); pack.push([x, y, 0.2 + t * 0.09, index]); }
  const shirts = [coral, lime, white, sun, '#3a6fd0', '#f08fb0', teal];
  return [
    rect(0, 0, 1600, 900, 'url(#sky)'), circle(420, 190, 88, sun), ...[130, 180, 240].map((r) => circle(420, 190, r, sun, { 'fill-opacity': 0.13 })), cloud(220, 130, 44, white), cloud(1330, 120, 52, white), cloud(1530, 200, 34, white),
    mountain(), rect(0, 330, 1600, 90, 'url(#mistband)'), firs(random, 470, 40, 90, '#1f7a72', 26), firs(random, 478, 30, 66, '#11615f', 20),
    rect(0, 470, 1600, 200, 'url(#lake)'), group({ opacity: 0.4 }, placed('matrix(1 0 0 -.5 0 712)', mountain().slice(0, 3).join(''))), ...Array.from({ length: 40 }, () => { const y = 484 + random.next() * 150; return rect(random.between(-60, 1600), y, random.between(40, 220), 3, random.pick([white, mist, water]), { opacity: 0.6, rx: 2 }); }), rect(0, 440, 1600, 56, 'url(#mistband)'),
    path('M1610 540Q1200 520 960 572Q640 640 -10 636V700L700 720L1610 600Z', '#9ccf5a'), path('M1610 556Q1200 540 980 588Q640 662 -10 654V690Q640 700 1010 622Q1240 572 1610 586Z', 'url(#road)'), ...pack.map(([x, y, size, index]) => runner(x, y + 34 + (index < 3 ? 0 : 0), size, { shirt: shirts[index % 7], pose: index, skin: skins[index % 4], bib: false })),
    path('M-10 676Q500 700 1010 640T1610 600V910H-10Z', '#7dbb4a'), path('M-10 690Q500 712 1010 652T1610 612V700Q1200 690 900 740T-10 780Z', lime, { opacity: 0.6 }), ...Array.from({ length: 26 }, () => { const [x, y] = [random.between(0, 1600), random.between(690, 745)]; return [stroke(`M${n(x)} ${n(y)}v-14`, '#4c8f3a', 2.4), circle(x, y - 16, 4, random.pick([white, sun, coral]))]; }),
    path('M-10 770Q600 790 1610 716V910H-10Z', 'url(#road)'), path('M-10 778Q600 798 1610 724', 'none', { stroke: white, 'stroke-width': 6 }), path('M-10 852Q600 858 1610 800', 'none', { stroke: white, 'stroke-width': 6, 'stroke-dasharray': '70 46' }),
    runner(160, 846, 1.34, { shirt: white, pose: 2, skin: skins[3], shoe: sun, shorts: '#3a6fd0' }), runner(400, 838, 1.46, { shirt: sun, pose: 1, skin: skins[0], shorts: deep, shoe: coral, hair: '#6a3a20' }), runner(690, 850, 1.62, { shirt: coral, pose: 0, skin: skins[2], shoe: lime, cap: white }), runner(960, 826, 1.44, { shirt: lime, pose: 2, skin: skins[1], shorts: '#20335c', shoe: white }), runner(1210, 820, 1.42, { shirt: '#3a6fd0', pose: 1, skin: skins[0], shoe: sun, cap: coral }), runner(1450, 806, 1.3, { shirt: '#f08fb0', pose: 0, skin: skins[2], shoe: deep, hair: '#8a8f96' }),
  ];
}

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);
const thumbnail = (ground, ...body) => panel(sizes.thumb, [0, 0, 800, 600], rect(0, 0, 800, 600, ground), ...body);

const poster = () => [
  rect(0, 0, 1200, 400, teal), path('M0 400L420 0H760L340 400Z', lime), path('M340 400L760 0H880L460 400Z', deep), path('M760 0H1200V400H460Z', water), rect(460, 0, 740, 400, 'url(#lines)', { opacity: 0.12 }),
  runner(300, 372, 1.62, { shirt: coral, pose: 0, skin: skins[2], shoe: white, cap: white }), runner(140, 366, 1.3, { shirt: white, pose: 2, skin: skins[3], shoe: sun }), letters('21.0975', 650, 130, 104, white, { weight: 1.1, gap: 1.5 }), letters('KM', 654, 272, 44, lemon, { weight: 1.2, gap: 2 }), rect(780, 288, 350, 10, coral), ...[0, 1, 2, 3, 4, 5].map((index) => circle(784 + index * 68, 293, 12, white)),
];

/** The course: round the lake, with its marks. */
const course = () => {
  const loop = [[180, 330], [210, 190], [350, 120], [520, 130], [640, 210], [650, 340], [560, 440], [400, 470], [250, 440]];
  return [rect(0, 0, 800, 600, '#a9d672'), path(curve([[-20, 120], [140, 60], [260, 90], [300, -20]], false).concat('H-20Z'), '#5aa565'), path('M560 -20L680 90L820 60V-20Z', '#5aa565'), ...[[90, 500], [130, 540], [700, 520], [740, 470], [720, 130], [90, 150]].map(([x, y]) => [polygon([[x - 20, y], [x, y - 60], [x + 20, y]])]).map(([d]) => path(d, '#2f7f5a')), path(curve([[250, 320], [280, 220], [390, 180], [500, 190], [570, 250], [570, 340], [500, 390], [390, 400], [290, 380]], true), water), path(curve([[290, 310], [320, 240], [400, 220], [480, 230], [520, 280], [510, 340], [440, 360], [340, 350]], true), mist, { opacity: 0.5 }), stroke(curve(loop, true), white, 26, round), stroke(curve(loop, true), coral, 16, round), ...loop.map(([x, y], index) => (index % 2 === 0 ? [circle(x, y, 17, white), circle(x, y, 11, deep)] : '')), path('M180 330v-92h74l-16 22l16 22h-66v48z', deep), letters('START', 190, 246, 16, lemon, { weight: 1.2, gap: 1.5 })];
};

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], lakeside()),
  ogp: () => panel(sizes.ogp, [0, 50, 1600, 840], lakeside()),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, teal), path('M0 512L300 0H512V512Z', water), path('M0 512L120 310L220 400L330 300L512 512Z', deep), runner(238, 452, 2, { shirt: coral, pose: 0, skin: skins[2], shoe: lime, cap: white }))),
  // White: it stands on the site's own colour.
  logo: () => picture([512, 128], [0, 0, 512, 128], defs(), path('M14 104L54 24L76 58L88 40L122 104Z', white), path('M54 24L68 46L58 56L52 48L40 52Z', coral), path('M10 112Q66 96 126 112', 'none', { stroke: lime, 'stroke-width': 9, 'stroke-linecap': 'round' }), letters('KIRIGAKO', 152, 42, 44, white, { weight: 1.25, gap: 1.7 })),
  poster: () => panel(sizes.banner, [0, 0, 1200, 400], poster()),
  course: () => panel(sizes.thumb, [0, 0, 800, 600], course()),
  start: () => thumbnail('url(#sky)', placed('scale(.5) translate(0 0)', mountain()), rect(0, 235, 800, 120, 'url(#lake)'), rect(0, 340, 800, 260, '#7dbb4a'), path('M300 340H500L760 600H40Z', 'url(#road)'), rect(126, 150, 26, 330, deep), rect(648, 150, 26, 330, deep), rect(110, 130, 580, 92, coral), letters('START', 400, 152, 46, white, { anchor: 'middle', weight: 1.2, gap: 2.4 }), ...[[300, 560, 1, lime, 0], [430, 570, 1.08, white, 1], [560, 556, 1, '#3a6fd0', 2], [200, 548, 0.9, sun, 1]].map(([x, y, size, shirt, pose], index) => runner(x, y, size, { shirt, pose, skin: skins[index] }))),
  aid: () => thumbnail(lemon, circle(400, 330, 300, lime, { opacity: 0.6 }), rect(60, 400, 680, 60, white), rect(60, 460, 680, 140, teal), rect(60, 460, 680, 18, deep, { opacity: 0.25 }), ...[130, 210, 290].map((x) => [path(`M${x - 30} 400L${x - 38} 320H${x + 38}L${x + 30} 400Z`, white), path(`M${x - 33} 372L${x - 36} 338H${x + 36}L${x + 33} 372Z`, water)]), ...[[420, 372], [474, 376], [448, 336]].map(([x, y]) => [circle(x, y, 32, coral), path(`M${x} ${y - 30}q18 -18 32 -6q-14 14 -32 6z`, '#4c9a3a')]), ...[[580, 380], [640, 384], [610, 346]].map(([x, y]) => path(`M${x - 50} ${y}Q${x} ${y - 46} ${x + 50} ${y}Q${x} ${y - 12} ${x - 50} ${y}Z`, sun)), path('M60 250H740L690 170H110Z', coral), ...Array.from({ length: 8 }, (_, index) => path(`M${60 + index * 85} 250h85v22a42.5 34 0 0 1 -85 0z`, index % 2 === 0 ? white : coral))),
  finish: () => thumbnail(sun, ...Array.from({ length: 18 }, (_, index) => path(polygon([[400, 330], [400 + 700 * Math.cos((index * 20 * Math.PI) / 180), 330 + 700 * Math.sin((index * 20 * Math.PI) / 180)], [400 + 700 * Math.cos(((index * 20 + 9) * Math.PI) / 180), 330 + 700 * Math.sin(((index * 20 + 9) * Math.PI) / 180)]]), lemon)), path('M330 -10L400 240L470 -10H540L420 300H380L260 -10Z', teal), path('M400 240L470 -10H540L420 300Z', deep), circle(400, 390, 160, '#d9a23a'), circle(400, 390, 140, lemon), circle(400, 390, 140, 'none', { stroke: '#d9a23a', 'stroke-width': 6 }), path('M300 450L362 340L396 388L414 362L500 450Z', teal), path('M346 368L362 340L384 371L370 380Z', white), path('M290 466Q400 440 510 466', 'none', { stroke: coral, 'stroke-width': 10, 'stroke-linecap': 'round' })),
  village: () => { const random = seeded(7); return thumbnail('url(#sky)', placed('scale(.5)', mountain()), firs(random, 330, 40, 90, '#1f7a72', 30), rect(0, 320, 800, 280, '#a9d672'), ...[[170, coral], [400, teal], [630, '#3a6fd0']].map(([x, colour]) => [path(`M${x - 100} 420L${x} 330L${x + 100} 420Z`, colour), path(`M${x - 100} 420L${x} 330L${x - 30} 420Z`, white, { opacity: 0.35 }), rect(x - 88, 420, 176, 90, white), rect(x - 70, 450, 140, 60, mix(colour, '#ffffff', 0.7))]), runner(250, 590, 0.8, { shirt: lime, pose: 0, skin: skins[1] }), runner(520, 588, 0.8, { shirt: white, pose: 1, skin: skins[0] })); },
  access: () => thumbnail(mist, placed('scale(.5)', mountain()), rect(0, 250, 800, 350, '#a9d672'), path('M-10 470H810V560H-10Z', '#5f7d86'), stroke('M-10 515H810', white, 6, { 'stroke-dasharray': '60 34' }), placed('translate(160 500)', path('M0 -140a22 22 0 0 1 22 -22H440a26 26 0 0 1 26 26V0H0Z', teal), rect(0, -60, 466, 20, lime), ...[22, 112, 202, 292].map((x) => rect(x, -138, 72, 62, mist)), rect(384, -138, 64, 110, mist), ...[86, 376].map((x) => [circle(x, 4, 32, deep), circle(x, 4, 13, white)]))),
};
