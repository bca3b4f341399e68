// 白樺台高校 同窓会: the old wooden school under the cherry trees, two-ink riso print in rose and ink blue.
import {
  circle, clip, dots, ellipse, fade, grain, group, land, line, mix, n, path, picture, placed, polar, polygon, rect,
  ridge, round, seeded, sizes, stroke, stripes,
} from '../kit.mjs';
import { letters } from '../lettering.mjs';

const paper = '#f8efe4';
const rose = '#e4717a';
const blush = '#f3b8b0';
const wine = '#7a2f44';
const night = '#3a2744';
const honey = '#eebc6a';
const olive = '#8a8f5a';

const defs = () => [
  fade('sky', [[0, '#efa59c'], [0.5, '#f6cdb4'], [1, '#fbe9cf']]),
  fade('ground', [[0, '#d9a184'], [1, '#a8606a']]),
  fade('light', [[0, '#fff3d6', 0.9], [1, '#fff3d6', 0]], { x2: 1, y2: 0 }),
  dots('rose-dots', 6, 2.2, rose), dots('wine-dots', 5, 1.5, wine), dots('pale-dots', 7, 2.4, '#fff6ea'), stripes('boards', 14, 1.6, '#5c2236', 90),
  grain('grain', wine, 0.22, { count: 560 }),
];

const halftone = (shape, ink, share = 0.5) => shape.replace(/fill="[^"]*"/, `fill="url(#${ink})"`).replace('/>', ` opacity="${share}"/>`);

function sky(random) {
  const clouds = [[240, 170, 1.1], [760, 110, 0.8], [1330, 200, 1.3]].map(([x, y, size]) => {
    const d = `M${x - 130 * size} ${y}Q${x - 110 * size} ${y - 44 * size} ${x - 50 * size} ${y - 30 * size}Q${x - 10 * size} ${y - 84 * size} ${x + 54 * size} ${y - 40 * size}Q${x + 120 * size} ${y - 52 * size} ${x + 140 * size} ${y}Z`.replace(/-?\d+\.\d+/g, (value) => n(Number(value)));
    return [path(d, '#fff6ea', { opacity: 0.85 }), path(d, 'url(#rose-dots)', { opacity: 0.35 })];
  });
  return [
    rect(0, 0, 1600, 900, 'url(#sky)'), circle(1180, 330, 130, '#fff3d6'), ...[190, 260, 340].map((r) => circle(1180, 330, r, '#fff3d6', { 'fill-opacity': 0.14 })), ...clouds,
    path(land(ridge(random, { y: 520, height: 160, rough: 0.6 }), 600), mix(rose, paper, 0.45)), path(land(ridge(random, { y: 540, height: 100 }), 600), mix(wine, rose, 0.6)), halftone(path(land(ridge(seeded(5), { y: 540, height: 100 }), 600), wine), 'wine-dots', 0.4),
  ];
}

function window(x, y, width, height, isLit) {
  return [rect(x - 4, y - 4, width + 8, height + 8, paper), rect(x, y, width, height, isLit ? honey : '#6d5a7a'), isLit ? '' : path(`M${n(x)} ${n(y + height)}L${n(x + width * 0.7)} ${n(y)}H${n(x + width)}V${n(y + height * 0.3)}L${n(x + width * 0.5)} ${n(y + height)}Z`, '#8d7a99'), stroke(`M${n(x + width / 2)} ${n(y)}v${n(height)}M${n(x)} ${n(y + height * 0.36)}h${n(width)}M${n(x)} ${n(y + height * 0.7)}h${n(width)}`, paper, 3)];
}

/** The wooden schoolhouse: two floors, a gable with a clock, a porch. */
function school(x, y) {
  const parts = [];
  const wall = '#a5524f';
  parts.push(rect(x, y - 210, 760, 210, wall), rect(x, y - 210, 760, 210, 'url(#boards)', { opacity: 0.5 }), path(polygon([[x - 24, y - 206], [x + 20, y - 276], [x + 740, y - 276], [x + 784, y - 206]]), night), ...[0, 1, 2, 3].map((row) => stroke(`M${x - 18 + row * 10} ${y - 216 - row * 16}H${x + 778 - row * 10}`, '#54405c', 2)), rect(x - 10, y - 108, 780, 9, paper), rect(x - 10, y - 8, 780, 10, '#5c3a44'));
  for (let floor = 0; floor < 2; floor += 1) for (let index = 0; index < 11; index += 1) { if (index === 5) continue; parts.push(window(x + 22 + index * 66, y - 192 + floor * 100, 46, 66, (index * 3 + floor * 5) % 7 < 3)); }
  const mid = x + 380;
  parts.push(rect(mid - 66, y - 250, 132, 250, mix(wall, paper, 0.12)), rect(mid - 66, y - 250, 132, 250, 'url(#boards)', { opacity: 0.5 }), path(polygon([[mid - 90, y - 244], [mid, y - 330], [mid + 90, y - 244]]), night), path(polygon([[mid - 60, y - 250], [mid, y - 308], [mid + 60, y - 250]]), paper), circle(mid, y - 272, 21, wine), circle(mid, y - 272, 16, paper), stroke(`M${mid} ${y - 283}V${y - 272}L${mid + 8} ${y - 267}`, wine, 3, round), window(mid - 34, y - 206, 68, 66, true), path(polygon([[mid - 84, y - 96], [mid, y - 136], [mid + 84, y - 96]]), night), rect(mid - 72, y - 98, 10, 98, paper), rect(mid + 62, y - 98, 10, 98, paper), rect(mid - 40, y - 84, 80, 84, '#5c2236'), rect(mid - 34, y - 78, 31, 78, honey), rect(mid + 3, y - 78, 31, 78, honey), stroke(`M${mid} ${y - 330}V${y - 400}`, night, 5), path(`M${mid} ${y - 398}Q${mid + 24} ${y - 410} ${mid + 48} ${y - 396}V${y - 366}Q${mid + 24} ${y - 380} ${mid} ${y - 368}Z`, rose));
  return parts;
}

function cherry(random, x, y, size, lean = 1) {
  const limbs = [[0, 0], [14, -120], [60, -230]];
  const blossoms = [];
  const spots = [[-120, -250], [-60, -310], [20, -340], [100, -320], [170, -270], [60, -250], [-20, -240], [140, -210], [-110, -200], [10, -290], [90, -270]];
  spots.forEach(([bx, by], index) => blossoms.push(circle(bx, by, random.between(56, 84), [blush, '#f8d3cb', rose, blush][index % 4])));
  const petals = Array.from({ length: 46 }, () => { const [px, py] = polar(24, -270, random.between(20, 190), random.between(0, 360)); return `M${n(px)} ${n(py * 0.9 - 20)}h.1`; });
  return placed(
    `translate(${x} ${y}) scale(${lean * size} ${size})`,
    path(`M-26 0Q-8 -90 2 -150Q-40 -210 -90 -236L-84 -246Q-20 -220 12 -180Q40 -230 50 -300L62 -296Q60 -220 40 -170Q90 -190 140 -236L148 -226Q100 -160 36 -130Q30 -60 34 0Z`, night), blossoms, ...spots.slice(0, 6).map(([bx, by]) => circle(bx - 12, by - 16, 40, 'url(#pale-dots)', { opacity: 0.75 })), ...spots.slice(3, 8).map(([bx, by]) => circle(bx + 14, by + 26, 44, 'url(#rose-dots)', { opacity: 0.55 })), stroke(petals.join(''), '#fff6ea', 9, { 'stroke-linecap': 'round' }), stroke(line(limbs.slice(0, 2)), '#54405c', 3),
  );
}

const petal = (x, y, turn, size, colour) => path('M0 0Q-7 -9 0 -18Q3 -14 4 -16Q9 -8 0 0Z', colour, { transform: `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(size)})` });

/** Old friends from behind, in the clothes of their years; feet at y. */
function friend(x, y, size, { coat, skirt = false, hair = night, arm = 0 }) {
  return placed(
    `translate(${x} ${y}) scale(${size})`,
    ellipse(-70, 4, 120, 9, wine, { opacity: 0.28 }), stroke('M-11 -70L-13 0M12 -70L14 0', skirt ? '#e2b093' : night, 13, round), skirt ? path('M-28 -130H28L42 -44Q0 -34 -42 -44Z', coat) : path('M-26 -140H26L24 -62Q0 -56 -24 -62Z', night), path('M-34 -208Q0 -228 34 -208L30 -122Q0 -114 -30 -122Z', coat), stroke(arm === 1 ? 'M30 -200Q58 -196 74 -178' : arm === -1 ? 'M-30 -200Q-52 -250 -62 -282' : 'M32 -196L38 -120', coat, 17, round), stroke(arm === 1 ? 'M-32 -196L-38 -120' : 'M-32 -196L-40 -118', coat, 17, round), rect(-7, -232, 14, 20, '#dba183'), circle(0, -246, 23, hair), skirt ? path('M-24 -250Q-26 -214 -18 -206H18Q26 -214 24 -250Z', hair) : '',
  );
}

function homecoming() {
  const random = seeded(44);
  return [
    sky(random), rect(0, 560, 1600, 340, 'url(#ground)'), path('M0 566Q420 546 800 566T1600 560V640H0Z', olive), halftone(path('M0 566Q420 546 800 566T1600 560V640H0Z', olive), 'wine-dots', 0.35),
    ...[[70, 0.62], [230, 0.5], [1370, 0.52], [1530, 0.6]].map(([x, size]) => cherry(random, x, 576, size, x < 800 ? 1 : -1)), school(430, 572),
    path('M560 900Q690 700 764 572H856Q940 700 1060 900Z', '#f0d2b0'), halftone(path('M560 900Q690 700 764 572H856Q940 700 1060 900Z', paper), 'rose-dots', 0.22),
    path('M1700 560L-100 900H400L1700 640Z', 'url(#light)', { opacity: 0.4 }),
    // the gate and the track of an afternoon
    rect(196, 566, 44, 200, '#6a4a54'), rect(186, 552, 64, 20, '#54405c'), rect(1364, 566, 44, 200, '#6a4a54'), rect(1354, 552, 64, 20, '#54405c'), rect(206, 600, 24, 110, paper), stroke('M212 620h12M212 640h12M212 660h12M212 680h12', wine, 4, round), ...[262, 300, 338, 376, 414].map((x) => stroke(`M${x} ${n(650 + (x - 262) * 0.02)}V${n(752)}`, night, 5)), stroke('M250 662H430M250 740H430', night, 5), ...[1190, 1228, 1266, 1304, 1342].map((x) => stroke(`M${x} 650V752`, night, 5)), stroke('M1178 662H1356M1178 740H1356', night, 5),
    friend(640, 800, 0.9, { coat: wine, arm: 1 }), friend(716, 806, 0.86, { coat: honey, skirt: true, hair: '#6a4a54' }), friend(792, 796, 0.9, { coat: '#54405c', hair: '#8d8290' }), friend(866, 804, 0.84, { coat: rose, skirt: true, arm: -1 }), friend(944, 800, 0.9, { coat: olive, hair: '#b9aeb5' }),
    cherry(random, 60, 910, 1.28, 1), cherry(random, 1560, 910, 1.34, -1),
    ...Array.from({ length: 80 }, () => petal(random.between(0, 1600), random.between(120, 890), random.whole(0, 360), random.between(0.5, 1.5), random.pick([blush, '#fff6ea', rose]))),
    rect(0, 0, 1600, 900, 'url(#grain)'),
  ];
}

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);
const thumbnail = (ground, ...body) => panel(sizes.thumb, [0, 0, 800, 600], rect(0, 0, 800, 600, ground), ...body, rect(0, 0, 800, 600, 'url(#grain)'));

function album() {
  const random = seeded(9);
  const photo = (x, y, turn, scene) => placed(`translate(${x} ${y}) rotate(${turn})`, rect(-104, -84, 220, 196, wine, { opacity: 0.25 }), rect(-112, -94, 220, 196, '#fffaf2'), rect(-98, -80, 192, 140, mix(honey, paper, 0.4)), ...scene, rect(-98, -80, 192, 140, 'url(#rose-dots)', { opacity: 0.2 }));
  return [
    rect(0, 0, 1200, 400, wine), rect(0, 0, 1200, 400, 'url(#wine-dots)', { opacity: 0.5 }), letters('80', 900, 110, 150, blush, { weight: 1.1, gap: 1.8 }), letters('YEARS', 906, 296, 30, honey, { weight: 1, gap: 2.6 }),
    photo(200, 200, -8, [path('M-98 60V0L-40 -40L20 10L60 -20L94 10V60Z', olive), circle(50, -44, 18, rose)]),
    photo(460, 196, 5, [placed('translate(-84 52) scale(.22)', school(0, 0))]),
    photo(720, 204, -4, [placed('translate(0 58) scale(.5)', friend(-110, 0, 1, { coat: wine }), friend(-36, 0, 1, { coat: rose, skirt: true }), friend(38, 0, 1, { coat: night }), friend(112, 0, 1, { coat: honey, skirt: true }))]),
    ...Array.from({ length: 26 }, () => petal(random.between(0, 1200), random.between(10, 390), random.whole(0, 360), random.between(0.6, 1.5), blush)), rect(0, 0, 1200, 400, 'url(#grain)'),
  ];
}

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], homecoming()),
  ogp: () => panel(sizes.ogp, [0, 40, 1600, 840], homecoming()),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, wine), ...[0, 72, 144, 216, 288].map((turn) => path('M0 -34Q-96 -110 -52 -196L0 -168L52 -196Q96 -110 0 -34Z', blush, { transform: `translate(256 262) rotate(${turn})` })), ...[0, 72, 144, 216, 288].map((turn) => stroke('M0 -34V-112', rose, 9, { ...round, transform: `translate(256 262) rotate(${turn})` })), circle(256, 262, 34, honey))),
  'banner-album': () => panel(sizes.banner, [0, 0, 1200, 400], album()),
  'banner-school': () => panel(sizes.banner, [160, 190, 1290, 430], homecoming()),
  classroom: () => thumbnail('#e9c9a4', rect(60, 60, 680, 230, '#3f5a4c'), rect(60, 60, 680, 230, 'none', { stroke: '#8a5a44', 'stroke-width': 16 }), stroke('M130 130q60 -30 120 0t120 0M130 190h190M130 230h140', '#e9efe4', 6, { ...round, opacity: 0.85 }), circle(560, 170, 58, 'none', { stroke: '#f3b8b0', 'stroke-width': 6 }), stroke('M560 112V228M502 170H618', '#f3b8b0', 6), ...[0, 1, 2, 3].map((index) => placed(`translate(${110 + index * 170} 380)`, rect(0, 0, 130, 22, '#a5694a'), rect(8, 22, 10, 120, night), rect(112, 22, 10, 120, night), rect(20, 22, 90, 34, '#8a5a44'))), path('M800 60L200 600H460L800 250Z', 'url(#light)', { opacity: 0.5 }), rect(0, 520, 800, 80, '#8a5a44')),
  letter: () => thumbnail(blush, rect(0, 0, 800, 600, 'url(#pale-dots)', { opacity: 0.5 }), placed('translate(400 310) rotate(-6)', rect(-230, -140, 480, 310, wine, { opacity: 0.3 }), rect(-240, -150, 480, 310, '#fffaf2'), path('M-240 -150L0 30L240 -150Z', '#f6e2cf', { stroke: wine, 'stroke-width': 4 }), stroke('M-240 160L-70 -20M240 160L70 -20', wine, 4), circle(0, 22, 40, wine), ...[0, 72, 144, 216, 288].map((turn) => path('M0 -5Q-14 -16 -8 -30L0 -26L8 -30Q14 -16 0 -5Z', blush, { transform: `translate(0 22) rotate(${turn})` })))),
  station: () => { const random = seeded(2); return thumbnail('#f6cdb4', circle(600, 190, 80, '#fff3d6'), path(land(ridge(random, { to: 840, y: 330, height: 120 }), 400), mix(wine, rose, 0.6)), rect(0, 390, 800, 210, olive), path('M0 470H800V520H0Z', '#b98a6a'), stroke('M0 480H800M0 510H800', night, 5), stroke(Array.from({ length: 20 }, (_, index) => `M${index * 42} 472V520`).join(''), night, 4), placed('translate(90 466)', path('M0 -130a16 16 0 0 1 16 -16H404a16 16 0 0 1 16 16V0H0Z', rose), rect(0, -60, 420, 18, paper), ...[22, 108, 194, 280].map((x) => rect(x, -124, 66, 50, '#5c3a52')), rect(362, -124, 40, 110, paper), ...[60, 130, 290, 360].map((x) => circle(x, 8, 20, night))), cherry(random, 690, 600, 1.1, -1)); },
  party: () => thumbnail(wine, rect(0, 0, 800, 600, 'url(#wine-dots)', { opacity: 0.6 }), stroke('M0 70Q200 160 400 90T800 70', night, 4), ...Array.from({ length: 11 }, (_, index) => circle(40 + index * 72, 104 + Math.sin(index * 1.1) * 20, 13, [honey, blush, paper][index % 3])), ...[[150, rose, true], [270, honey, false], [400, blush, true], [530, olive, false], [650, paper, true]].map(([x, coat, skirt], index) => friend(x, 590, 1.36, { coat, skirt, arm: index === 1 ? -1 : index === 3 ? 1 : 0, hair: ['#54405c', '#b9aeb5', night, '#8d8290', '#6a4a54'][index] })), rect(0, 580, 800, 20, night)),
};
