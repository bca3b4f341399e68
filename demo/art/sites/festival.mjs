// 潮風サウンド: a stage on the beach at nightfall; hot light, dark crowd.
import {
  circle, clip, darker, dots, ellipse, fade, glow, grain, group, land, lighter, line, n, path, picture, placed, polar,
  polygon, rect, ridge, round, seeded, sizes, stroke,
} from '../kit.mjs';
import { letters } from '../lettering.mjs';
import { crowd } from '../people.mjs';

const night = '#1a0b3b';
const plum = '#4a1470';
const pink = '#ff2e88';
const orange = '#ff8a3c';
const gold = '#ffd25e';
const aqua = '#3fe0e6';
const pale = '#fff3e4';

const defs = () => [
  fade('dusk', [[0, '#150933'], [0.35, '#471273'], [0.62, '#c01f7d'], [0.82, '#ff6a4d'], [1, '#ffc46b']]),
  fade('sun', [[0, '#fff0b8'], [0.5, '#ffb256'], [1, '#ff4d78']]),
  fade('sea', [[0, '#a31f7c'], [0.4, '#3d1266'], [1, '#12072b']]),
  fade('beam', [[0, '#ffffff', 0.75], [1, '#ffffff', 0]]),
  fade('beam-pink', [[0, '#ff7ab8', 0.9], [1, '#ff2e88', 0]]),
  fade('beam-aqua', [[0, '#b6fbff', 0.85], [1, '#3fe0e6', 0]]),
  fade('beam-gold', [[0, '#fff0b0', 0.9], [1, '#ffb03c', 0]]),
  glow('halo', [[0, '#fff6d8', 0.95], [0.4, '#ffb45a', 0.5], [1, '#ff4d78', 0]]),
  glow('haze', [[0, '#ff9ac4', 0.75], [1, '#ff2e88', 0]]),
  grain('grain', '#ffffff', 0.12, { count: 360 }),
  dots('halftone', 7, 2.3, '#ff3f86'),
  clip('disc', circle(800, 420, 270)),
];

function sky(random) {
  const stars = [];
  for (let index = 0; index < 130; index += 1) {
    const y = random.next() ** 1.7 * 420;
    stars.push(`M${n(random.between(0, 1600))} ${n(y)}h.1`);
  }
  return [rect(0, 0, 1600, 900, 'url(#dusk)'), stroke(stars.slice(0, 90).join(''), pale, 2.2, { 'stroke-linecap': 'round', opacity: 0.8 }), stroke(stars.slice(90).join(''), gold, 3.6, { 'stroke-linecap': 'round' })];
}

/** The setting sun, cut by the horizon's bars. */
function sun() {
  const bars = [];
  for (let index = 0; index < 8; index += 1) bars.push(rect(500, 440 + index * 33, 600, 4 + index * 3, '#7a1a7c', { opacity: 0.8 }));
  return [circle(800, 420, 430, 'url(#halo)', { opacity: 0.5 }), group({ 'clip-path': 'url(#disc)' }, circle(800, 420, 270, 'url(#sun)'), ...bars)];
}

function firework(random, x, y, r, colour) {
  const parts = [];
  const rays = 26;
  for (let ring = 0; ring < 3; ring += 1) {
    let d = '';
    for (let index = 0; index < rays; index += 1) {
      const angle = (360 / rays) * index + ring * 5 + random.between(-2, 2);
      const reach = r * (0.45 + ring * 0.27) * random.between(0.9, 1.05);
      const [x1, y1] = polar(x, y, reach * 0.62, angle);
      const [x2, y2] = polar(x, y, reach, angle);
      d += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2 + reach * 0.05)}`;
    }
    parts.push(stroke(d, [pale, colour, lighter(colour, 0.3)][ring], [2.4, 3, 2.2][ring], { ...round, opacity: 0.92 - ring * 0.2 }));
  }
  return parts;
}

const beam = (x, y, angle, spread, length, id) =>
  placed(`translate(${n(x)} ${n(y)}) rotate(${n(angle)})`, path(`M-4 0L${n(-spread)} ${n(length)}H${n(spread)}L4 0Z`, `url(#${id})`));

function palm(x, y, size, lean, colour) {
  const top = [lean * 90, -300];
  const leaves = [-172, -148, -120, -58, -30, -6, 22, 162].map((angle, index) => {
    const [dx, dy] = polar(0, 0, 120 + (index % 3) * 16, angle);
    return `M${top[0]} ${top[1]}Q${n(top[0] + dx * 0.55)} ${n(top[1] + dy * 0.7 - 34)} ${n(top[0] + dx)} ${n(top[1] + dy + 46)}Q${n(top[0] + dx * 0.45)} ${n(top[1] + dy * 0.6 + 6)} ${top[0]} ${top[1]}Z`;
  });
  return placed(`translate(${x} ${y}) scale(${size})`, path(`M-11 0Q${lean * 20} -150 ${top[0] - 6} -300L${top[0] + 6} -300Q${lean * 30 + 12} -150 12 0Z`, colour), path(leaves.join(''), colour), circle(top[0] - 6, top[1] + 8, 9, colour), circle(top[0] + 10, top[1] + 10, 8, colour));
}

function truss(x1, y1, x2, y2, colour) {
  const steps = Math.round(Math.hypot(x2 - x1, y2 - y1) / 26);
  const [nx, ny] = [-(y2 - y1) / Math.hypot(x2 - x1, y2 - y1), (x2 - x1) / Math.hypot(x2 - x1, y2 - y1)];
  const side = (offset) => [[x1 + nx * offset, y1 + ny * offset], [x2 + nx * offset, y2 + ny * offset]];
  const web = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const offset = index % 2 === 0 ? 10 : -10;
    web.push([x1 + (x2 - x1) * t + nx * offset, y1 + (y2 - y1) * t + ny * offset]);
  }
  return stroke(line(side(10)) + line(side(-10)) + line(web), colour, 4, { 'stroke-linejoin': 'round' });
}

/** Musicians as cut-outs, feet at 0, 0, about 150 tall. */
const singer = (x, y, size, colour) =>
  placed(`translate(${x} ${y}) scale(${size})`,
    stroke('M-10 -70L-22 -34L-30 0M10 -70L20 -36L34 0', colour, 17, round), path('M-22 -124Q0 -138 22 -124L17 -64H-17Z', colour), stroke('M-18 -120L-44 -150L-56 -186', colour, 12, round), stroke('M18 -120L34 -104L14 -130', colour, 12, round),
    circle(2, -150, 16, colour), path('M-15 -152Q-18 -176 4 -172Q26 -170 20 -142Q34 -120 22 -112Q14 -130 16 -146Z', colour), stroke('M14 -132L2 -140', colour, 7, round), circle(0, -141, 5.5, colour));
const guitarist = (x, y, size, colour, flip = 1) =>
  placed(`translate(${x} ${y}) scale(${n(size * 10) / 10 * flip} ${size})`,
    stroke('M-8 -68L-34 -40L-30 0M8 -68L30 -36L44 0', colour, 17, round), path('M-24 -122Q0 -138 22 -120L18 -60H-18Z', colour), circle(8, -148, 16, colour), path('M-10 -150Q-10 -172 10 -168Q28 -164 24 -148L14 -156Z', colour),
    stroke('M-20 -116L-44 -84L-22 -66M18 -114L52 -96L70 -112', colour, 12, round), path('M-34 -58Q-44 -84 -20 -86Q-6 -88 6 -92Q22 -86 16 -70Q4 -52 -10 -46Q-28 -42 -34 -58Z', colour), stroke('M6 -82L92 -124', colour, 8), path('M86 -128l18 -12l6 10l-18 10Z', colour));
const drummer = (x, y, size, colour) =>
  placed(`translate(${x} ${y}) scale(${size})`,
    rect(-86, -34, 172, 34, colour), circle(0, -46, 44, colour), path('M-92 -70h56v34h-56zM36 -70h56v34h-56z', colour), stroke('M-110 0V-112M110 0V-118', colour, 5), ellipse(-110, -114, 40, 6, colour), ellipse(112, -120, 42, 6, colour),
    path('M-24 -130Q0 -142 24 -130L20 -80H-20Z', colour), circle(0, -156, 17, colour), stroke('M-22 -126L-54 -120L-44 -166M22 -126L58 -128L72 -172', colour, 11, round), stroke('M-44 -166L-74 -196M72 -172L58 -206', colour, 4, round));
const keyboardist = (x, y, size, colour) =>
  placed(`translate(${x} ${y}) scale(${size})`, stroke('M-60 0L44 -76M44 0L-60 -76', colour, 7), rect(-78, -90, 140, 15, colour), path('M14 -128Q40 -140 58 -124L62 -60L46 0H20L26 -60Z', colour), circle(30, -152, 17, colour), stroke('M24 -120L-6 -96M44 -118L14 -92', colour, 11, round));

function stage() {
  const dark = '#170a30';
  const lamps = [];
  for (let index = 0; index < 13; index += 1) {
    const x = 428 + index * 62;
    lamps.push(circle(x, 318, 11, [gold, pale, aqua, '#ff8ac0'][index % 4]), circle(x, 318, 22, 'url(#halo)', { opacity: 0.7 }));
  }
  return [
    path('M330 650L380 250Q800 90 1220 250L1270 650Z', '#2a0f52', { opacity: 0.0 }),
    stroke('M380 290Q800 150 1220 290', dark, 16), stroke('M380 322Q800 182 1220 322', dark, 5),
    truss(380, 640, 380, 270, dark), truss(1220, 640, 1220, 270, dark), truss(370, 300, 1230, 300, dark),
    ...[[292, 380], [1262, 380]].map(([x, y]) => [rect(x, y, 50, 250, dark, { rx: 6 }), ...[0, 1, 2, 3, 4].map((index) => [rect(x + 5, y + 8 + index * 48, 40, 40, '#2e1552', { rx: 5 }), circle(x + 25, y + 28 + index * 48, 13, '#51217d'), circle(x + 25, y + 28 + index * 48, 5, pink)])]),
    path('M270 640H1330L1380 690H220Z', '#2d1156'), rect(220, 690, 1160, 60, '#1c0a3a'),
    stroke('M270 640H1330', pink, 4), stroke('M222 690H1378', '#6b2796', 3),
    ...lamps,
  ];
}

function players() {
  return [
    ellipse(800, 640, 460, 60, 'url(#haze)'),
    drummer(838, 612, 0.92, night), keyboardist(1064, 636, 1.06, night), guitarist(560, 642, 1.18, night, -1), singer(708, 666, 1.36, '#12062c'), guitarist(956, 654, 1.14, '#12062c'),
  ];
}

const lights = () => [
  [430, 318, 24, 'beam-pink'], [492, 318, 8, 'beam'], [616, 318, -14, 'beam-aqua'], [740, 318, 12, 'beam-gold'], [862, 318, -12, 'beam-pink'], [986, 318, 16, 'beam-aqua'], [1110, 318, -10, 'beam'], [1172, 318, -26, 'beam-gold'],
].map(([x, y, angle, id]) => beam(x, y, angle, 70, 360, id));
const skyLights = () => [[400, 280, 158, 'beam-aqua'], [520, 256, 170, 'beam-pink'], [660, 236, 196, 'beam-gold'], [940, 236, 164, 'beam-gold'], [1080, 256, 190, 'beam-pink'], [1200, 280, 202, 'beam-aqua']].map(([x, y, angle, id]) => group({ opacity: 0.6 }, beam(x, y, angle, 56, 330, id)));

function confetti(random, count, bottom) {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(0, 1600), random.next() ** 1.3 * bottom];
    const size = random.between(5, 13);
    return path(`M0 0h${n(size)}v${n(size * 0.5)}h${n(-size)}z`, random.pick([gold, pink, aqua, pale, orange]), { transform: `translate(${n(x)} ${n(y)}) rotate(${random.whole(0, 180)})` });
  });
}

function night1(seed) {
  const random = seeded(seed);
  return [
    sky(random), sun(),
    firework(random, 250, 190, 165, '#ff6fae'), firework(random, 1380, 160, 185, gold), firework(random, 1150, 90, 90, aqua), firework(random, 470, 90, 80, orange),
    path(land(ridge(random, { y: 600, height: 110 }), 640), '#5c1672'), path(land(ridge(random, { y: 610, height: 60 }), 640), '#3d0f58'),
    rect(0, 596, 1600, 304, 'url(#sea)'),
    ...Array.from({ length: 46 }, () => { const y = 602 + random.next() ** 1.5 * 90; const width = random.between(20, 110); return rect(random.chance(0.5) ? 800 + random.bell() * 420 : random.between(0, 1600), y, width, 2.4, random.pick(['#ffb86b', '#ff5f93', '#ffd98c']), { opacity: 0.75, rx: 1 }); }),
    palm(96, 720, 1.35, 0.5, '#14072c'), palm(210, 730, 0.95, -0.4, '#1d0b3b'), palm(1510, 720, 1.3, -0.5, '#14072c'), palm(1400, 726, 0.85, 0.4, '#1d0b3b'),
    skyLights(), stage(), lights(), players(),
    rect(0, 700, 1600, 200, '#1a0934', { opacity: 0.35 }),
    crowd(random, { from: -20, to: 1640, y: 716, size: 50, colour: '#7a2192', raised: 0.35 }),
    crowd(random, { from: -20, to: 1640, y: 752, size: 66, colour: '#56187a', raised: 0.4 }),
    crowd(random, { from: -20, to: 1640, y: 800, size: 92, colour: '#34105a', raised: 0.45 }),
    crowd(random, { from: -40, to: 1660, y: 868, size: 132, colour: '#150730', raised: 0.16 }),
    confetti(random, 90, 640),
    rect(0, 0, 1600, 900, 'url(#grain)'),
  ];
}

const panel = (size, view, ...body) => picture(size, view, defs(), ...body);

/** Sound as a wave of bars, the mark of the festival. */
const bars = (x, y, height, width, colour) =>
  [0.35, 0.7, 1, 0.6, 0.85, 0.45, 0.25].map((share, index) => rect(x + index * width * 1.7, y - (height * share) / 2, width, height * share, colour, { rx: width / 2 }));

function poster(word, number) {
  const random = seeded(number);
  const rays = Array.from({ length: 36 }, (_, index) => polygon([[600, 420], polar(600, 420, 900, index * 10 - 2.5 + 180), polar(600, 420, 900, index * 10 + 2.5 + 180)]));
  return [
    rect(0, 0, 1200, 400, night), path(rays.join(''), plum, { opacity: 0.85 }), circle(600, 420, 290, 'url(#sun)'), circle(600, 420, 290, 'url(#halftone)', { opacity: 0.35 }),
    palm(92, 420, 0.95, 0.4, '#0f0524'), palm(1112, 420, 0.95, -0.4, '#0f0524'), palm(200, 430, 0.7, -0.3, '#220a44'), palm(1010, 430, 0.7, 0.3, '#220a44'),
    letters(word, 600, 118, 108, '#0f0524', { anchor: 'middle', weight: 1.5, gap: 1.9, more: { transform: 'translate(7 8)' } }), letters(word, 600, 118, 108, pale, { anchor: 'middle', weight: 1.5, gap: 1.9 }),
    placed('translate(600 290)', group({}, bars(-92, -20, 66, 15, '#4a1470'))),
    crowd(random, { from: -20, to: 1240, y: 372, size: 54, colour: '#0f0524', raised: 0.5 }),
    confetti(random, 40, 300), rect(0, 0, 1200, 400, 'url(#grain)'),
  ];
}

function foodBoard() {
  const random = seeded(8);
  const truck = (x, colour, stripe) => placed(`translate(${x} 340)`,
    path('M-110 0V-150a14 14 0 0 1 14 -14H96a14 14 0 0 1 14 14V0Z', colour), path('M110 -110h34q22 4 32 40l12 20V0H110Z', darker(colour, 0.15)), path('M118 -98h24q14 4 20 34h-44z', '#ffe7b8'),
    rect(-88, -124, 150, 66, '#3a1060'), rect(-88, -124, 150, 66, 'url(#haze)'), circle(-30, -82, 13, '#0f0524'), path('M-52 -58q22 -32 44 0z', '#0f0524'), circle(30, -84, 12, '#0f0524'), path('M10 -58q20 -32 40 0z', '#0f0524'),
    ...Array.from({ length: 8 }, (_, index) => path(`M${-98 + index * 22} -132h22v22a11 11 0 0 1 -22 0z`, index % 2 === 0 ? stripe : pale)), rect(-98, -58, 172, 9, '#ffe7b8'),
    circle(-62, 0, 26, '#0f0524'), circle(-62, 0, 11, pale), circle(120, 0, 26, '#0f0524'), circle(120, 0, 11, pale));
  const bulbs = Array.from({ length: 25 }, (_, index) => { const t = (index / 24) * 4; const local = t - Math.floor(t); return circle(index * 50, 60 + 4 * 44 * local * (1 - local), 8, [gold, pale, '#ff9ac4'][index % 3]); });
  return [
    placed('translate(0 -380) scale(.75 .9)', sky(random), sun()), path(land(ridge(random, { to: 1240, y: 330, height: 90 }), 400), plum),
    rect(0, 336, 1200, 64, '#1c0a3a'), truck(240, pink, '#c01f63'), truck(610, '#1fa7b4', '#0f6d84'), truck(980, orange, '#d9502a'),
    stroke('M0 60Q150 148 300 60Q450 148 600 60Q750 148 900 60Q1050 148 1200 60', '#0f0524', 3), ...bulbs,
    crowd(random, { from: -20, to: 1240, y: 368, size: 46, colour: '#0f0524', raised: 0.1 }), rect(0, 0, 1200, 400, 'url(#grain)'),
  ];
}

const face = (random, hairColour, skin, coat, ground, shade, style) => {
  const r = 128;
  return [
    rect(0, 0, 800, 600, ground), ...Array.from({ length: 7 }, (_, index) => circle(400, 330, 420 - index * 52, index % 2 === 0 ? shade : ground, { opacity: 0.5 })),
    path('M130 620Q150 470 300 448L400 470L500 448Q650 470 670 620Z', coat), path('M346 380h108v90q-54 44 -108 0z', darker(skin, 0.14)),
    style === 'long' ? path('M242 300Q230 130 400 122Q570 130 558 300Q580 430 540 500H260Q220 430 242 300Z', hairColour) : '',
    ellipse(400, 290, r * 0.86, r, skin), path('M400 162q110 0 110 128q0 128 -110 128q60 -128 0 -256z', darker(skin, 0.1), { opacity: 0.5 }),
    style === 'long' ? path('M286 290Q288 168 400 160Q512 168 514 290Q470 262 440 206Q380 270 286 290Z', hairColour)
      : style === 'afro' ? path('M270 300Q200 250 240 180Q260 100 350 92Q400 60 460 96Q560 110 566 196Q600 260 530 304Q530 240 480 206Q380 180 300 216Q276 250 270 300Z', hairColour)
      : path('M284 284Q276 150 404 142Q530 150 516 284Q506 226 474 200Q420 222 340 204Q300 226 284 284Z', hairColour),
    rect(306, 264, 84, 50, night, { rx: 22 }), rect(410, 264, 84, 50, night, { rx: 22 }), stroke('M388 278q12 -8 24 0', night, 8), path('M318 272h40l-26 34h-14z', '#ffffff', { opacity: 0.25 }), path('M422 272h40l-26 34h-14z', '#ffffff', { opacity: 0.25 }),
    stroke('M366 366q34 22 68 0', darker(skin, 0.45), 8, round), stroke('M404 316q-10 22 4 26', darker(skin, 0.3), 5, round),
  ];
};
const thumbnail = (...body) => panel(sizes.thumb, [0, 0, 800, 600], ...body, rect(0, 0, 800, 600, 'url(#grain)'));

/** The boards of the partners, in the colours of the festival. */
const board = (ground, word, ink, ...motif) =>
  panel(sizes.banner, [0, 0, 1200, 400], rect(0, 0, 1200, 400, ground), ...motif, letters(word, 460, 166, 68, ink, { weight: 1.15, gap: 1.8 }), rect(0, 0, 1200, 400, 'url(#grain)'));
const glassOf = (x, colour) => [path(`M${x - 52} 110H${x + 52}L${x + 40} 330H${x - 40}Z`, colour), path(`M${x - 46} 210Q${x - 10} 196 ${x + 46} 214L${x + 40} 330H${x - 40}Z`, orange, { opacity: 0.55 }), path(`M${x - 62} 116a26 26 0 0 1 22 -38a34 34 0 0 1 54 -12a30 30 0 0 1 48 32a20 20 0 0 1 0 30H${x - 52}Z`, pale)];
const steamer = path('M110 250H380L346 310H150Z', pale) + path('M128 272H368L360 288H140Z', pink) + rect(160, 196, 170, 54, pale) + rect(196, 150, 100, 46, gold) + path('M224 150l8 -60h36l8 60z', pink) + stroke('M176 222H316', night, 16, { 'stroke-dasharray': '18 12' });
const tower = path('M220 330L238 140H282L300 330Z', pale) + path('M233 190H287L291 236H229Z', pink) + rect(230, 126, 60, 14, night) + rect(240, 96, 40, 30, gold) + path('M234 96Q260 60 286 96Z', pink) + path('M240 110L-40 40V190Z', 'url(#beam)', { opacity: 0.5 });

export const pictures = {
  cover: () => panel(sizes.cover, [0, 0, 1600, 900], night1(12)),
  ogp: () => panel(sizes.ogp, [0, 40, 1600, 840], night1(12), letters('SHIOKAZE SOUND', 800, 84, 84, pale, { anchor: 'middle', weight: 1.2, gap: 2 })),
  icon: () => picture(sizes.icon, [0, 0, 512, 512], [...defs(), clip('badge', rect(0, 0, 512, 512, '#000', { rx: 112 }))],
    group({ 'clip-path': 'url(#badge)' }, rect(0, 0, 512, 512, 'url(#dusk)'), circle(256, 270, 178, 'url(#sun)'), ...[0, 1, 2, 3].map((index) => rect(60, 330 + index * 30, 400, 6 + index * 4, plum)), rect(0, 440, 512, 80, night), placed('translate(256 270)', group({}, bars(-150, 0, 210, 28, night))))),
  'banner-lineup': () => panel(sizes.banner, [0, 0, 1200, 400], poster('LINEUP', 31)),
  'banner-stage': () => panel(sizes.banner, [200, 210, 1200, 400], night1(47)),
  'partner-ferry': () => board('#1fa7b4', 'BAY FERRY', pale, path(`M-20 300${'q30 -26 60 0t60 0'.repeat(11)}V420H-20Z`, '#0f6d84'), steamer, path(`M-50 330${'q30 -26 60 0t60 0'.repeat(11)}V420H-50Z`, night)),
  'partner-beer': () => board(gold, 'NAGISA BEER', night, circle(250, 220, 190, '#ffe7a0'), glassOf(180, '#f7c04a'), glassOf(320, '#f7b13a')),
  'partner-guide': () => board(plum, 'MINATOMACHI', pale, circle(260, 260, 200, '#6b2796'), tower, path(`M-20 330${'q30 -26 60 0t60 0'.repeat(11)}V420H-20Z`, night)),
  'banner-food': () => panel(sizes.banner, [0, 0, 1200, 400], foodBoard()),
  'artist-nami': () => thumbnail(face(seeded(1), '#2b1050', '#f1b58f', pink, '#ff8a3c', '#ffc46b', 'long')),
  'artist-tetsu': () => thumbnail(face(seeded(2), '#0f0524', '#d99a6c', aqua, plum, '#8b2a92', 'short')),
  'artist-mako': () => thumbnail(face(seeded(3), '#c01f63', '#f4c6a0', gold, '#1fa7b4', '#3fe0e6', 'afro')),
  access: () => { const random = seeded(70); return thumbnail(
    placed('scale(.5 .667)', sky(random)), circle(560, 250, 110, 'url(#sun)'), path(land(ridge(random, { to: 840, y: 340, height: 110 }), 400), plum), rect(0, 336, 800, 270, 'url(#sea)'),
    path('M-20 620L330 336H420L560 620Z', '#2d1156'), stroke('M210 620L362 350M330 620L388 350', gold, 6, { 'stroke-dasharray': '30 22' }),
    placed('translate(250 330)', path('M0 0a30 30 0 0 1 30 -30H270a30 30 0 0 1 30 30V170H0Z', pink), rect(20, -8, 260, 84, '#ffe7b8', { rx: 10 }), stroke('M150 -8V76', pink, 8), rect(0, 92, 300, 20, pale), circle(46, 140, 18, gold), circle(254, 140, 18, gold), rect(26, 166, 60, 34, '#0f0524', { rx: 8 }), rect(214, 166, 60, 34, '#0f0524', { rx: 8 })),
    palm(720, 620, 1.2, -0.4, '#0f0524'), palm(70, 610, 1, 0.4, '#0f0524')); },
  timetable: () => thumbnail(rect(0, 0, 800, 600, night), ...Array.from({ length: 3 }, (_, column) => Array.from({ length: 5 }, (_, row) => { const random = seeded(column * 10 + row + 5); const height = random.between(56, 92); return rect(90 + column * 216, 60 + row * 100, 190, height, [[pink, '#ff6fae', orange], ['#1fa7b4', aqua, '#7ff0f0'], [gold, orange, '#ffe7a0']][column][row % 3], { rx: 14, opacity: row === 4 ? 1 : 0.9 }); })), stroke('M70 36V570', pale, 4), ...[0, 1, 2, 3, 4].map((row) => circle(70, 80 + row * 100, 9, pale)), circle(660, 520, 200, 'url(#halo)', { opacity: 0.4 })),
  rules: () => thumbnail(rect(0, 0, 800, 600, 'url(#dusk)'), path('M-20 470Q180 420 420 468T820 450V620H-20Z', '#ffd98c'), path('M-20 520Q200 480 420 520T820 506V620H-20Z', '#ffc46b'),
    placed('translate(400 470)', path('M-250 0Q-250 -230 0 -240Q250 -230 250 0Q210 -36 167 0Q124 -36 83 0Q42 -36 0 0Q-42 -36 -83 0Q-124 -36 -167 0Q-210 -36 -250 0Z', pink), path('M-83 0Q-90 -190 0 -240Q90 -190 83 0Q42 -36 0 0Q-42 -36 -83 0Z', pale), path('M-250 0Q-250 -230 0 -240Q-180 -180 -167 0Q-210 -36 -250 0Z', pale, { opacity: 0.35 }), stroke('M0 -252V110', night, 11, round)), placed('translate(560 560)', path('M-80 0l16 -70H64L80 0Z', aqua), rect(-70, -82, 140, 18, pale, { rx: 8 })), palm(110, 610, 1.15, 0.5, '#2b0d4e')),
  goods: () => thumbnail(rect(0, 0, 800, 600, gold), rect(0, 0, 800, 600, 'url(#halftone)', { opacity: 0.25 }), placed('translate(400 320)', path('M-120 -190Q-60 -150 0 -150Q60 -150 120 -190L270 -110L214 0L150 -30V230H-150V-30L-214 0L-270 -110Z', night), circle(0, 20, 92, 'url(#sun)'), rect(-110, 46, 220, 8, night), rect(-110, 68, 220, 12, night), group({}, bars(-78, 10, 90, 13, pale)))),
  camp: () => { const random = seeded(90); return thumbnail(placed('scale(.5 .667)', sky(random)), path(land(ridge(random, { to: 840, y: 400, height: 130 }), 460), '#5c1672'), rect(0, 396, 800, 210, '#2d1156'),
    ...[[170, 470, 1, orange], [420, 440, 0.72, aqua], [600, 520, 1.2, pink]].map(([x, y, size, colour]) => placed(`translate(${x} ${y}) scale(${size})`, path('M-130 60L0 -110L130 60Z', colour), path('M0 -110L60 60H-30Z', darker(colour, 0.25)), path('M0 -60L24 60H-22Z', gold), circle(0, 30, 90, 'url(#halo)', { opacity: 0.4 }))), palm(740, 600, 1.1, -0.5, '#0f0524')); },
  parking: () => { const random = seeded(104); const car = (x, y, size, colour) => placed(`translate(${x} ${y}) scale(${size})`,
    ellipse(0, 62, 150, 16, '#0f0524', { opacity: 0.5 }), path('M-140 0Q-140 -30 -104 -34L-70 -86Q-62 -98 -46 -98H52Q68 -98 80 -84L112 -34Q140 -30 140 0V40H-140Z', colour),
    path('M-58 -40L-34 -80H4V-40ZM18 -40V-80H48Q56 -80 62 -72L84 -40Z', '#ffe7b8'), rect(-140, -6, 280, 12, darker(colour, 0.16)), ...[-84, 84].map((wheel) => [circle(wheel, 42, 32, night), circle(wheel, 42, 14, pale)]), rect(118, -18, 22, 14, gold, { rx: 5 }));
    return thumbnail(placed('scale(.5 .667)', sky(random)), circle(250, 270, 100, 'url(#sun)'), path(land(ridge(random, { to: 840, y: 330, height: 90 }), 400), plum), rect(-20, 388, 840, 240, '#2d1156'),
    stroke('M30 620L130 420M300 620L330 420M560 620L520 420M800 620L700 420', pale, 7, { ...round, opacity: 0.75 }), rect(563, 260, 14, 200, '#0f0524'), rect(495, 144, 150, 150, '#1fa7b4', { rx: 22 }), letters('P', 570, 182, 76, pale, { anchor: 'middle', weight: 1.6 }),
    car(230, 446, 0.66, aqua), car(570, 446, 0.66, orange), car(390, 486, 0.92, pink),
    palm(70, 610, 1, 0.4, '#0f0524')); },
};
