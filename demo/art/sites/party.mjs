// 波止場の夜会: an art deco evening in black, gold and emerald.
import {
  arc, circle, clip, curve, ellipse, fade, glow, grain, group, n, path, picture, placed, polar, polygon, rect, round,
  seeded, sizes, stroke, use,
} from '../kit.mjs';
import { letters } from '../lettering.mjs';

const black = '#0b1413';
const pine = '#0f2f2a';
const emerald = '#1a6b57';
const gold = '#d8ab4e';
const bright = '#f7dc97';
const bronze = '#8a6224';
const cream = '#fbf1d8';
const rose = '#c96f5c';

const defs = () => [
  fade('gold', [[0, '#fbe6ab'], [0.45, '#d8ab4e'], [1, '#8a6224']]),
  fade('gold-side', [[0, '#8a6224'], [0.5, '#f7dc97'], [1, '#a97c31']], { x2: 1, y2: 0 }),
  fade('night', [[0, '#0a1716'], [0.6, '#12382f'], [1, '#1f6a55']]),
  fade('wine', [[0, '#fdf0c4'], [1, '#d8ab4e']]),
  fade('floor', [[0, '#0f2f2a'], [1, '#060c0b']]),
  glow('shine', [[0, '#fbe6ab', 0.85], [0.45, '#d8ab4e', 0.28], [1, '#d8ab4e', 0]]),
  grain('grain', '#fbe6ab', 0.12, { count: 260 }),
  // Fans laid like scales, the pattern of the frame.
  `<pattern id="fans" width="80" height="40" patternUnits="userSpaceOnUse">${[[40, 40], [0, 20], [80, 20], [40, 0], [0, -20], [80, -20]].reverse().map(([x, y]) => [circle(x, y, 40, '#0d1f1c'), ...[39, 31, 23, 15, 7].map((r) => circle(x, y, r, 'none', { stroke: bronze, 'stroke-width': 1.6 }))].join('')).join('')}</pattern>`,
];

function sunburst(cx, cy, reach, count, from = 180, to = 360) {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const angle = from + index * step;
    return path(polygon([[cx, cy], polar(cx, cy, reach, angle + step * 0.12), polar(cx, cy, reach, angle + step * 0.62)]), index % 2 === 0 ? 'url(#gold)' : emerald, { opacity: index % 2 === 0 ? 0.5 : 0.7 });
  });
}

function coupe(x, y, size, isFull = true) {
  return placed(
    `translate(${n(x)} ${n(y)}) scale(${size})`,
    isFull ? path('M-25 -60Q-22 -38 0 -38Q22 -38 25 -60Z', 'url(#wine)') : '', stroke('M-28 -66Q-28 -34 0 -34Q28 -34 28 -66', bright, 2.6), ellipse(0, -66, 28, 5, 'none', { stroke: bright, 'stroke-width': 2.2 }), isFull ? ellipse(0, -60, 25, 4, '#fff6d8') : '', stroke('M0 -34V-6M-16 -3Q0 -10 16 -3', bright, 2.6, round), circle(-12, -52, 1.6, '#ffffff'), circle(8, -47, 1.3, '#ffffff'),
  );
}

function tower(cx, base, rows, size) {
  const parts = [];
  for (let row = 0; row < rows; row += 1) {
    const count = rows - row;
    for (let index = 0; index < count; index += 1) parts.push(use('coupe', cx + (index - (count - 1) / 2) * 60 * size, base - row * 63 * size));
  }
  return [group({ id: 'coupe' }, coupe(0, 0, size)), parts].flat();
}

/** A skyline of stepped towers. */
function skyline(random, y, colour, low, high, windows) {
  const parts = [];
  for (let x = -30; x < 1640; ) {
    const width = random.between(60, 120);
    const height = random.between(low, high);
    const steps = [0, 1, 2].map((step) => rect(x + step * width * 0.14, y - height * (0.7 + step * 0.18), width * (1 - step * 0.28), height, colour));
    parts.push(...steps, stroke(`M${n(x + width / 2)} ${n(y - height * 1.06)}v${n(-height * 0.26)}`, colour, 4));
    if (windows) {
      let d = '';
      for (let wy = y - height * 0.62; wy < y - 16; wy += 17) for (let wx = x + 11; wx < x + width - 12; wx += 15) if (random.chance(0.45)) d += `M${n(wx)} ${n(wy)}h6v9h-6z`;
      parts.push(path(d, gold, { opacity: 0.85 }));
    }
    x += width + random.between(2, 16);
  }
  return parts;
}

function chandelier(cx, y, size) {
  const tiers = [[150, 0], [112, 44], [72, 84]];
  return placed(
    `translate(${cx} ${y}) scale(${size})`,
    circle(0, 40, 300, 'url(#shine)', { opacity: 0.7 }), stroke('M0 -240V0', 'url(#gold-side)', 6), path('M-30 -30H30L14 0H-14Z', 'url(#gold)'),
    ...tiers.map(([half, top]) => [path(`M${-half} ${top}H${half}L${half - 14} ${top + 20}H${-half + 14}Z`, 'url(#gold-side)'), ...Array.from({ length: Math.round(half / 9) }, (_, index) => { const x = -half + 16 + (index * (half * 2 - 32)) / (Math.round(half / 9) - 1); const drop = 30 + Math.cos((x / half) * 1.4) * 24; return [stroke(`M${n(x)} ${top + 20}v${n(drop - 8)}`, bright, 1.6), path(`M${n(x)} ${n(top + 8 + drop)}l4.5 9l-4.5 12l-4.5 -12z`, cream)]; })]),
    path('M0 170l14 24l-14 34l-14 -34z', cream),
  );
}

/** A lady in a long dress, a gentleman in black; feet at 0, 0; about 400 tall. */
const lady = (x, y, size, dress, flip = 1) =>
  placed(`translate(${x} ${y}) scale(${flip * size} ${size})`,
    path('M-34 -250Q-44 -180 -52 -120Q-74 -40 -110 0H96Q52 -60 42 -120Q40 -190 34 -250Q0 -266 -34 -250Z', dress), path('M8 -254Q30 -190 20 -110Q34 -40 96 0H40Q4 -60 -8 -120Z', black, { opacity: 0.22 }), ...[-84, -40, 6, 52].map((px) => stroke(`M${px * 0.42} -120Q${px * 0.8} -50 ${px} -4`, bright, 1.6, { opacity: 0.55 })), stroke('M-44 -150Q0 -134 42 -152', 'url(#gold-side)', 7),
    path('M-32 -252Q-30 -300 -14 -304L-8 -330H8L12 -304Q30 -300 33 -252Q0 -262 -32 -252Z', '#e9b991'), stroke('M30 -288Q62 -250 84 -276L100 -306', '#e9b991', 12, round), coupe(104, -292, 0.75), stroke('M-28 -288Q-50 -240 -40 -190', '#e9b991', 12, round), path('M-48 -250Q-56 -210 -44 -176L-32 -180Q-40 -214 -34 -246Z', black),
    ellipse(2, -352, 23, 29, '#e9b991'), path('M-26 -344Q-36 -392 2 -392Q36 -392 30 -352Q20 -372 -2 -370Q-16 -364 -14 -338Q-22 -332 -26 -344Z', black), stroke('M-24 -372Q4 -386 28 -370', 'url(#gold-side)', 5), path('M26 -376q16 -40 30 -46q-2 30 -24 50z', emerald), stroke('M-14 -310Q0 -298 14 -310', bright, 3.4, { 'stroke-dasharray': '1 5', ...round }), stroke('M14 -352l6 2M10 -336q6 2 9 -1', '#7a2f22', 3, round));
const gentleman = (x, y, size, flip = 1) =>
  placed(`translate(${x} ${y}) scale(${flip * size} ${size})`,
    path('M-36 -190H38L34 0H8L0 -150L-10 0H-36Z', '#101d1b', { stroke: bronze, 'stroke-width': 2 }), path('M-52 -296Q0 -320 52 -296L44 -160Q0 -148 -44 -160Z', '#14262300'.slice(0, 7), { stroke: bronze, 'stroke-width': 2 }), path('M-14 -306L0 -216L14 -306Q0 -300 -14 -306Z', cream), path('M-14 -306L-30 -280L-2 -206Z M14 -306L30 -280L2 -206Z', '#0b1413', { stroke: bronze, 'stroke-width': 1.6 }), path('M-15 -304l15 8l15 -8v18l-15 -8l-15 8z', black), circle(0, -246, 2.6, gold), circle(0, -228, 2.6, gold),
    stroke('M48 -286Q76 -240 60 -214L92 -256', '#142623', 20, round), circle(94, -260, 9, '#e2ab80'), coupe(100, -262, 0.75), stroke('M-48 -286Q-68 -220 -52 -176', '#142623', 20, round), path('M-12 -330H12V-300Q0 -292 -12 -300Z', '#cf976e'), ellipse(0, -352, 23, 28, '#e2ab80'), path('M-25 -350Q-28 -390 2 -388Q32 -386 24 -346Q20 -366 8 -372Q-14 -374 -25 -350Z', '#1c1512'), stroke('M12 -354l6 1M4 -334q8 3 13 0', '#6a3426', 3, round), path('M28 -292l14 6l-6 10l-12 -6z', rose));

function checks(cx, y, bottom) {
  const parts = [];
  const rows = 9;
  for (let row = 0; row < rows; row += 1) {
    const [top, low] = [y + (bottom - y) * (row / rows) ** 1.7, y + (bottom - y) * ((row + 1) / rows) ** 1.7];
    const wide = (level) => 60 + (level - y) * 0.85;
    for (let column = -16; column < 16; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      parts.push(polygon([[cx + column * wide(top), top], [cx + (column + 1) * wide(top), top], [cx + (column + 1) * wide(low), low], [cx + column * wide(low), low]]));
    }
  }
  return path(parts.join(''), emerald, { opacity: 0.5 });
}

function corner(x, y, sx, sy) {
  return placed(`translate(${x} ${y}) scale(${sx} ${sy})`, stroke('M0 190V60L60 0H190M14 190V66L66 14H190M30 150V74L74 30H150', 'url(#gold-side)', 3.4), ...[44, 60, 76].map((r) => stroke(arc(30, 30, r, 0, 90), gold, 2.6)), circle(30, 30, 10, gold));
}

function ball() {
  const random = seeded(17);
  return [
    rect(0, 0, 1600, 900, 'url(#night)'), sunburst(800, 640, 1100, 42), circle(800, 640, 470, 'url(#shine)', { opacity: 0.6 }),
    skyline(random, 640, '#0d241f', 90, 200, true), skyline(random, 645, black, 50, 110, true),
    rect(0, 640, 1600, 260, 'url(#floor)'), checks(800, 640, 900), rect(0, 638, 1600, 5, 'url(#gold-side)'),
    // the window of the hall
    stroke('M330 640V330A470 300 0 0 1 1270 330V640', 'url(#gold-side)', 12), stroke('M350 640V336A450 284 0 0 1 1250 336V640', bronze, 3), stroke('M565 640V120M1035 640V120M330 420H1270', 'url(#gold-side)', 5),
    path('M-10 -10H330V640H-10Z M1270 -10H1610V640H1270Z', black), path('M-10 -10H330V640H-10Z M1270 -10H1610V640H1270Z', 'url(#fans)', { opacity: 0.8 }), path('M330 -10V330A470 300 0 0 1 1270 330V-10Z', black), path('M330 -10V330A470 300 0 0 1 1270 330V-10Z', 'url(#fans)', { opacity: 0.8 }),
    ...[[60, 1], [262, 1], [1300, 1], [1502, 1]].map(([x]) => [rect(x, 60, 38, 590, pine), ...[6, 16, 26].map((dx) => rect(x + dx, 90, 5, 540, bronze)), path(`M${x - 12} 96L${x - 4} 60H${x + 42}L${x + 50} 96Z`, 'url(#gold)'), rect(x - 12, 632, 62, 22, 'url(#gold)')]),
    chandelier(800, 92, 0.94),
    ellipse(800, 842, 330, 30, '#000000', { opacity: 0.45 }), path('M560 760H1040L1010 850H590Z', pine), rect(548, 744, 504, 20, 'url(#gold-side)', { rx: 4 }), ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => stroke(arc(590 + index * 52.5, 790, 26, 180, 360), bronze, 2.4)), tower(800, 742, 6, 0.86),
    gentleman(330, 850, 1.12), lady(470, 862, 1.08, 'url(#gold)'), lady(1160, 862, 1.12, emerald, -1), gentleman(1296, 852, 1.14, -1), lady(190, 868, 0.98, rose), gentleman(1446, 866, 1.02, -1),
    ...Array.from({ length: 60 }, () => { const [x, y] = [random.between(60, 1540), random.between(40, 700)]; return path(`M${n(x)} ${n(y)}l2.4 6l-2.4 6l-2.4 -6z`, bright, { opacity: n(random.between(0.4, 1)) }); }),
    corner(26, 26, 1, 1), corner(1574, 26, -1, 1), corner(26, 874, 1, -1), corner(1574, 874, -1, -1),
    rect(0, 0, 1600, 900, 'url(#grain)'),
  ];
}

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);
const frame = (width, height) => [stroke(`M20 20H${width - 20}V${height - 20}H20Z`, 'url(#gold-side)', 4), stroke(`M32 32H${width - 32}V${height - 32}H32Z`, bronze, 1.6)];
const thumbnail = (...body) => panel(sizes.thumb, [0, 0, 800, 600], rect(0, 0, 800, 600, black), rect(0, 0, 800, 600, 'url(#fans)', { opacity: 0.55 }), ...body, frame(800, 600), rect(0, 0, 800, 600, 'url(#grain)'));

function ten() {
  return [
    rect(0, 0, 1200, 400, black), sunburst(600, 400, 760, 46), circle(600, 400, 420, 'url(#shine)', { opacity: 0.8 }), path('M150 400A450 390 0 0 1 1050 400Z', black, { opacity: 0.65 }), stroke('M150 400A450 390 0 0 1 1050 400M176 400A424 364 0 0 1 1024 400', 'url(#gold-side)', 4),
    letters('10', 600, 110, 176, 'url(#gold)', { anchor: 'middle', weight: 0.9, gap: 2 }), letters('ANNIVERSARY', 600, 322, 30, bright, { anchor: 'middle', weight: 0.8, gap: 3 }),
    placed('translate(190 392)', tower(0, 0, 4, 0.8)), placed('translate(1010 392)', Array.from({ length: 10 }, (_, index) => index).map((index) => { const row = index < 4 ? 0 : index < 7 ? 1 : index < 9 ? 2 : 3; const place = index - [0, 4, 7, 9][row]; return use('coupe', (place - (3 - row) / 2) * 48, -row * 50.4); })), frame(1200, 400), rect(0, 0, 1200, 400, 'url(#grain)'),
  ];
}

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], ball()),
  ogp: () => panel(sizes.ogp, [0, 30, 1600, 840], ball()),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, pine), sunburst(256, 430, 520, 26), circle(256, 300, 250, 'url(#shine)', { opacity: 0.7 }), placed('translate(256 430)', coupe(0, 0, 4.6)))),
  'banner-ten': () => panel(sizes.banner, [0, 0, 1200, 400], ten()),
  'banner-hall': () => panel(sizes.banner, [110, 440, 1380, 460], ball()),
  dress: () => thumbnail(circle(400, 330, 230, pine), circle(400, 330, 230, 'none', { stroke: gold, 'stroke-width': 4 }), placed('translate(400 330) scale(2.3)', path('M-74 -50L-4 -10V14L-74 52Q-86 0 -74 -50ZM74 -50L4 -10V14L74 52Q86 0 74 -50Z', emerald), path('M-74 -50L-4 -10V2L-84 0Q-84 -26 -74 -50ZM74 -50L4 -10V2L84 0Q84 -26 74 -50Z', '#23876d'), path('M-18 -20H18V24H-18Z', 'url(#gold-side)'))),
  menu: () => thumbnail(circle(400, 300, 240, cream), circle(400, 300, 240, 'none', { stroke: gold, 'stroke-width': 8 }), circle(400, 300, 176, 'none', { stroke: bronze, 'stroke-width': 2.4 }), path(curve([[300, 330], [340, 260], [400, 244], [470, 262], [500, 330], [440, 370], [360, 372]], true), rose), path(curve([[330, 322], [370, 280], [430, 276], [470, 320], [420, 344], [370, 346]], true), '#e08f78'), ...[[340, 250, -30], [460, 240, 30], [500, 290, 60]].map(([x, y, turn]) => path('M0 0q-14 -30 0 -56q14 26 0 56z', emerald, { transform: `translate(${x} ${y}) rotate(${turn})` })), ...[[320, 390], [350, 402], [450, 398], [476, 384]].map(([x, y]) => circle(x, y, 9, gold)), stroke('M110 130V470M96 130V220a14 14 0 0 0 28 0V130', 'url(#gold)', 9, round), stroke('M690 470V130Q724 200 692 290', 'url(#gold)', 9, round)),
  music: () => thumbnail(circle(400, 310, 250, 'url(#shine)'), placed('translate(400 300) rotate(-24)', path('M-210 -14L90 -22Q150 -30 190 -86Q212 -100 212 -60V86Q212 122 190 106Q150 52 90 44L-210 36Q-226 11 -210 -14Z', 'url(#gold)'), stroke('M-120 36V92Q-120 126 -86 126H40Q74 126 74 92V42', 'url(#gold)', 19), ...[-84, -40, 4].map((x) => [rect(x, -64, 20, 100, 'url(#gold-side)', { rx: 4 }), circle(x + 10, -74, 12, bright)]), ellipse(206, 12, 18, 92, bronze))),
  venue: () => thumbnail(placed('scale(.5 .7) translate(0 -60)', rect(0, 0, 1600, 900, 'url(#night)'), skyline(seeded(5), 640, '#0d241f', 90, 220, true)), path('M180 420V230A220 170 0 0 1 620 230V420Z', black), path('M200 420V236A200 154 0 0 1 600 236V420Z', emerald), ...[240, 330, 420, 510].map((x) => rect(x, 250, 50, 170, 'url(#wine)')), stroke('M180 420V230A220 170 0 0 1 620 230V420', 'url(#gold-side)', 9), path('M330 112L400 60L470 112Z', 'url(#gold)'), rect(0, 420, 800, 180, pine), path('M300 420H500L640 600H160Z', rose), path('M320 420H340L220 600H190ZM460 420H480L610 600H580Z', gold), ...[[150, 420], [650, 420]].map(([x, y]) => [rect(x - 5, y - 120, 10, 120, bronze), circle(x, y - 130, 20, bright), circle(x, y - 130, 60, 'url(#shine)')])),
};
