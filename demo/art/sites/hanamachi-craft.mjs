// 花待藍染工房: indigo cloths drying in the wind, patterns as the picture.
import {
  asanoha, circle, clip, ellipse, fade, grain, group, ichimatsu, land, mix, n, path, picture, placed, rect, ridge,
  round, seeded, seigaiha, shippo, sizes, stroke, stripes, tag,
} from '../kit.mjs';
import { character } from '../lettering.mjs';

const paper = '#f7f3e8';
const pale = '#c9dbe6';
const sora = '#7fa8c9';
const ai = '#2a5c92';
const deep = '#173a66';
const kon = '#0e2342';
const persimmon = '#e0703a';
const wood = '#b58a5c';
const leaf = '#6f8f5a';

const shibori = (id) => tag('pattern', { id, width: 56, height: 56, patternUnits: 'userSpaceOnUse' }, [rect(0, 0, 56, 56, deep), ...[[14, 14], [42, 42]].map(([x, y]) => [circle(x, y, 11, 'none', { stroke: paper, 'stroke-width': 3.4, 'stroke-dasharray': '4 2.4' }), circle(x, y, 5.5, 'none', { stroke: sora, 'stroke-width': 2 }), circle(x, y, 2, paper)]), circle(42, 14, 3, sora), circle(14, 42, 3, sora)]);
const itajime = (id) => tag('pattern', { id, width: 80, height: 80, patternUnits: 'userSpaceOnUse' }, [rect(0, 0, 80, 80, paper), path('M40 0L80 40L40 80L0 40Z', ai), path('M40 18L62 40L40 62L18 40Z', paper), path('M40 28L52 40L40 52L28 40Z', deep), ...[[0, 0], [80, 0], [0, 80], [80, 80]].map(([x, y]) => circle(x, y, 14, sora))]);

const defs = () => [
  fade('sky', [[0, '#dcebf2'], [1, '#f9f4e6']]), fade('dye', [[0, '#2a5c92'], [1, '#0e2342']]), fade('dip', [[0, '#f7f3e8'], [0.3, '#c9dbe6'], [0.55, '#5f8fbd'], [0.8, '#2a5c92'], [1, '#0e2342']]),
  fade('fold', [[0, '#0e2342', 0.28], [0.18, '#0e2342', 0], [0.4, '#0e2342', 0.2], [0.58, '#ffffff', 0.14], [0.8, '#0e2342', 0.2], [1, '#0e2342', 0]], { x2: 1, y2: 0 }),
  seigaiha('p1', 26, paper, 2.4, ai), asanoha('p2', 30, '#f7f3e8', 2.4), ichimatsu('p3', 24, paper, ai), shippo('p4', 24, paper, 3), stripes('p5', 26, 11, paper), shibori('p6'), itajime('p7'),
  grain('grain', kon, 0.18, { count: 420 }),
];
const grounds = { p2: deep, p4: ai, p5: deep };

/** A cloth hung from a pole: it waves at its lower edge. */
function cloth(x, y, width, height, pattern, sway = 0) {
  const d = `M${n(x)} ${y}H${n(x + width)}C${n(x + width + sway * 0.3)} ${n(y + height * 0.4)} ${n(x + width + sway)} ${n(y + height * 0.7)} ${n(x + width + sway * 0.9)} ${n(y + height)}Q${n(x + width * 0.75 + sway)} ${n(y + height + 16)} ${n(x + width * 0.5 + sway)} ${n(y + height)}T${n(x + sway)} ${n(y + height)}C${n(x + sway * 1.1)} ${n(y + height * 0.7)} ${n(x + sway * 0.3)} ${n(y + height * 0.4)} ${n(x)} ${y}Z`;
  const shown = pattern === 'dip' ? 'url(#dip)' : pattern === 'plain' ? 'url(#dye)' : `url(#${pattern})`;
  return [path(d, kon, { opacity: 0.16, transform: 'translate(18 16)' }), path(d, grounds[pattern] ?? deep), path(d, shown), path(d, 'url(#fold)'), rect(x, y - 2, width, 10, mix(deep, paper, 0.15))];
}

function vat(x, y, size) {
  return placed(`translate(${x} ${y}) scale(${size})`, ellipse(12, 4, 128, 24, kon, { opacity: 0.2 }), path('M-120 -140L-102 0Q0 30 102 0L120 -140Z', wood), path('M40 -128L36 14Q80 10 102 0L120 -140Z', '#8a6440'), ...[-70, -30, 10, 50, 86].map((px) => stroke(`M${px} -126L${px * 0.86} 12`, '#8a6440', 2.4)), stroke('M-116 -106Q0 -78 116 -106M-106 -32Q0 -2 106 -32', kon, 7), ellipse(0, -140, 120, 34, '#8a6440'), ellipse(0, -140, 108, 28, 'url(#dye)'), ...[[-40, -142, 22], [-10, -150, 16], [26, -140, 24], [56, -146, 13], [4, -134, 12]].map(([px, py, r]) => ellipse(px, py, r, r * 0.36, sora)), ellipse(-6, -143, 10, 4, pale));
}

/** The dyer: apron, sleeves up, a cloth just out of the vat. */
function dyer(x, y, size) {
  return placed(
    `translate(${x} ${y}) scale(${size})`, ellipse(8, 2, 70, 12, kon, { opacity: 0.2 }),
    path('M-30 -150H30L38 0H6L0 -90L-6 0H-38Z', kon), path('M-46 -282Q0 -304 46 -282L40 -140H-40Z', paper), path('M-30 -250H30L38 -90Q0 -80 -38 -90Z', ai), path('M-30 -250H30L31 -232H-31Z', deep), stroke('M-40 -270Q-64 -262 -84 -258', paper, 28, round), stroke('M-84 -258L-108 -254', '#e3b48d', 16, round), stroke('M40 -270Q64 -262 84 -258', paper, 28, round), stroke('M84 -258L108 -254', '#e3b48d', 16, round),
    rect(-10, -312, 20, 24, '#cf9c74'), circle(0, -334, 31, '#e8bc96'), path('M-33 -338Q-30 -374 0 -374Q30 -374 33 -338Q0 -352 -33 -338Z', persimmon), path('M30 -344L54 -358L50 -336Z', persimmon), circle(-10, -330, 3, kon), circle(12, -330, 3, kon), stroke('M-8 -318Q2 -312 12 -318', '#8a4a3a', 3, round),
  );
}

const sun = (x, y, r) => [circle(x, y, r, persimmon), circle(x, y, r, 'url(#p2)', { opacity: 0.16 })];

function yard() {
  const random = seeded(40);
  return [
    rect(0, 0, 1600, 900, 'url(#sky)'), sun(1270, 190, 104), path(land(ridge(random, { y: 520, height: 250, rough: 0.56 }), 620), '#bcd2de'), path(land(ridge(random, { y: 560, height: 170, rough: 0.58 }), 640), '#94b4c8'), path(land(ridge(random, { y: 590, height: 90 }), 660), '#a9bf9a'),
    rect(0, 600, 1600, 300, '#e9dfc6'), path('M-10 640Q400 606 800 632T1610 622V910H-10Z', '#dfd2b2'), ...Array.from({ length: 60 }, () => { const [x, y] = [random.between(0, 1600), random.between(650, 890)]; return stroke(`M${n(x)} ${n(y)}q4 -16 0 -26M${n(x)} ${n(y)}q8 -10 12 -20`, leaf, 2.4, round); }),
    // the dye house
    path('M-10 330V196H200L470 330V352H-10Z', '#6f6a5c'), ...[0, 1, 2, 3, 4].map((row) => stroke(`M${-10} ${328 - row * 20}H${n(466 - row * 38.5)}`, '#5a5548', 2)), rect(-10, 350, 450, 300, '#efe6d0'), rect(-10, 350, 450, 14, wood), ...[60, 180, 300, 420].map((x) => rect(x, 350, 13, 300, wood)), rect(196, 430, 98, 220, kon), path('M186 400H306V470Q286 480 276 466Q262 482 246 466Q230 482 216 466Q202 480 186 470Z', ai), character('染', 222, 406, 48, paper, 1.1), rect(82, 420, 88, 110, pale), stroke('M126 420V530M82 456H170M82 494H170', wood, 6), rect(322, 420, 88, 110, pale), stroke('M366 420V530M322 456H410M322 494H410', wood, 6),
    stroke('M520 300H1640M480 240H1640', wood, 13, round), ...[540, 900, 1260, 1580].map((x) => stroke(`M${x} 200V700`, wood, 15, round)),
    cloth(566, 246, 108, 330, 'p5', 16), cloth(690, 246, 108, 350, 'p4', 22), cloth(930, 246, 120, 340, 'plain', 18), cloth(1290, 246, 120, 350, 'dip', 20), cloth(1440, 246, 110, 330, 'p3', 16),
    cloth(604, 306, 150, 400, 'p2', 44), cloth(784, 306, 150, 420, 'p1', 52), cloth(962, 306, 150, 410, 'p6', 48), cloth(1140, 306, 150, 424, 'p7', 50), cloth(1318, 306, 150, 404, 'p1', 46), cloth(1490, 306, 140, 420, 'p2', 44),
    vat(150, 840, 0.94), vat(1420, 878, 0.84), dyer(400, 860, 1.02), path('M290 600Q400 634 510 600V800Q482 816 455 800T400 800T345 800T290 800Z', deep), path('M290 600Q400 634 510 600V800Q482 816 455 800T400 800T345 800T290 800Z', 'url(#p6)'), path('M290 600Q400 634 510 600V800Q482 816 455 800T400 800T345 800T290 800Z', 'url(#fold)'),
    ...[330, 392, 460].map((x) => path(`M${x} 816q-6 14 0 20q6 -6 0 -20z`, ai)), rect(0, 0, 1600, 900, 'url(#grain)'),
  ];
}

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);
const thumbnail = (ground, ...body) => panel(sizes.thumb, [0, 0, 800, 600], rect(0, 0, 800, 600, ground), ...body, rect(0, 0, 800, 600, 'url(#grain)'));
const quilt = (width, height, side, seed) => { const random = seeded(seed); const kinds = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'plain', 'sun', 'dip']; const parts = []; let last = ''; for (let y = 0; y < height; y += side) for (let x = 0; x < width; x += side) { let kind = random.pick(kinds); if (kind === last) kind = kinds[(kinds.indexOf(kind) + 3) % 10]; last = kind; parts.push(rect(x, y, side, side, kind === 'sun' ? paper : (grounds[kind] ?? deep)), kind === 'sun' ? circle(x + side / 2, y + side / 2, side * 0.32, persimmon) : rect(x, y, side, side, kind === 'plain' ? 'url(#dye)' : `url(#${kind})`)); } return [...parts, stroke(Array.from({ length: Math.ceil(width / side) + 1 }, (_, index) => `M${index * side} 0V${height}`).join('') + Array.from({ length: Math.ceil(height / side) + 1 }, (_, index) => `M0 ${index * side}H${width}`).join(''), paper, 4, { 'stroke-dasharray': '14 8' })]; };

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], yard()),
  ogp: () => panel(sizes.ogp, [0, 60, 1600, 840], yard()),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, deep), placed('scale(2)', rect(0, 0, 256, 256, 'url(#p2)', { opacity: 0.4 })), circle(256, 256, 150, paper), character('染', 162, 160, 188, deep, 1.05), circle(386, 386, 26, persimmon))),
  'banner-quilt': () => panel(sizes.banner, [0, 0, 1200, 400], quilt(1200, 400, 200, 6), rect(0, 0, 1200, 400, 'url(#grain)')),
  'banner-cloth': () => panel(sizes.banner, [520, 230, 1080, 360], yard()),
  course: () => thumbnail('#e9dfc6', vat(400, 540, 2), path('M330 60H470V300Q400 330 330 300Z', paper), path('M330 180H470V300Q400 330 330 300Z', 'url(#dip)'), stroke('M330 60Q300 20 250 -10M470 60Q500 20 550 -10', '#e3b48d', 34, round)),
  patterns: () => panel(sizes.thumb, [0, 0, 800, 600], quilt(800, 600, 200, 3), rect(0, 0, 800, 600, 'url(#grain)')),
  indigo: () => { const random = seeded(9); return thumbnail('url(#sky)', sun(600, 150, 70), rect(0, 470, 800, 140, '#b9a37a'), ...Array.from({ length: 13 }, (_, index) => { const x = 30 + index * 62; const tall = random.between(180, 300); return [stroke(`M${x} 520Q${x + 10} ${n(520 - tall / 2)} ${x} ${n(520 - tall)}`, '#8a4a4a', 7, round), ...Array.from({ length: 6 }, (_, step) => { const y = 500 - (step * tall) / 6; const side = step % 2 === 0 ? 1 : -1; return path(`M${x} ${n(y)}q${side * 34} -34 ${side * 66} -12q${side * -26} 26 ${side * -66} 12z`, [leaf, '#57794a', '#86a56a'][(index + step) % 3]); }), ...[0, 1, 2, 3].map((bud) => circle(x + (bud % 2) * 7 - 3, 520 - tall - bud * 11, 6.5, '#d98a9a'))]; })); },
  tools: () => thumbnail(deep, rect(0, 0, 800, 600, 'url(#p2)', { opacity: 0.16 }), placed('rotate(-14 240 300)', rect(210, 130, 50, 330, wood, { rx: 24 }), rect(196, 120, 78, 130, kon, { rx: 10 }), ...[0, 1, 2, 3].map((index) => stroke(`M196 ${140 + index * 30}H274`, pale, 3))), placed('translate(420 300)', rect(-70, -150, 140, 300, paper, { rx: 6 }), rect(-70, -150, 140, 300, 'url(#p7)', { rx: 6 })), placed('translate(620 300) rotate(12)', rect(-16, -170, 32, 340, wood), ...Array.from({ length: 7 }, (_, index) => rect(-40, -150 + index * 46, 80, 12, persimmon, { rx: 6 }))), circle(640, 500, 40, persimmon), circle(140, 500, 34, pale)),
  tea: () => thumbnail(paper, rect(0, 0, 800, 600, 'url(#p4)', { opacity: 0.08 }), circle(400, 320, 240, pale), path('M270 270H530Q530 450 400 470Q270 450 270 270Z', deep), path('M270 270H530Q530 450 400 470Q270 450 270 270Z', 'url(#p1)'), ellipse(400, 270, 130, 30, kon), ellipse(400, 272, 112, 22, leaf), stroke('M360 220q-16 -30 0 -56t0 -56M430 220q-16 -30 0 -56t0 -56', mix(pale, kon, 0.3), 9, round), rect(560, 420, 130, 22, wood, { rx: 6 }), circle(594, 402, 22, persimmon), circle(646, 402, 22, '#f4c9a8')),
};
