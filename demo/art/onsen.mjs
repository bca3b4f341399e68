// What the three Hanamachi sites share: the night palette, paper lanterns, timber inns, yukata.
import { circle, darker, ellipse, fade, glow, lighter, n, path, placed, rect, round, stroke } from './kit.mjs';
import { character } from './lettering.mjs';

export const night = '#0c1630';
export const prussian = '#16305c';
export const lake = '#2f5f8f';
export const lamp = '#ffc864';
export const flame = '#f58a3c';
export const vermilion = '#c8402b';
export const timber = '#3a241f';
export const rice = '#fbf0d9';

export const lampGlows = () => [
  fade('steam', [[0, '#ffffff', 0], [0.45, '#ffffff', 0.9], [1, '#ffffff', 0]]),
  glow('lampglow', [[0, '#ffdf9a', 0.9], [0.4, '#ffae4a', 0.4], [1, '#ff8a2a', 0]]),
  glow('paper', [[0, '#fff3c8'], [0.55, '#ffcf6e'], [1, '#f08a34']], { cy: 0.55 }),
  glow('paper-red', [[0, '#ff9a5a'], [0.6, '#e0502f'], [1, '#a12a20']], { cy: 0.55 }),
];

/** A round paper lantern; `sign` is written on it. */
export function lantern(x, y, r, { isRed = false, sign, hasGlow = true } = {}) {
  const ribs = [];
  for (let index = 1; index < 8; index += 1) { const py = y - r * 1.1 + (index * r * 2.2) / 8; const half = r * 0.94 * Math.sqrt(Math.max(0, 1 - ((py - y) / (r * 1.2)) ** 2)); ribs.push(`M${n(x - half)} ${n(py)}Q${n(x)} ${n(py + r * 0.1)} ${n(x + half)} ${n(py)}`); }
  return [
    hasGlow ? circle(x, y, r * 2.6, 'url(#lampglow)', { opacity: 0.55 }) : '',
    ellipse(x, y, r, r * 1.18, isRed ? 'url(#paper-red)' : 'url(#paper)'), r > 12 ? stroke(ribs.join(''), isRed ? '#7a1a14' : '#b8641f', Math.max(0.8, r * 0.03), { opacity: 0.5 }) : '',
    rect(x - r * 0.46, y - r * 1.3, r * 0.92, r * 0.22, timber), rect(x - r * 0.42, y + r * 1.08, r * 0.84, r * 0.18, timber),
    sign === undefined ? '' : character(sign, x - r * 0.5, y - r * 0.52, r, isRed ? rice : timber, 1.1),
  ];
}

/** A timber inn seen from the front: its ground at y. */
export function inn(random, x, y, width, floors, size, wall = timber) {
  const height = 74 * size;
  const parts = [];
  for (let floor = 0; floor < floors; floor += 1) {
    const top = y - (floor + 1) * height;
    parts.push(rect(x, top, width, height, floor % 2 === 0 ? wall : lighter(wall, 0.05)));
    const bay = 44 * size;
    const count = Math.max(1, Math.floor((width - 10 * size) / bay));
    const inset = (width - count * bay) / 2;
    let lattice = '';
    for (let index = 0; index < count; index += 1) {
      const wx = x + inset + index * bay + 4 * size;
      const [ww, wh] = [bay - 8 * size, height * 0.58];
      const isLit = random.chance(0.8);
      parts.push(rect(wx, top + height * 0.24, ww, wh, isLit ? (random.chance(0.3) ? '#ffe0a0' : lamp) : '#5a3a2c'));
      for (let bar = 1; bar < 4; bar += 1) lattice += `M${n(wx + (ww * bar) / 4)} ${n(top + height * 0.24)}v${n(wh)}`;
      lattice += `M${n(wx)} ${n(top + height * 0.44)}h${n(ww)}`;
    }
    parts.push(stroke(lattice, darker(wall, 0.2), 1.6 * size), rect(x - 4 * size, top + height * 0.86, width + 8 * size, 5 * size, lighter(wall, 0.16)));
    if (floor > 0) parts.push(path(`M${n(x - 16 * size)} ${n(y - floor * height + 12 * size)}L${n(x - 2 * size)} ${n(y - floor * height - 4 * size)}H${n(x + width + 2 * size)}L${n(x + width + 16 * size)} ${n(y - floor * height + 12 * size)}Z`, '#22304a'));
  }
  const eave = y - floors * height;
  parts.push(path(`M${n(x - 26 * size)} ${n(eave + 10 * size)}Q${n(x + 10 * size)} ${n(eave - 8 * size)} ${n(x + 30 * size)} ${n(eave - 50 * size)}H${n(x + width - 30 * size)}Q${n(x + width - 10 * size)} ${n(eave - 8 * size)} ${n(x + width + 26 * size)} ${n(eave + 10 * size)}Z`, '#1b2740'), rect(x + 24 * size, eave - 56 * size, width - 48 * size, 8 * size, '#2e3f5e'));
  let tiles = '';
  for (let tx = x + 36 * size; tx < x + width - 34 * size; tx += 13 * size) tiles += `M${n(tx)} ${n(eave - 46 * size)}L${n(tx + ((tx - x) / width - 0.5) * 22 * size)} ${n(eave + 6 * size)}`;
  parts.push(stroke(tiles, '#34486b', 1.6 * size));
  for (let lx = x + 20 * size; lx < x + width; lx += 62 * size) parts.push(lantern(lx, y - height * 0.84, 9 * size, { isRed: random.chance(0.5), hasGlow: false }));
  return parts;
}

export const steam = (x, y, size, opacity = 0.35) =>
  placed(`translate(${x} ${y}) scale(${size})`, stroke('M0 0Q-30 -40 0 -80T0 -160T10 -230M34 -10Q10 -50 40 -90T36 -170M-36 -6Q-60 -44 -34 -84T-40 -150', 'url(#steam)', 15, { ...round, opacity }));

/** Someone from behind in a yukata of a pattern; feet at y, about 300 tall. */
export function yukata(x, y, size, { cloth, obi, hair = '#1c1418', fan, lean = 0, isChild = false }) {
  return placed(
    `translate(${x} ${y}) scale(${size}) rotate(${lean})`,
    path('M-44 -176Q-60 -80 -52 -8H52Q60 -80 44 -176Z', '#ffffff'), path('M-44 -176Q-60 -80 -52 -8H52Q60 -80 44 -176Z', cloth), path('M-46 -232Q-92 -210 -112 -128L-70 -108L-44 -160ZM46 -232Q92 -210 112 -128L70 -108L44 -160Z', '#ffffff'), path('M-46 -232Q-92 -210 -112 -128L-70 -108L-44 -160ZM46 -232Q92 -210 112 -128L70 -108L44 -160Z', cloth), path('M-46 -232Q0 -250 46 -232L44 -150H-44Z', '#ffffff'), path('M-46 -232Q0 -250 46 -232L44 -150H-44Z', cloth), stroke('M-46 -228L-70 -108M46 -228L70 -108M0 -100V-10', '#000000', 2, { opacity: 0.25 }),
    path('M-24 -240Q0 -222 24 -240L30 -228Q0 -206 -30 -228Z', rice), rect(-46, -172, 92, 44, obi, { rx: 4 }), isChild ? path('M0 -150Q-60 -190 -62 -140Q-58 -110 0 -146Q58 -110 62 -140Q60 -190 0 -150Z', lighter(obi, 0.18)) : [path('M0 -150L-46 -186Q-60 -166 -46 -134L0 -146L46 -134Q60 -166 46 -186Z', lighter(obi, 0.16)), path('M-12 -146L-22 -92H-2L0 -146L6 -92H26L12 -146Z', lighter(obi, 0.1)), rect(-11, -162, 22, 24, darker(obi, 0.2), { rx: 4 })],
    rect(-9, -258, 18, 24, '#e2b48e'), circle(0, -276, 27, hair), isChild ? '' : [circle(0, -306, 16, hair), stroke('M-20 -302L22 -312', vermilion, 4, round), circle(24, -313, 5, lamp)],
    fan === undefined ? '' : placed('translate(96 -128) rotate(24)', stroke('M0 0V44', '#b98a4a', 6, round), ellipse(0, -22, 34, 32, fan), stroke('M-20 0L0 6L20 0', '#b98a4a', 2)),
  );
}
