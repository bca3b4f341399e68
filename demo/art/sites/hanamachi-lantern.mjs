// 花待灯篭流し: backs in patterned yukata before a river of lights.
import {
  asanoha, circle, clip, curve, ellipse, fade, glow, grain, group, ichimatsu, land, n, path, picture, placed, rect,
  ridge, round, seeded, seigaiha, shippo, sizes, stroke, stripes,
} from '../kit.mjs';
import { character } from '../lettering.mjs';
import { flame, lamp, lampGlows, lantern, night, rice, timber, vermilion, yukata } from '../onsen.mjs';

const defs = () => [
  ...lampGlows(),
  fade('sky', [[0, '#0a0a26'], [0.5, '#231a52'], [0.85, '#5b3568'], [1, '#a9566a']]),
  fade('river', [[0, '#7a4468'], [0.25, '#2b2358'], [1, '#070818']]),
  glow('spill', [[0, '#ffd98a', 0.85], [1, '#ff9a3a', 0]]),
  grain('grain', '#ffffff', 0.12, { count: 340 }),
  seigaiha('c1', 17, '#e9edf5', 1.8, '#24457a'), asanoha('c2', 19, '#f3d9c8', 1.6), ichimatsu('c3', 13, '#f2ead6', '#7f9a6a'), shippo('c4', 16, '#f6e6c4', 1.8), stripes('c5', 13, 3.4, '#3a2a5a', 0),
  group({ id: 'float' }, ellipse(0, 14, 26, 6, '#ffb85a', { opacity: 0.35 }), path('M-15 10L-17 -26H17L15 10Z', 'url(#paper)'), path('M-15 10L-17 -26H-7L-6 10Z', '#e8862f', { opacity: 0.35 }), stroke('M-17 -26H17M-15 10H15M-17 -26L-15 10M17 -26L15 10', timber, 1.8), rect(-20, 9, 40, 4, timber)),
];
const cloths = [
  ['url(#c1)', vermilion, '#24457a'], ['url(#c2)', '#e2b04a', '#a8435f'], ['url(#c3)', '#3a4a7a', '#f2ead6'], ['url(#c4)', '#8a2f3a', '#3f6f8f'], ['url(#c5)', '#d97a3a', '#e9e2f2'],
];
/** The cloth's ground goes below its pattern. */
const dressed = (x, y, size, index, more = {}) => { const [cloth, obi, ground] = cloths[index % 5]; const plain = yukata(x, y, size, { cloth: ground, obi, ...more }); return [plain, yukata(x, y, size, { cloth, obi, ...more }).replaceAll('fill="#ffffff"', 'fill="none"')]; };

const float = (x, y, size) => [circle(x, y - 8 * size, 62 * size, 'url(#spill)', { opacity: 0.5 }), placed(`translate(${n(x)} ${n(y)}) scale(${n(size * 10) / 10 || 0.1})`, '<use href="#float"/>'), rect(x - 10 * size, y + 16 * size, 20 * size, 46 * size, '#ffb85a', { opacity: 0.16, rx: 8 * size })];

function lanternRow(y1, y2, from, to, count, r, signs) {
  const sag = 60;
  const points = [[from, y1], [(from + to) / 2, (y1 + y2) / 2 + sag], [to, y2]];
  return [stroke(curve(points), '#0a0a1c', 3), ...Array.from({ length: count }, (_, index) => { const t = (index + 0.5) / count; const x = from + (to - from) * t; const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) * 0.94 + r * 1.2; return lantern(x, y, r, { isRed: index % 2 === 0, sign: signs?.[index % signs.length] }); })];
}

function riverOfLights() {
  const random = seeded(61);
  const lights = [];
  for (let index = 0; index < 150; index += 1) {
    const depth = random.next() ** 1.25;
    const y = 462 + depth * 300;
    const bend = Math.sin(depth * 3.4) * 190;
    lights.push([800 + bend + random.bell() * (60 + depth * 780), y, 0.15 + depth * 0.8]);
  }
  lights.sort((a, b) => a[1] - b[1]);
  const clear = lights.filter(([x]) => x > -30 && x < 1630);
  return [
    rect(0, 0, 1600, 500, 'url(#sky)'), stroke(Array.from({ length: 110 }, () => `M${n(random.between(0, 1600))} ${n(random.next() ** 1.4 * 330)}h.1`).join(''), rice, 2.3, { 'stroke-linecap': 'round', opacity: 0.75 }),
    path(land([[-20, 400], [120, 320], [260, 366], [430, 250], [600, 348], [760, 300], [900, 374], [1060, 282], [1230, 360], [1400, 262], [1620, 380]], 520), '#33265f'), path(land(ridge(random, { y: 466, height: 130, rough: 0.6 }), 520), '#1f1846'), rect(0, 448, 1600, 30, '#120f30'), ...Array.from({ length: 46 }, () => rect(random.between(0, 1600), random.between(440, 464), random.between(4, 9), random.between(5, 9), random.pick([lamp, flame, '#ffe6b0']))),
    rect(0, 470, 1600, 440, 'url(#river)'), ellipse(800, 480, 520, 60, 'url(#spill)', { opacity: 0.6 }), ...Array.from({ length: 70 }, () => { const depth = random.next(); return rect(random.between(-40, 1600), 476 + depth * 380, 30 + depth * 150, 1.6 + depth * 3, random.pick(['#0a0a26', '#4a3a7a', '#ffb85a', '#0a0a26']), { opacity: 0.4, rx: 2 }); }),
    clear.map(([x, y, size]) => float(x, y, size)),
    lanternRow(26, 60, -40, 820, 9, 34), lanternRow(60, 26, 780, 1640, 9, 34), lanternRow(-40, -10, -60, 560, 4, 62, ['花', '灯']), lanternRow(-10, -40, 1060, 1660, 4, 62, ['花', '灯']),
    path('M-10 900V832Q300 790 800 820T1610 826V910Z', '#0a0914'), path('M-10 838Q300 794 800 824T1610 830', 'none', { stroke: '#d98a4a', 'stroke-width': 3, opacity: 0.6 }),
    dressed(150, 916, 1.13, 0, { fan: '#f4efe2' }), dressed(370, 924, 1.09, 1), dressed(510, 928, 0.71, 2, { isChild: true }), dressed(760, 930, 1.14, 3, { fan: vermilion }), dressed(960, 924, 1.08, 4), dressed(1190, 930, 1.14, 1, { hair: '#3a2620' }), dressed(1338, 930, 0.67, 0, { isChild: true, hair: '#2a1a18' }), dressed(1490, 920, 1.11, 2, { fan: '#24457a' }),
    rect(0, 0, 1600, 900, 'url(#grain)'),
  ];
}

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);
const thumbnail = (...body) => panel(sizes.thumb, [0, 0, 800, 600], ...body, rect(0, 0, 800, 600, 'url(#grain)'));
const scatter = (random, count, width, top, bottom, low, high) => Array.from({ length: count }, () => [random.between(0, width), random.between(top, bottom)]).sort((a, b) => a[1] - b[1]).map(([x, y]) => float(x, y, low + ((y - top) / (bottom - top)) * (high - low)));

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], riverOfLights()),
  ogp: () => panel(sizes.ogp, [0, 20, 1600, 840], riverOfLights()),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, 'url(#sky)'), lantern(256, 256, 150, { sign: '灯' }))),
  'banner-lights': () => panel(sizes.banner, [0, 0, 1200, 400], rect(0, 0, 1200, 400, 'url(#river)'), scatter(seeded(5), 60, 1200, 30, 380, 0.3, 1.3), rect(0, 0, 1200, 400, 'url(#grain)')),
  'banner-signs': () => panel(sizes.banner, [0, 0, 1200, 400], rect(0, 0, 1200, 400, 'url(#sky)'), stroke('M-10 30Q600 90 1210 30', '#0a0a1c', 5), ...['花', '灯', '湯', '花', '灯'].map((sign, index) => lantern(140 + index * 230, 205 - Math.abs(index - 2) * 14, 88, { isRed: index % 2 === 1, sign })), rect(0, 0, 1200, 400, 'url(#grain)')),
  'banner-stalls': () => panel(sizes.banner, [0, 0, 1200, 400], rect(0, 0, 1200, 400, 'url(#sky)'), ...[0, 1, 2].map((index) => placed(`translate(${60 + index * 370} 60)`, path('M0 110H340L310 50H30Z', [vermilion, '#24457a', '#7f9a6a'][index]), ...Array.from({ length: 8 }, (_, flap) => path(`M${flap * 42.5} 110h42.5v18a21 18 0 0 1 -42.5 0z`, flap % 2 === 0 ? rice : [vermilion, '#24457a', '#7f9a6a'][index])), rect(14, 140, 312, 110, '#5a2f2a'), rect(14, 140, 312, 110, 'url(#spill)', { opacity: 0.6 }), rect(0, 250, 340, 100, '#a8703a'), ...Array.from({ length: 5 }, (_, stick) => [stroke(`M${50 + stick * 60} 264V170`, '#d9b070', 5, round), ...[0, 1, 2].map((ball) => circle(50 + stick * 60, 178 + ball * 28, 15, ['#f2b8b0', rice, '#9ab87a'][(ball + index) % 3]))]), lantern(30, 20, 26, { isRed: index % 2 === 0 }), lantern(310, 20, 26, { isRed: index % 2 === 1 }))), rect(0, 400, 1200, 10, night), rect(0, 0, 1200, 400, 'url(#grain)')),
  'banner-train': () => panel(sizes.banner, [0, 0, 1200, 400], rect(0, 0, 1200, 400, 'url(#sky)'), path(land([[-20, 250], [160, 120], [360, 220], [560, 90], [800, 210], [1000, 110], [1220, 220]], 420), '#33265f'), path('M-10 290H1210V420H-10Z', '#120f30'), stroke('M-10 292H1210', '#6a5f7a', 7), ...[0, 1, 2].map((index) => placed(`translate(${140 + index * 316} 288)`, rect(0, -116, 300, 108, vermilion, { rx: 14 }), rect(0, -44, 300, 12, rice), ...[18, 88, 158, 228].map((x) => rect(x, -102, 54, 46, lamp, { rx: 4 })), ...[50, 250].map((x) => circle(x, -2, 16, night)))), scatter(seeded(3), 26, 1200, 320, 390, 0.3, 0.6), rect(0, 0, 1200, 400, 'url(#grain)')),
  make: () => thumbnail(rect(0, 0, 800, 600, '#8a2f3a'), rect(0, 0, 800, 600, 'url(#c2)', { opacity: 0.18 }), rect(-10, 440, 820, 170, '#c98f4e'), stroke('M-10 470H810M-10 540H810', '#a8703a', 4), circle(400, 330, 320, 'url(#lampglow)', { opacity: 0.7 }), path('M280 440L264 170H536L520 440Z', 'url(#paper)'), stroke('M264 170H536M280 440H520M264 170L280 440M536 170L520 440M400 170V440', timber, 9, round), character('花', 330, 232, 140, timber, 0.8), stroke('M610 470L700 250', '#5a3a2a', 14, round), path('M600 496Q596 462 616 452L632 462Q630 490 600 496Z', '#1c1418'), ellipse(180, 470, 74, 22, rice), ellipse(180, 466, 58, 15, vermilion)),
  food: () => thumbnail(rect(0, 0, 800, 600, 'url(#sky)'), lantern(120, 110, 44, { isRed: true }), lantern(400, 90, 44), lantern(680, 110, 44, { isRed: true }), path('M60 250H740L700 190H100Z', vermilion), ...Array.from({ length: 9 }, (_, index) => path(`M${60 + index * 75.5} 250h75.5v30a37.7 30 0 0 1 -75.5 0z`, index % 2 === 0 ? rice : vermilion)), rect(84, 290, 632, 170, '#5a2f2a'), rect(84, 290, 632, 170, 'url(#spill)', { opacity: 0.5 }), rect(60, 440, 680, 160, '#a8703a'), ...[0, 1, 2, 3, 4, 5].map((index) => placed(`translate(${160 + index * 96} 420) rotate(${index % 2 === 0 ? -8 : 8})`, stroke('M0 60V-100', '#d9b070', 7, round), ...[0, 1, 2].map((ball) => circle(0, -84 + ball * 44, 23, ['#f2b8b0', rice, '#9ab87a'][ball])))), character('花', 350, 480, 90, rice, 0.9)),
  guide: () => thumbnail(rect(0, 0, 800, 600, 'url(#river)'), scatter(seeded(8), 22, 800, 40, 420, 0.4, 1.2), path('M-10 610V470Q300 420 810 480V610Z', '#0a0914'), dressed(260, 620, 1.3, 1, { fan: '#f4efe2' }), dressed(420, 622, 0.86, 2, { isChild: true }), dressed(580, 620, 1.3, 0)),
  access: () => { const random = seeded(12); return thumbnail(rect(0, 0, 800, 600, 'url(#sky)'), path(land(ridge(random, { to: 840, y: 340, height: 150 }), 420), '#33265f'), path('M330 340Q520 420 300 500T500 620H200Q60 520 260 440T330 340Z', '#4a5f9f'), scatter(random, 14, 400, 380, 590, 0.2, 0.8).map((light) => placed('translate(120 0)', light)), stroke('M-10 460Q300 400 810 470', '#8a2a22', 16), stroke('M-10 436Q300 376 810 446', vermilion, 8), ...[60, 180, 300, 420, 540, 660, 780].map((x) => stroke(`M${x} ${n(452 - 40 * Math.sin((x / 800) * 3))}v-30`, vermilion, 8)), lantern(140, 180, 52, { isRed: true, sign: '花' }), lantern(660, 190, 52, { sign: '灯' })); },
};
