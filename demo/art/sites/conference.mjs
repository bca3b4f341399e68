// 海洋微生物国際会議: diatoms and their network, engraved in light on deep indigo.
import {
  circle, clip, curve, ellipse, fade, glow, grain, group, lighter, line, mix, n, path, picture, placed, polar,
  polygon, rect, round, seeded, sizes, stroke,
} from '../kit.mjs';
import { letters } from '../lettering.mjs';
import { portrait as face } from '../portraits.mjs';

const abyss = '#0d0b2e';
const indigo = '#2b2275';
const violet = '#6a5be0';
const lavender = '#b9b0ff';
const ice = '#dff4ff';
const gold = '#ffd27a';
const coral = '#ff8f7a';
const sea = '#4fd6c8';

const defs = () => [
  fade('water', [[0, '#3a2f96'], [0.45, '#221a63'], [1, '#0b0926']], { x1: 0.2, y1: 0, x2: 0.8, y2: 1 }),
  fade('shaft', [[0, '#cfc8ff', 0.2], [0.8, '#cfc8ff', 0]]),
  glow('lamp', [[0, '#8f82ff', 0.85], [0.5, '#6a5be0', 0.3], [1, '#6a5be0', 0]]),
  glow('warm', [[0, '#ffe3a8', 0.8], [1, '#ffd27a', 0]]),
  glow('cell', [[0, '#ffffff', 0.04], [0.75, '#b9b0ff', 0.14], [1, '#b9b0ff', 0.34]]),
  grain('grain', '#ffffff', 0.1, { count: 300 }),
];

const ring = (r, colour, width, dash, more = {}) => circle(0, 0, r, 'none', { stroke: colour, 'stroke-width': n(width), ...(dash === undefined ? {} : { 'stroke-dasharray': dash.map((value) => Math.round(value * 100) / 100).join(' ') }), ...more });
/** `count` marks on a ring: spokes when the ring is thick, beads with round caps when the mark has no length. */
const marks = (r, count, length, colour, width, more = {}) => ring(r, colour, width, [length, (2 * Math.PI * r) / count - length], more);
const beads = (r, count, size, colour) => marks(r, count, 0.01, colour, size, { 'stroke-linecap': 'round' });

/** A centric diatom: rings of beads and spokes around a middle. */
function centric(random, x, y, r, colour, accent, fold = random.pick([6, 8, 10, 12])) {
  const unit = r / 100;
  const fine = r > 140 ? 0.55 : 1;
  const petals = Array.from({ length: fold }, (_, index) => {
    const angle = (index * 360) / fold;
    const [tx, ty] = polar(0, 0, 62 * unit, angle);
    const [lx, ly] = polar(0, 0, 40 * unit, angle - 180 / fold);
    const [rx, ry] = polar(0, 0, 40 * unit, angle + 180 / fold);
    return `M0 0Q${n(lx)} ${n(ly)} ${n(tx)} ${n(ty)}Q${n(rx)} ${n(ry)} 0 0`;
  });
  return placed(
    `translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 60))})`,
    circle(0, 0, r, 'url(#cell)'),
    ring(r, colour, 3.2 * unit * fine + 0.6), ring(r * 0.95, colour, 1), marks(r * 0.89, fold * 12, 1.2 * unit * fine, colour, 9 * unit, { opacity: 0.9 }),
    ring(r * 0.82, accent, 1.6 * unit * fine + 0.3), beads(r * 0.77, fold * 6, 4.6 * unit * fine, colour), beads(r * 0.72, fold * 6, 3.6 * unit * fine, lighter(colour, 0.3)), beads(r * 0.67, fold * 4, 3 * unit * fine, colour),
    stroke(petals.join(''), colour, 1.6 * unit * fine + 0.4), beads(r * 0.5, fold, 9 * unit * fine, accent), beads(r * 0.59, fold, 5 * unit * fine, colour), beads(r * 0.4, fold * 2, 3.4 * unit * fine, colour), ring(r * 0.3, colour, 1.2), marks(r * 0.33, fold * 4, 1 * unit * fine, colour, 5 * unit),
    marks(r * 0.22, fold * 2, 1.4 * unit * fine, accent, 10 * unit), beads(r * 0.12, fold, 4 * unit, ice), circle(0, 0, 4 * unit, accent),
  );
}

/** A pennate diatom: a long shell with fine ribs. */
function pennate(random, x, y, length, width, turn, colour, accent) {
  const ribs = [];
  const count = Math.round(length / 7);
  for (let index = 1; index < count; index += 1) {
    const u = index / count;
    const half = width * Math.sin(Math.PI * u) ** 0.7;
    const px = -length / 2 + length * u;
    ribs.push(`M${n(px)} ${n(-half * 0.94)}V${n(-half * 0.14)}M${n(px)} ${n(half * 0.14)}V${n(half * 0.94)}`);
  }
  const outline = [];
  for (let index = 0; index <= 24; index += 1) outline.push([-length / 2 + (length * index) / 24, -width * Math.sin((Math.PI * index) / 24) ** 0.7]);
  const under = outline.map(([px, py]) => [px, -py]).reverse();
  return placed(`translate(${n(x)} ${n(y)}) rotate(${turn})`, path(curve([...outline, ...under.slice(1, -1)], true), 'url(#cell)', { stroke: colour, 'stroke-width': 2.6 }), stroke(ribs.join(''), colour, 1.3, { opacity: 0.85 }), stroke(`M${n(-length / 2 + 8)} 0H-9M9 0H${n(length / 2 - 8)}`, accent, 2), circle(0, 0, 5, 'none', { stroke: accent, 'stroke-width': 2 }));
}

/** A radiolarian: a lattice globe with spines. */
function radiolarian(random, x, y, r, colour, accent) {
  const spines = Array.from({ length: 14 }, (_, index) => { const angle = index * 25.7 + random.between(-6, 6); const [a, b] = [polar(0, 0, r, angle - 3), polar(0, 0, r, angle + 3)]; return polygon([a, polar(0, 0, r * random.between(1.35, 1.7), angle), b]); });
  const cells = [];
  const step = r / 4.2;
  for (let row = -5; row <= 5; row += 1) for (let column = -5; column <= 5; column += 1) {
    const [px, py] = [(column + (row % 2 === 0 ? 0 : 0.5)) * step, row * step * 0.87];
    const far = Math.hypot(px, py) / r;
    if (far < 0.92) cells.push(circle(px, py, step * 0.4 * (1 - far * far * 0.6), 'none'));
  }
  return placed(`translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 30))})`, path(spines.join(''), colour, { opacity: 0.85 }), circle(0, 0, r, abyss, { opacity: 0.5 }), circle(0, 0, r, 'url(#cell)', { stroke: colour, 'stroke-width': 3 }), group({ stroke: lighter(colour, 0.15), 'stroke-width': 2 }, cells), circle(0, 0, r * 0.42, 'url(#warm)', { opacity: 0.8 }), circle(0, 0, r * 0.15, accent));
}

const chain = (x, y, count, size, turn, colour) => placed(`translate(${x} ${y}) rotate(${turn})`, ...Array.from({ length: count }, (_, index) => [rect(index * size * 1.16, -size / 2, size, size, 'url(#cell)', { rx: size * 0.26, stroke: colour, 'stroke-width': 2 }), circle(index * size * 1.16 + size / 2, 0, size * 0.14, colour), stroke(`M${n(index * size * 1.16 + size * 0.1)} ${n(-size * 0.3)}L${n(index * size * 1.16 + size * 0.36)} ${n(-size * 0.1)}M${n(index * size * 1.16 + size * 0.9)} ${n(size * 0.3)}L${n(index * size * 1.16 + size * 0.64)} ${n(size * 0.1)}`, colour, 1.4)]));

/** The network: near nodes joined, some of them bright. */
function network(random, width, height, count, reach) {
  const nodes = Array.from({ length: count }, () => [random.between(0, width), random.between(0, height), random.between(1.5, 5)]);
  let faint = '';
  for (let a = 0; a < count; a += 1) for (let b = a + 1; b < count; b += 1) if (Math.hypot(nodes[a][0] - nodes[b][0], nodes[a][1] - nodes[b][1]) < reach) faint += line([nodes[a], nodes[b]]);
  return [stroke(faint, lavender, 1, { opacity: 0.35 }), ...nodes.map(([x, y, r], index) => circle(x, y, r, index % 9 === 0 ? gold : index % 5 === 0 ? sea : lavender, { opacity: index % 9 === 0 ? 1 : 0.75 }))];
}

const plankton = (random, width, height, count) => stroke(Array.from({ length: count }, () => `M${n(random.between(0, width))} ${n(random.between(0, height))}h.1`).join(''), ice, 2.4, { 'stroke-linecap': 'round', opacity: 0.45 });

function deep(seed) {
  const random = seeded(seed);
  return [
    rect(0, 0, 1600, 900, 'url(#water)'),
    ...[[180, 24, 210], [520, 14, 150], [900, 4, 260], [1290, -10, 180]].map(([x, turn, spread]) => placed(`translate(${x} -60) rotate(${turn})`, path(`M-30 0L${-spread} 1000H${spread}L30 0Z`, 'url(#shaft)'))),
    circle(1130, 420, 520, 'url(#lamp)', { opacity: 0.75 }), circle(320, 640, 380, 'url(#lamp)', { opacity: 0.45 }),
    network(random, 1600, 900, 96, 150), plankton(random, 1600, 900, 180),
    group({ opacity: 0.42 }, centric(random, 110, 160, 80, violet, lavender), pennate(random, 1500, 770, 260, 32, -32, violet, lavender), centric(random, 760, 96, 54, violet, lavender), radiolarian(random, 90, 790, 54, violet, lavender)),
    centric(random, 1140, 430, 290, lavender, gold, 16), centric(random, 470, 330, 168, ice, coral, 9), radiolarian(random, 740, 640, 112, lavender, gold), pennate(random, 300, 640, 420, 58, -18, ice, gold), pennate(random, 800, 250, 250, 30, 36, sea, ice), centric(random, 1470, 180, 116, sea, ice), centric(random, 1450, 640, 92, gold, coral), chain(350, 836, 6, 40, -9, sea), pennate(random, 1010, 800, 300, 34, 8, lavender, coral), centric(random, 620, 500, 52, gold, ice), centric(random, 230, 150, 60, sea, gold),
    rect(0, 0, 1600, 900, 'url(#grain)'),
  ];
}

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);
const thumbnail = (...body) => panel(sizes.thumb, [0, 0, 800, 600], rect(0, 0, 800, 600, 'url(#water)'), ...body, rect(0, 0, 800, 600, 'url(#grain)'));

/** The shell of a nautilus as a programme: chambers of a spiral. */
function spiral() {
  const parts = [];
  const radius = (angle) => 15 * Math.exp(0.0046 * angle);
  const points = [];
  for (let angle = 0; angle <= 650; angle += 10) points.push(polar(420, 330, radius(angle), angle));
  for (let angle = 0; angle <= 650; angle += 26) { const a = polar(420, 330, radius(angle), angle); const b = polar(420, 330, angle > 360 ? radius(angle - 360) : 4, angle); const bend = polar(420, 330, (radius(angle) + (angle > 360 ? radius(angle - 360) : 4)) / 2, angle - 11); parts.push(stroke(`M${a.map(n).join(' ')}Q${bend.map(n).join(' ')} ${b.map(n).join(' ')}`, angle % 78 === 0 ? gold : lavender, 2.6)); }
  return [circle(420, 330, 360, 'url(#lamp)', { opacity: 0.6 }), ...parts, stroke(curve(points), ice, 5, round)];
}

/** Two of the sea's small creatures in speech bubbles. */
function conversation() {
  const random = seeded(45);
  const bubble = (x, y, width, height, fill, tail) => [rect(x, y, width, height, fill, { rx: 60 }), path(tail, fill)];
  return [
    rect(0, 0, 1200, 400, 'url(#water)'), circle(350, 190, 330, 'url(#lamp)', { opacity: 0.55 }), circle(900, 230, 300, 'url(#lamp)', { opacity: 0.45 }),
    network(random, 1200, 400, 46, 130), plankton(random, 1200, 400, 90),
    group({ opacity: 0.96 }, bubble(190, 62, 380, 210, '#6a5be0', 'M250 250L214 336L338 262Z'), bubble(620, 128, 400, 210, ice, 'M900 320L986 388L962 300Z')),
    centric(random, 320, 166, 74, ice, gold, 10), pennate(random, 470, 170, 150, 24, -18, sea, ice),
    centric(random, 744, 234, 66, indigo, coral, 8), radiolarian(random, 898, 230, 46, indigo, violet),
    rect(0, 0, 1200, 400, 'url(#grain)'),
  ];
}

function harbourLab() {
  const random = seeded(66);
  return [
    rect(0, 0, 1200, 400, 'url(#water)'), circle(900, 90, 60, gold), circle(900, 90, 150, 'url(#warm)', { opacity: 0.5 }),
    path('M-20 250L160 150L300 214L470 120L640 214L820 170L1000 226L1220 150V420H-20Z', '#1d1658'), rect(0, 250, 1200, 150, abyss), path('M0 250H1200', 'none', { stroke: lavender, 'stroke-width': 2 }),
    placed('translate(420 262)', path('M-190 -10H200L160 34H-150Z', ice), path('M-150 34L-156 24H170L160 34Z', coral), rect(-90, -60, 150, 50, lavender), rect(-60, -92, 86, 32, ice), stroke('M-76 -36H46', indigo, 12, { 'stroke-dasharray': '16 9' }), stroke('M-10 -92V-160M-10 -150L130 -10M110 -60H170V-10', ice, 3), stroke('M170 -60V100', gold, 2), circle(170, 116, 15, gold)),
    ...Array.from({ length: 26 }, () => rect(random.between(0, 1200), random.between(262, 392), random.between(20, 90), 2, random.pick([lavender, violet, gold]), { opacity: 0.5 })),
    centric(random, 1010, 330, 48, sea, ice), pennate(random, 820, 350, 140, 18, -10, lavender, gold), radiolarian(random, 160, 340, 34, lavender, coral), chain(620, 350, 5, 26, 6, gold),
    rect(0, 0, 1200, 400, 'url(#grain)'),
  ];
}

const portrait = (seed, hair, coat, style, colour) => {
  const random = seeded(seed);
  const skin = ['#f0c3a0', '#d9a077', '#f4d2b4'][seed % 3];
  return thumbnail(circle(400, 310, 330, 'url(#lamp)', { opacity: 0.7 }), group({ opacity: 0.75 }, centric(random, 400, 290, 250, colour, gold, 14)), path('M150 620Q170 470 320 446L400 480L480 446Q630 470 650 620Z', coat), path('M352 380h96v84q-48 40 -96 0z', mix(skin, '#7a4a3a', 0.2)), path('M340 440L400 500L460 440L480 470L400 560L320 470Z', '#ffffff'),
    style === 'bob' ? path('M268 330Q240 150 400 140Q560 150 532 330Q536 400 500 410H300Q262 400 268 330Z', hair) : '', ellipse(400, 290, 96, 116, skin),
    style === 'bob' ? path('M304 290Q306 184 400 176Q496 184 496 290Q470 240 420 226Q350 232 304 290Z', hair) : style === 'bald' ? path('M306 262Q300 250 304 236Q310 300 316 320Q304 312 304 290ZM494 262Q500 250 496 236Q490 300 484 320Q496 312 496 290Z', hair) : path('M298 286Q284 160 404 156Q520 160 502 286Q496 236 466 214Q400 226 340 208Q306 240 298 286Z', hair),
    style !== 'short' ? [circle(358, 292, 30, 'none', { stroke: abyss, 'stroke-width': 5 }), circle(442, 292, 30, 'none', { stroke: abyss, 'stroke-width': 5 }), stroke('M388 290q12 -8 24 0', abyss, 5)] : '', circle(358, 294, 6, abyss), circle(442, 294, 6, abyss), stroke('M370 352q30 20 60 0', '#8a4a3a', 6, round), stroke('M402 310q-8 18 4 22', mix(skin, '#7a4a3a', 0.45), 4, round));
};

const dark = ['#1d1a1c', '#2b2230', '#3a2a22'];
const pale = ['#f6d3b3', '#f0c3a0', '#f3cdb9'];
/** Who speaks, in the order of the list: what is known of each, and the rest by chance. */
const speakers = [
  { style: 'bob', hair: dark[1], skin: pale[1] }, { style: 'side', hair: '#8d8f96', skin: pale[0], glasses: true, beard: false }, { style: 'long', hair: '#c9a063', skin: '#f6d3b3' }, { style: 'bun', hair: dark[0], skin: pale[2], glasses: true }, { style: 'fringe', hair: dark[2], skin: pale[1] },
  { style: 'crop', hair: '#1d1a1c', skin: '#77492f', beard: true }, { style: 'cap', hair: dark[0], skin: pale[0], glasses: true, beard: false }, { style: 'wave', hair: dark[2], skin: '#e7b48c', beard: false }, { style: 'curls', hair: '#a8763f', skin: '#f3cdb9' }, { style: 'tail', hair: dark[0], skin: pale[0] },
  { style: 'bald', hair: '#c9c9cd', skin: '#f6d3b3', beard: true, glasses: true }, { style: 'bob', hair: dark[0], skin: pale[2], glasses: false }, { style: 'long', hair: dark[2], skin: '#e7b48c' }, { style: 'wave', hair: '#54382a', skin: '#e7b48c', beard: false }, { style: 'bald', hair: '#8d8f96', skin: pale[1], beard: false },
  { style: 'tail', hair: dark[2], skin: pale[0], glasses: false }, { style: 'side', hair: '#a8763f', skin: '#f3cdb9', beard: true }, { style: 'fringe', hair: '#7a5236', skin: '#f6d3b3', glasses: true }, { style: 'crop', hair: dark[1], skin: pale[1], beard: false }, { style: 'bun', hair: dark[1], skin: pale[0], glasses: false },
];

export const pictures = {
  ...Object.fromEntries(speakers.map((look, index) => [`person-${String(index + 1).padStart(2, '0')}`, () => face(index + 1, look)])),
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], deep(8)),
  ogp: () => panel(sizes.ogp, [0, 30, 1600, 840], deep(8), rect(0, 640, 1600, 260, abyss, { opacity: 0.78 }), letters('MARINE MICROBIOME', 90, 690, 62, ice, { weight: 0.9, gap: 2 }), rect(90, 786, 120, 7, gold)),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))], group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, 'url(#water)'), circle(256, 256, 260, 'url(#lamp)'), placed('translate(256 256)', ring(196, ice, 10), marks(166, 36, 5, lavender, 30), beads(124, 18, 15, ice), beads(78, 6, 32, gold), ring(46, ice, 5), circle(0, 0, 18, gold)))),
  'banner-deep': () => panel(sizes.banner, [120, 190, 1380, 460], deep(8)),
  'banner-harbour': () => panel(sizes.banner, [0, 0, 1200, 400], harbourLab()),
  'banner-chat': () => panel(sizes.banner, [0, 0, 1200, 400], conversation()),
  programme: () => thumbnail(spiral()),
  call: () => { const random = seeded(3); return thumbnail(network(random, 800, 600, 40, 130), placed('rotate(-7 400 300)', rect(246, 96, 330, 420, abyss, { rx: 10, opacity: 0.5 }), rect(230, 80, 330, 420, ice, { rx: 10 }), rect(264, 116, 180, 20, indigo), ...[160, 184, 208, 380, 404, 428, 452].map((y, index) => rect(264, y, index % 3 === 2 ? 180 : 262, 9, lavender)), rect(264, 236, 262, 124, '#c9c3ff', { rx: 6 }), group({}, placed('translate(0 0)', centric(random, 330, 298, 48, indigo, violet), stroke(line([[400, 344], [430, 300], [460, 318], [506, 256]]), coral, 5, round)))), pennate(random, 660, 500, 220, 26, -40, sea, gold)); },
  venue: () => { const random = seeded(31); return thumbnail(circle(400, 160, 60, gold), circle(400, 160, 190, 'url(#warm)', { opacity: 0.6 }), path('M-20 420L400 200L820 420V620H-20Z', '#1d1658'), path('M150 400H650V560H150Z', lavender), path('M120 400L400 270L680 400Z', ice), circle(400, 350, 26, indigo), ...[190, 264, 338, 412, 486, 560].map((x) => rect(x, 410, 34, 140, ice)), rect(130, 550, 540, 18, violet), rect(100, 568, 600, 20, indigo), rect(0, 588, 800, 20, abyss), ...[60, 110, 690, 740].map((x) => [ellipse(x, 500, 26, 70, '#3a5f8f'), rect(x - 3, 540, 6, 50, abyss)]), plankton(random, 800, 300, 60)); },
  excursion: () => { const random = seeded(52); return thumbnail(circle(400, 300, 250, '#151048', { stroke: ice, 'stroke-width': 12 }), group({}, centric(random, 330, 260, 110, lavender, gold), pennate(random, 480, 390, 190, 26, -30, sea, ice), radiolarian(random, 500, 220, 50, ice, coral), chain(290, 420, 4, 28, 16, gold)), circle(400, 300, 264, 'none', { stroke: violet, 'stroke-width': 8, 'stroke-dasharray': '4 19' })); },
  'session-plenary': () => { const random = seeded(17); return thumbnail(circle(400, 300, 330, 'url(#lamp)', { opacity: 0.7 }), placed('translate(400 300)', ring(232, ice, 9), marks(200, 48, 5, lavender, 30), beads(156, 24, 14, ice), beads(104, 12, 20, gold), ring(62, ice, 5), circle(0, 0, 24, gold)), plankton(random, 800, 600, 46)); },
  'session-joint': () => { const random = seeded(23); return thumbnail(network(random, 800, 600, 34, 150), centric(random, 290, 310, 150, lavender, gold, 12), centric(random, 520, 270, 128, ice, coral, 9), pennate(random, 400, 470, 320, 40, -12, sea, ice)); },
  'speaker-one': () => portrait(4, '#3b2a55', coral, 'bob', lavender),
  'speaker-two': () => portrait(7, '#cfc8e8', sea, 'bald', ice),
  'speaker-three': () => portrait(8, '#1b1430', gold, 'short', sea),
};
