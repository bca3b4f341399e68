// 日曜朝市: stalls, awnings and produce, cut like a linoleum print in five inks.
import {
  circle, clip, ellipse, grain, group, ichimatsu, land, mix, n, path, picture, placed, polar, polygon, rect, ridge,
  round, seeded, seigaiha, sizes, stroke,
} from '../kit.mjs';
import { character, letters } from '../lettering.mjs';

const ink = '#1d2b24';
const cream = '#fdf4df';
const red = '#d8442f';
const leaf = '#4b9a3a';
const pine = '#24633c';
const yellow = '#f5b82e';
const blue = '#3c8fb5';
const peach = '#f7c59a';
const inked = { stroke: ink, 'stroke-width': 4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

const defs = () => [
  grain('grain', ink, 0.2, { count: 520, speck: 1.5 }), grain('wear', cream, 0.8, { count: 130, speck: 2, seed: 21 }),
  seigaiha('waves', 26, '#ffffff', 2, '#3c8fb5'), ichimatsu('checks', 14, '#d8442f', '#fdf4df'),
];

const produce = {
  tomato: (x, y, r) => [circle(x, y, r, red, inked), path(`M${n(x - r * 0.5)} ${n(y - r * 0.86)}Q${x} ${n(y - r * 0.5)} ${n(x + r * 0.5)} ${n(y - r * 0.86)}L${n(x + r * 0.12)} ${n(y - r * 0.72)}L${x} ${n(y - r * 1.2)}L${n(x - r * 0.12)} ${n(y - r * 0.72)}Z`, leaf, { ...inked, 'stroke-width': 2.5 }), stroke(`M${n(x - r * 0.6)} ${n(y - r * 0.1)}a${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(r * 0.3)} ${n(-r * 0.4)}`, cream, r * 0.14, round)],
  orange: (x, y, r) => [circle(x, y, r, '#f28a2e', inked), stroke(`M${n(x - r * 0.6)} ${n(y - r * 0.1)}a${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(r * 0.3)} ${n(-r * 0.4)}`, cream, r * 0.14, round), path(`M${x} ${n(y - r * 0.9)}q${n(r * 0.5)} ${n(-r * 0.6)} ${n(r * 0.9)} ${n(-r * 0.1)}q${n(-r * 0.5)} ${n(r * 0.3)} ${n(-r * 0.9)} ${n(r * 0.1)}z`, leaf, { ...inked, 'stroke-width': 2.5 })],
  eggplant: (x, y, r) => [path(`M${x} ${n(y - r)}C${n(x + r * 1.1)} ${n(y - r * 0.7)} ${n(x + r * 1)} ${n(y + r * 1.2)} ${x} ${n(y + r * 1.2)}C${n(x - r)} ${n(y + r * 1.2)} ${n(x - r * 1.1)} ${n(y - r * 0.7)} ${x} ${n(y - r)}Z`, '#5b3a7a', inked), path(`M${n(x - r * 0.55)} ${n(y - r * 0.72)}L${x} ${n(y - r * 1.5)}L${n(x + r * 0.55)} ${n(y - r * 0.72)}L${x} ${n(y - r * 0.4)}Z`, leaf, inked), stroke(`M${n(x - r * 0.5)} ${n(y + r * 0.6)}q${n(-r * 0.16)} ${n(-r * 0.5)} 0 ${n(-r * 0.9)}`, '#c9a8e8', r * 0.12, round)],
  cabbage: (x, y, r) => [circle(x, y, r, '#8cc05a', inked), path(`M${n(x - r)} ${y}Q${n(x - r * 0.4)} ${n(y - r * 1.1)} ${n(x + r * 0.3)} ${n(y - r * 0.95)}Q${n(x - r * 0.1)} ${n(y - r * 0.2)} ${n(x - r * 0.3)} ${n(y + r * 0.95)}Q${n(x - r)} ${n(y + r * 0.7)} ${n(x - r)} ${y}Z`, leaf, inked), stroke(`M${n(x - r * 0.7)} ${n(y + r * 0.4)}Q${n(x - r * 0.5)} ${n(y - r * 0.3)} ${n(x - r * 0.05)} ${n(y - r * 0.7)}M${n(x + r * 0.2)} ${n(y + r * 0.7)}Q${n(x + r * 0.2)} ${n(y - r * 0.2)} ${n(x + r * 0.7)} ${n(y - r * 0.4)}M${n(x + r * 0.3)} ${n(y + r * 0.2)}L${n(x + r * 0.8)} ${n(y + r * 0.2)}`, cream, 3.4, round)],
  daikon: (x, y, r) => [path(`M${n(x - r * 0.5)} ${n(y - r)}Q${n(x - r * 0.62)} ${n(y + r * 1.4)} ${n(x + r * 0.1)} ${n(y + r * 2.2)}Q${n(x + r * 0.64)} ${n(y + r * 1.2)} ${n(x + r * 0.5)} ${n(y - r)}Z`, cream, inked), ...[-36, -12, 14, 38].map((turn) => path(`M0 0Q${n(-r * 0.5)} ${n(-r * 0.9)} 0 ${n(-r * 1.7)}Q${n(r * 0.5)} ${n(-r * 0.9)} 0 0Z`, turn % 4 === 0 ? leaf : pine, { ...inked, transform: `translate(${n(x)} ${n(y - r * 0.9)}) rotate(${turn})` })), stroke(`M${n(x - r * 0.3)} ${n(y + r * 0.1)}h${n(r * 0.34)}M${n(x + r * 0.06)} ${n(y + r * 0.8)}h${n(r * 0.3)}`, '#b9c8a0', 3, round)],
  fish: (x, y, r) => [path(`M${n(x - r * 2)} ${y}Q${n(x - r * 0.8)} ${n(y - r * 1.1)} ${n(x + r * 0.9)} ${n(y - r * 0.2)}L${n(x + r * 1.8)} ${n(y - r * 0.8)}Q${n(x + r * 1.5)} ${y} ${n(x + r * 1.8)} ${n(y + r * 0.8)}L${n(x + r * 0.9)} ${n(y + r * 0.2)}Q${n(x - r * 0.8)} ${n(y + r * 1)} ${n(x - r * 2)} ${y}Z`, blue, inked), path(`M${n(x - r * 1.9)} ${n(y + r * 0.05)}Q${n(x - r * 0.8)} ${n(y + r * 0.9)} ${n(x + r * 0.8)} ${n(y + r * 0.18)}Q${n(x - r * 0.6)} ${n(y + r * 0.3)} ${n(x - r * 1.9)} ${n(y + r * 0.05)}Z`, cream), circle(x - r * 1.4, y - r * 0.12, r * 0.15, cream, { stroke: ink, 'stroke-width': 3 }), stroke(`M${n(x - r)} ${n(y - r * 0.46)}q${n(r * 0.22)} ${n(r * 0.46)} 0 ${n(r * 0.9)}M${n(x - r * 0.4)} ${n(y - r * 0.46)}q${n(r * 0.16)} ${n(r * 0.4)} 0 ${n(r * 0.8)}M${n(x + r * 0.1)} ${n(y - r * 0.36)}q${n(r * 0.12)} ${n(r * 0.3)} 0 ${n(r * 0.6)}`, ink, 3, round)],
  bread: (x, y, r) => [ellipse(x, y, r * 1.4, r * 0.8, '#d99a4a', inked), stroke(`M${n(x - r * 0.7)} ${n(y - r * 0.4)}l${n(r * 0.3)} ${n(r * 0.5)}M${n(x - r * 0.1)} ${n(y - r * 0.5)}l${n(r * 0.3)} ${n(r * 0.5)}M${n(x + r * 0.5)} ${n(y - r * 0.4)}l${n(r * 0.3)} ${n(r * 0.5)}`, cream, 6, round)],
  flower: (x, y, r, colour = red) => [stroke(`M${x} ${y}v${n(r * 2.6)}`, pine, 5), path(`M${x} ${n(y + r * 1.6)}q${n(r)} ${n(-r * 0.6)} ${n(r * 1.1)} ${n(-r * 1.1)}q${n(-r)} 0 ${n(-r * 1.1)} ${n(r * 1.1)}z`, leaf, { ...inked, 'stroke-width': 2.5 }), ...[0, 60, 120, 180, 240, 300].map((turn) => { const [px, py] = polar(x, y, r * 0.62, turn); return circle(px, py, r * 0.48, colour, { stroke: ink, 'stroke-width': 2.5 }); }), circle(x, y, r * 0.4, yellow, { stroke: ink, 'stroke-width': 2.5 })],
};

function crate(kind, x, y, width, seed) {
  const random = seeded(seed);
  const r = kind === 'cabbage' ? 27 : kind === 'fish' ? 23 : kind === 'daikon' ? 20 : kind === 'bread' ? 24 : 18;
  const goods = [];
  for (let row = 1; row >= 0; row -= 1) {
    const step = kind === 'fish' ? r * 3.1 : kind === 'bread' ? r * 2.3 : r * 1.75;
    for (let px = x + r + (row === 0 ? 0 : step / 2); px < x + width - r * 0.6; px += step) goods.push(produce[kind](px, y - 8 - row * r * 0.95 + random.between(-2, 2) - (kind === 'daikon' ? 26 : 0), r));
  }
  return [...goods, rect(x, y, width, 46, '#c98f4e', { ...inked }), stroke(`M${x} ${y + 16}h${width}M${x} ${y + 31}h${width}`, ink, 3), rect(x + width / 2 - 25, y + 10, 50, 26, cream, { stroke: ink, 'stroke-width': 3 }), stroke(`M${x + width / 2 - 15} ${y + 19}h30M${x + width / 2 - 15} ${y + 27}h20`, red, 3.4, round)];
}

function awning(x, y, width, colour, other) {
  const parts = [];
  const count = Math.round(width / 38);
  const step = width / count;
  for (let index = 0; index < count; index += 1) {
    const px = x + index * step;
    const inset = (px + step / 2 - (x + width / 2)) * 0.1;
    parts.push(path(`M${n(px - inset * 0.2)} ${y + 84}L${n(x + width / 2 + (px - x - width / 2) * 0.84)} ${y}L${n(x + width / 2 + (px + step - x - width / 2) * 0.84)} ${y}L${n(px + step - inset * 0.2)} ${y + 84}Z`, index % 2 === 0 ? colour : other, inked), path(`M${n(px)} ${y + 82}h${n(step)}v14a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0z`, index % 2 === 0 ? mix(colour, ink, 0.2) : mix(other, ink, 0.08), inked));
  }
  return parts;
}

/** Someone from the waist up or whole; feet (or the counter) at y. */
function person(x, y, size, { coat, hair = ink, skin = '#f1bd94', apron, hat, basket, isBack = false }) {
  return placed(
    `translate(${x} ${y}) scale(${size})`,
    path('M-40 0Q-50 -96 -26 -112Q0 -124 26 -112Q50 -96 40 0Z', coat, inked), apron ? path('M-22 -96H22L28 0H-28Z', apron, { ...inked, 'stroke-width': 3 }) : '',
    basket ? [stroke('M34 -96Q62 -60 50 -30', coat, 20, round), path('M26 -34H92L82 14H36Z', '#c98f4e', inked), stroke('M34 -34Q58 -84 84 -34', ink, 4), produce.tomato(46, -38, 12), produce.cabbage(70, -40, 15)] : '',
    path('M-12 -126H12V-106Q0 -98 -12 -106Z', mix(skin, red, 0.2), inked), circle(0, -146, 30, isBack ? hair : skin, inked),
    isBack ? path('M-30 -142Q-34 -180 0 -180Q34 -180 30 -142Q24 -118 0 -116Q-24 -118 -30 -142Z', hair) : [path('M-31 -144Q-36 -182 0 -182Q36 -182 31 -144Q26 -160 6 -164Q-18 -164 -31 -144Z', hair), circle(-10, -144, 3, ink), circle(12, -144, 3, ink), stroke('M-8 -131Q2 -123 12 -131', ink, 3.4, round), circle(-18, -134, 5, '#f09a7a'), circle(20, -134, 5, '#f09a7a')],
    hat ? [path('M-34 -158Q0 -210 34 -158Z', hat, inked), path('M-46 -156Q0 -172 46 -156Q0 -146 -46 -156Z', hat, inked)] : '',
  );
}

function stall(x, width, colour, other, goods, keeper, seed) {
  const parts = [rect(x + 14, 332, 12, 290, '#8a5a30', inked), rect(x + width - 26, 332, 12, 290, '#8a5a30', inked), rect(x + 26, 332, width - 52, 200, mix(colour, cream, 0.72))];
  parts.push(person(x + width * (goods.length === 3 ? 0.5 : 0.52), 552, 0.86, keeper), awning(x, 252, width, colour, other), rect(x + 4, 566, width - 8, 96, mix(colour, ink, 0.08), inked), stroke(`M${x + 4} 586H${x + width - 4}`, ink, 3));
  const each = (width - 20) / goods.length;
  goods.forEach((kind, index) => parts.push(crate(kind, x + 10 + index * each, 530, each - 8, seed + index)));
  return parts;
}

function nobori(x, y, colour, sign, size = 1) {
  return placed(`translate(${x} ${y}) scale(${size})`, stroke('M0 0V-300H54', ink, 6, round), path('M4 -292H56V-70Q30 -58 4 -70Z', colour, inked), sign.map((letter, index) => character(letter, 13, -280 + index * 52, 34, cream, 1.15)));
}

function morning() {
  const random = seeded(3);
  const rays = Array.from({ length: 24 }, (_, index) => polygon([[800, 330], polar(800, 330, 1200, 180 + index * 7.5 + 1), polar(800, 330, 1200, 180 + index * 7.5 + 4.6)]));
  return [
    rect(0, 0, 1600, 900, '#fde3ae'), path(rays.join(''), '#f9c869'), circle(800, 330, 190, red), circle(800, 330, 190, 'url(#wear)'),
    path(land(ridge(random, { y: 372, height: 130 }), 460), mix(blue, pine, 0.5), inked), path(land(ridge(random, { y: 400, height: 90 }), 470), leaf, inked),
    rect(-10, 396, 1620, 90, 'url(#waves)'), path('M-10 396H1610', 'none', inked), ...[[120, 424], [1420, 418], [1240, 432]].map(([x, y]) => [path(`M${x - 50} ${y}H${x + 50}L${x + 34} ${y + 22}H${x - 34}Z`, cream, inked), stroke(`M${x} ${y}v-54`, ink, 4), path(`M${x + 4} ${y - 52}L${x + 36} ${y - 8}H${x + 4}Z`, red, { ...inked, 'stroke-width': 3 })]),
    rect(-10, 470, 1620, 440, peach), path('M-10 470H1610', 'none', inked), rect(-10, 640, 1620, 270, '#e9a874'), ...Array.from({ length: 70 }, () => { const [x, y] = [random.between(0, 1600), random.between(676, 890)]; return path(`M${n(x)} ${n(y)}h${n(random.between(14, 40))}`, 'none', { stroke: '#c77f4e', 'stroke-width': 4, 'stroke-linecap': 'round' }); }),
    stall(40, 340, red, cream, ['tomato', 'eggplant', 'cabbage'], { coat: blue, apron: cream, hat: yellow }, 11), stall(420, 340, blue, cream, ['fish', 'fish'], { coat: ink, apron: red, hair: '#5a4636' }, 31), stall(830, 340, yellow, cream, ['orange', 'tomato', 'daikon'], { coat: leaf, apron: cream, hair: '#8b8f8a' }, 51), stall(1220, 340, leaf, cream, ['bread', 'bread'], { coat: red, apron: cream, hat: cream }, 71),
    stroke('M-10 176Q210 236 400 182Q610 240 800 182Q1000 240 1190 182Q1400 236 1610 176', ink, 4), ...Array.from({ length: 22 }, (_, index) => { const x = 30 + index * 74; const phase = ((x + 10) % 400) / 400; const y = 182 + 27 * 4 * phase * (1 - phase); return [ellipse(x, y + 20, 17, 22, index % 2 === 0 ? red : cream, { ...inked, 'stroke-width': 3 }), rect(x - 8, y - 5, 16, 7, ink), rect(x - 8, y + 39, 16, 6, ink)]; }),
    nobori(404, 668, red, ['朝', '市'], 1), nobori(1196, 668, pine, ['朝', '市'], 1),
    person(236, 868, 1.12, { coat: yellow, basket: true, isBack: true, hair: '#3a2a20' }), person(560, 872, 1.2, { coat: '#e98ba0', isBack: true, hair: '#2a211c' }), person(656, 866, 0.84, { coat: leaf, isBack: true, hair: '#3a2a20', hat: red }), person(985, 866, 1.16, { coat: blue, basket: true, isBack: true, hair: '#8b8f8a' }), person(1386, 870, 1.2, { coat: cream, basket: true, isBack: true, hair: '#5a3a24' }),
    // what stands in front
    path('M-10 838Q200 812 420 842T900 836T1610 842V910H-10Z', pine, inked),
    ...[[70, 846, 'cabbage', 52], [160, 862, 'tomato', 38], [226, 874, 'tomato', 32], [372, 826, 'daikon', 38], [440, 864, 'eggplant', 36], [502, 872, 'orange', 32], [820, 864, 'fish', 54], [1010, 874, 'orange', 34], [1078, 876, 'orange', 32], [1160, 862, 'cabbage', 46], [1240, 866, 'eggplant', 36], [1310, 868, 'tomato', 36], [1400, 850, 'bread', 48], [1520, 826, 'daikon', 38]].map(([x, y, kind, r]) => produce[kind](x, y, r)),
    ...[610, 660, 700].map((x, index) => produce.flower(x, 822 + index * 6, 26, [red, '#e98ba0', yellow][index])),
    rect(0, 0, 1600, 900, 'url(#grain)'), rect(0, 0, 1600, 900, 'url(#wear)', { opacity: 0.7 }),
  ];
}

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);
const thumbnail = (ground, ...body) => panel(sizes.thumb, [0, 0, 800, 600], rect(0, 0, 800, 600, ground), ...body, rect(0, 0, 800, 600, 'url(#grain)'), rect(0, 0, 800, 600, 'url(#wear)'));

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], morning()),
  ogp: () => panel(sizes.ogp, [0, 40, 1600, 840], morning(), circle(800, 300, 176, red, { stroke: cream, 'stroke-width': 10 }), character('朝', 672, 226, 120, cream, 1.1), character('市', 810, 226, 120, cream, 1.1), letters('SUNDAY', 800, 374, 34, yellow, { anchor: 'middle', weight: 1.3, gap: 2.2 })),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, yellow), circle(256, 240, 170, red), character('朝', 116, 168, 134, cream, 1.15), character('市', 268, 168, 134, cream, 1.15), placed('translate(0 330)', awning(-20, 40, 552, leaf, cream)))),
  'banner-stalls': () => panel(sizes.banner, [20, 214, 1330, 443], morning()),
  'banner-produce': () => panel(sizes.banner, [0, 0, 1200, 400], rect(0, 0, 1200, 400, yellow), rect(0, 0, 1200, 400, '#f9c869'), ...Array.from({ length: 3 }, (_, row) => Array.from({ length: 10 }, (_, column) => { const kinds = ['tomato', 'fish', 'eggplant', 'orange', 'daikon', 'cabbage', 'bread']; const kind = kinds[(column * 2 + row * 3) % 7]; const [x, y] = [70 + column * 122 + (row % 2) * 50, 74 + row * 132]; return placed(`rotate(${((column * 37 + row * 53) % 40) - 20} ${x} ${y})`, produce[kind](x, y - (kind === 'daikon' ? 14 : 0), { fish: 30, daikon: 27, bread: 32, cabbage: 44, tomato: 38, orange: 38, eggplant: 36 }[kind])); })), rect(0, 0, 1200, 400, 'url(#grain)'), rect(0, 0, 1200, 400, 'url(#wear)')),
  'banner-breakfast': () => panel(sizes.banner, [0, 0, 1200, 400], rect(0, 0, 1200, 400, 'url(#checks)'), rect(90, 40, 1020, 320, cream, { ...inked, rx: 24 }), circle(300, 200, 118, pine, inked), circle(300, 200, 96, cream, inked), path('M216 200Q220 140 300 134Q380 140 384 200Q340 176 300 190Q250 176 216 200Z', '#ffffff', inked), circle(520, 216, 92, red, inked), circle(520, 216, 74, '#c98f4e', inked), ...[[490, 196], [540, 210], [516, 244], [556, 240]].map(([x, y]) => rect(x - 12, y - 12, 24, 24, cream, { ...inked, 'stroke-width': 3 })), ellipse(790, 200, 170, 92, cream, inked), produce.fish(780, 200, 62), circle(1004, 150, 54, blue, inked), circle(1004, 150, 38, '#8cc05a', inked), produce.tomato(990, 270, 40), stroke('M400 334H700M400 348H700', '#8a5a30', 7, round), rect(0, 0, 1200, 400, 'url(#grain)')),
  fish: () => thumbnail(blue, rect(0, 0, 800, 600, 'url(#waves)', { opacity: 0.5 }), ellipse(400, 320, 330, 190, cream, inked), placed('rotate(-6 400 260)', produce.fish(400, 250, 104)), placed('rotate(5 400 400)', produce.fish(410, 400, 84)), circle(650, 200, 52, yellow, inked), stroke('M650 148V252M598 200H702M613 163L687 237M613 237L687 163', cream, 5)),
  vegetables: () => thumbnail('#f9c869', circle(400, 300, 250, cream, inked), produce.daikon(250, 250, 62), produce.cabbage(420, 230, 90), produce.eggplant(560, 300, 70), produce.tomato(380, 410, 70), produce.orange(510, 430, 58), produce.flower(650, 160, 50)),
  bread: () => thumbnail(red, rect(0, 420, 800, 180, 'url(#checks)'), path('M170 300H630L580 500H220Z', '#c98f4e', inked), produce.bread(300, 280, 78), produce.bread(480, 270, 82), produce.bread(390, 220, 74), stroke('M180 350H620M190 400H610M204 450H596', ink, 4), path('M170 300H630V326H170Z', '#e9b06a', inked)),
  keeper: () => thumbnail(leaf, ...Array.from({ length: 12 }, (_, index) => path(polygon([[400, 420], polar(400, 420, 620, 180 + index * 15 + 2), polar(400, 420, 620, 180 + index * 15 + 9)]), '#8cc05a')), person(400, 560, 2.3, { coat: blue, apron: cream, hat: yellow }), rect(60, 520, 680, 100, '#c98f4e', inked), produce.tomato(150, 500, 44), produce.tomato(226, 506, 38), produce.cabbage(610, 490, 56), produce.orange(690, 506, 40)),
  map: () => thumbnail('#8cc05a', path('M-20 420Q200 380 400 430T820 400V620H-20Z', blue, inked), rect(0, 440, 800, 180, 'url(#waves)', { opacity: 0.7 }), stroke('M-20 250Q200 210 400 260T820 210', cream, 84), stroke('M400 -20V250M180 -20V240M640 -20V240', cream, 44), ...[[90, 170, red], [250, 150, yellow], [310, 160, blue], [470, 170, leaf], [560, 160, red], [720, 140, yellow], [120, 300, yellow], [240, 310, red], [520, 330, blue], [660, 300, red]].map(([x, y, colour]) => [rect(x - 32, y, 64, 42, cream, inked), path(`M${x - 42} ${y}L${x - 30} ${y - 30}H${x + 30}L${x + 42} ${y}Z`, colour, inked)]), path('M400 150a60 60 0 0 1 60 60q0 56 -60 130q-60 -74 -60 -130a60 60 0 0 1 60 -60Z', red, inked), circle(400, 210, 24, cream, inked)),
  bag: () => thumbnail(yellow, circle(400, 320, 240, '#f9d27a'), produce.daikon(330, 150, 50), produce.flower(480, 130, 40), produce.bread(430, 210, 60), path('M220 240H580L548 540H252Z', cream, inked), stroke('M310 240Q310 130 400 130Q490 130 490 240', ink, 12, round), circle(400, 390, 86, red), character('朝', 340, 350, 56, cream, 1.2), character('市', 406, 350, 56, cream, 1.2)),
};
