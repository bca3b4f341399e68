// What the second hall sells: materials, surfaces, heat, power and water. Each kind has three forms, one for each of its exhibitors.
import { circle as c, darker, ellipse as e, lighter, line, mix, n, path as p, polygon, rect, round, seeded, stroke } from './kit.mjs';
import { boxOf, metal, mirror, ringOf, sheen } from './solids.mjs';

const steel = '#b9c4d4';
const gold = '#e3b341';
const copper = '#cf7d4e';
const dark = '#3a4764';
const navy = '#14203f';
const white = '#f3f6fb';
const carbon = '#23262e';
const r = (x, y, width, height, fill, rx = 0, more = {}) => rect(x, y, width, height, fill, { rx, ...more });
const s = (d, colour, width, more = {}) => stroke(d, colour, width, { ...round, ...more });
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index));

/** The section of a profile with a slot on each side. */
const slotted = (x, y, size) => {
  const [o, g, d] = [size / 2, size * 0.11, size * 0.2];
  const side = [[-o, -o], [-g, -o], [-g, -o + d * 0.5], [-g * 2, -o + d], [g * 2, -o + d], [g, -o + d * 0.5], [g, -o]];
  return [0, 1, 2, 3].flatMap((turn) => side.map(([a, b]) => { const [q, t] = [[a, b], [-b, a], [-a, -b], [b, -a]][turn]; return [x + q, y + t]; }));
};
/** Grains in a heap: from behind to the front, from the rim to the top. */
const heap = (w, random, x, y, z, radius, height, tones, size, long = 1) => {
  const key = `g${Math.round(x * 10 + 50)}`;
  const shapes = tones.flatMap((tone, index) => [20, 100].map((turn, side) => `<g id="${key}-${index * 2 + side}" transform="rotate(${turn + index * 17})">${e(0, 0, size * long, size, darker(tone, 0.22))}${e(-1.5, -2, size * long * 0.78, size * 0.74, lighter(tone, 0.18))}</g>`));
  const grains = times(72, (index) => { const share = Math.sqrt(random.next()); const a = random.between(0, Math.PI * 2); return { index, share, px: x + Math.cos(a) * share * radius, py: y + Math.sin(a) * share * radius }; }).sort((one, other) => one.px + one.py - other.px - other.py);
  return [`<defs>${shapes.join('')}</defs>`, grains.map(({ index, share, px, py }) => { const [gx, gy] = w.spot(px, py, z + (1 - share * share) * height); return `<use href="#${key}-${index % shapes.length}" x="${Math.round(gx)}" y="${Math.round(gy)}"/>`; })];
};
const bowl = (w, x, y, radius, colour) => w.lathe([x, y, 0], 'z', [[0.1, radius * 0.6], [0.5, radius * 0.62, radius]], colour, { cap: darker(colour, 0.3) });
const weave = (width, height, one, other, step = 22) => times(Math.floor(height / step), (row) => times(Math.floor(width / step), (col) => ((row + col) % 2 ? r(col * step, row * step, step - 2, step - 2, one, 3) : [r(col * step, row * step, step - 2, step - 2, other, 3), s(`M${col * step + 4} ${row * step + step - 5}L${col * step + step - 6} ${row * step + 4}`, one, 2, { opacity: 0.6 })])));
/** A coil that stands: wire around a core. */
const coil = (w, x, y, z, radius, count, step, colour, width) => times(count, (index) => { const [px, py] = w.spot(x, y, z + index * step); const [a, b] = [radius * 122, radius * 71]; w.spot(x + radius, y - radius, z); w.spot(x - radius, y + radius, z); return [e(px, py, a, b, 'none', { stroke: darker(colour, 0.35), 'stroke-width': width }), e(px - 1, py - 2, a, b, 'none', { stroke: colour, 'stroke-width': width * 0.66 }), s(`M${n(px - a)} ${n(py)}A${n(a)} ${n(b)} 0 0 0 ${n(px - a * 0.2)} ${n(py + b * 0.98)}`, lighter(colour, 0.6), width * 0.2)]; });
const flame = (x, y, size, colour) => p(`M${x} ${y - size}Q${x + size * 0.9} ${y - size * 0.1} ${x + size * 0.5} ${y + size * 0.5}Q${x} ${y + size * 0.9} ${x - size * 0.5} ${y + size * 0.5}Q${x - size * 0.8} ${y} ${x} ${y - size}Z`, colour);
const bolt = (x, y, size, colour) => p(`M${x + size * 0.2} ${y - size}L${x - size * 0.6} ${y + size * 0.15}H${x - size * 0.05}L${x - size * 0.2} ${y + size}L${x + size * 0.6} ${y - size * 0.2}H${x + size * 0.05}Z`, colour);
const drop = (x, y, size, colour) => p(`M${x} ${y - size}Q${x + size * 0.75} ${y} ${x + size * 0.6} ${y + size * 0.35}A${size * 0.62} ${size * 0.62} 0 0 1 ${x - size * 0.6} ${y + size * 0.35}Q${x - size * 0.75} ${y} ${x} ${y - size}Z`, colour);
const gauge = (x, y, radius, turn, colour) => [c(x, y, radius, dark), c(x, y, radius * 0.86, white), s(`M${x} ${y}L${n(x + Math.cos(turn) * radius * 0.66)} ${n(y + Math.sin(turn) * radius * 0.66)}`, colour, 4), c(x, y, radius * 0.12, dark)];
const clear = (w, x, y, z, radius, height, levels) => {
  const [px, py] = w.spot(x, y, z);
  const [a, b] = [radius * 122.47, radius * 70.7];
  w.spot(x + radius, y - radius, z); w.spot(x - radius, y + radius, z + height); w.spot(x, y, z + height + 0.3); w.spot(x + radius * 0.7, y + radius * 0.7, z);
  const band = (from, to, colour, opacity = 1) => [p(`M${n(px - a)} ${n(py - from * 100)}V${n(py - to * 100)}H${n(px + a)}V${n(py - from * 100)}A${n(a)} ${n(b)} 0 0 1 ${n(px - a)} ${n(py - from * 100)}Z`, colour, { opacity }), e(px, py - to * 100, a, b, lighter(colour, 0.35), { opacity })];
  return [e(px, py, a, b, '#9fb9cc'), levels.map(([from, to, colour]) => band(from, to, colour)), p(`M${n(px - a)} ${n(py)}V${n(py - height * 100)}A${n(a)} ${n(b)} 0 0 1 ${n(px + a)} ${n(py - height * 100)}V${n(py)}A${n(a)} ${n(b)} 0 0 1 ${n(px - a)} ${n(py)}Z`, '#dff3fb', { opacity: 0.26 }), r(px - a * 0.72, py - height * 100 + b * 0.6, a * 0.16, height * 92, '#ffffff', 8, { opacity: 0.55 }), e(px, py - height * 100, a, b, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.85 })];
};
const pillow = (x, y, width, height, fill, band) => [p(`M${x} ${y}Q${x + width / 2} ${y + 14} ${x + width} ${y}Q${x + width - 14} ${y + height / 2} ${x + width} ${y + height}Q${x + width / 2} ${y + height - 14} ${x} ${y + height}Q${x + 14} ${y + height / 2} ${x} ${y}Z`, fill), r(x + 12, y + 12, width - 24, 12, band, 3), p(`M${x + 22} ${y + 36}Q${x + 16} ${y + height / 2} ${x + 24} ${y + height - 30}`, 'none', { stroke: '#ffffff', 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.6 })];
const curveOf = (x, y, width, height, colour, cut) => [s(times(13, (at) => `${at ? 'L' : 'M'}${n(x + (at * width) / 12)} ${n(y + height - Math.exp(-((at - 6) ** 2) / 7) * height)}`).join(''), '#ff8a5c', 5, { opacity: 0.5, 'stroke-dasharray': '2 10' }), s(times(13, (at) => `${at ? 'L' : 'M'}${n(x + (at * width) / 12)} ${n(y + height - Math.min(cut, Math.exp(-((at - 6) ** 2) / 7)) * height)}`).join(''), colour, 6), s(`M${x} ${n(y + height - cut * height - 6)}H${x + width}`, '#ffffff', 2, { opacity: 0.5, 'stroke-dasharray': '6 8' })];

export const materials = {
  311: [
    { ground: [1, 2, 0], draw: (w, colour, v) => [
      [w.soft(0.4, 0.4, 3), [[-0.9, 0.5], [0.2, 0.5], [-0.35, 1.55]].map(([y, z], index) => w.extrude('x', slotted(y, z, 1), -1.8 + index * 0.2, 3.4, index === 2 ? mix(steel, colour, 0.3) : '#cfd6e2', { holes: [ringOf(0.12, 16, [y, z])] }))],
      [w.soft(0.4, 0.4, 3), times(6, (index) => { const [row, col] = [Math.floor(index / 3), index % 3]; return w.extrude('x', ringOf(0.42, 28, [-1 + col * 0.9 + row * 0.45, 0.42 + row * 0.78]), -1.9, 3.4 - row * 0.5, index === 4 ? lighter(colour, 0.35) : '#cfd6e2', { holes: [ringOf(0.32, 28, [-1 + col * 0.9 + row * 0.45, 0.42 + row * 0.78])], edge: false }); }).slice(0, 5)],
      [w.soft(0.3, 0.4, 2.9), w.extrude('z', slotted(-0.9, -0.9, 1.1), 0, 2.2, '#cfd6e2', { holes: [ringOf(0.14, 16, [-0.9, -0.9])] }), w.extrude('y', [[0.2, 0], [1.7, 0], [1.7, 0.2], [0.42, 0.2], [0.42, 1.2], [0.2, 1.2]], -0.9, 1.6, lighter(colour, 0.3)), w.extrude('x', slotted(1, 0.34, 0.66), -1.6, 1.7, steel, { holes: [ringOf(0.09, 12, [1, 0.34])] })],
    ][v] },
    { ground: [2, 0, 1], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), times(5, (index) => w.block(-1.7 + index * 0.1, -1.3 + index * 0.05, index * 0.16, 3.3, 2.5, 0.08, index === 4 ? '#d7dde6' : mix(steel, colour, 0.12)))],
      [w.soft(0.2, 0.5, 2.8), w.lathe([0.2, -0.9, 1.35], 'y', [[1.9, 1.3]], '#c9ced8', { cap: '#dfe3ea', bore: 0.5 }), w.onLeft(-1, 1, 2.6, times(8, (index) => c(124, 124, 74 + index * 11, 'none', { stroke: '#8b93a3', 'stroke-width': 1.6 })))],
      [w.soft(0.3, 0.4, 2.9), w.extrude('y', [[-1.7, 0], [1.6, 0], [1.6, 0.1], [-1.6, 0.1], [-1.6, 1.1], [-1.7, 1.1]], -1.2, 2.4, '#d3d8e1'), w.lathe([0, 0.1, 0.1], 'z', [[0.1, 0.8], [0.5, 0.7, 0.6]], lighter(colour, 0.25), { bore: 0.44 }), times(4, (index) => w.lathe([[-1.2, 1.2, -1.2, 1.2][index], [-0.8, -0.8, 0.9, 0.9][index], 0.1], 'z', [[0.06, 0.14]], dark))],
    ][v] },
  ],
  312: [
    { ground: [2, 1, 0], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), [[-0.9, 0.34], [-0.2, 0.34], [0.5, 0.34], [-0.55, 0.94], [0.15, 0.94], [-0.2, 1.54]].map(([y, z], index) => w.lathe([-1.9 + (index % 3) * 0.15, y, z], 'x', [[3.3, 0.33]], '#6f7684', { cap: index % 2 ? '#ffb35c' : '#ff7a3c' }))],
      [w.soft(0.3, 0.4, 3), [[-1, 0.3], [-0.35, 0.3], [0.3, 0.3], [-0.68, 0.86], [-0.02, 0.86]].map(([y, z], index) => w.extrude('x', ringOf(0.34, 6, [y, z], 0.52), -1.8 + index * 0.08, 3.2, [steel, '#8a93a4', steel, gold, steel][index], { edge: true }))],
      [w.soft(0.2, 0.4, 2.6), w.lathe([0, 0, 0], 'z', [[0.2, 1.5], [0.02, 0.6]], dark), coil(w, 0, 0, 0.28, 1.1, 8, 0.13, '#b9d6de', 15), w.lathe([0, 0, 0.2], 'z', [[1.2, 0.62]], dark), w.lathe([0, 0, 1.34], 'z', [[0.16, 1.5]], mix(colour, '#3a4764', 0.3), { bore: 0.3 })],
    ][v] },
    { ground: [0, 3, 2], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3.1), w.block(-1.8, -1.4, 0, 3.5, 2.7, 0.36, '#646c7b'), w.block(-1.5, -1.2, 0.36, 2.6, 2, 0.3, '#7d8696'), w.block(-1.2, -1, 0.66, 1.5, 1.2, 0.46, mix('#ff5a3c', '#7d8696', 0.55))],
      [w.soft(0.3, 0.4, 3), times(4, (index) => w.block(-1.7 + index * 0.62, -1.3, 0, 0.34, 2.6, 1.9 - index * 0.34, [steel, gold, '#8a93a4', navy][index]))],
      [w.soft(0.2, 0.4, 2.6), w.lathe([0, 0, 0], 'z', [[0.1, 1.9]], white), [[-0.9, -0.5, 0.3, 9], [0.3, -1, 0.22, 12], [0.9, 0.2, 0.36, 6], [-0.3, 0.8, 0.18, 8], [-1.1, 0.6, 0.12, 6]].map(([x, y, radius, count], index) => coil(w, x, y, 0.18, radius, count, 0.11, [steel, gold, '#8fb8c6', steel, copper][index], 8))],
    ][v] },
  ],
  321: [
    { ground: [0, 3, 1], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), [[-0.8, 0.42], [0.1, 0.42], [-0.35, 1.16]].map(([y, z], index) => [w.lathe([-1.9, y, z], 'x', [[3.3, 0.42]], carbon, { fill: metal('#3a3f4b'), bore: 0.34, cap: '#5b6270' }), (() => { const [px, py] = w.spot(-1.9, y, z); return `<g transform="translate(${n(px)} ${n(py)}) rotate(30)" opacity=".5">${times(28, (at) => s(`M${at * 11} -${n(48 - (index % 2) * 2)}Q${at * 11 + 40} 0 ${at * 11 + 6} 48`, at % 4 === 0 ? lighter(colour, 0.25) : '#8a91a0', 2)).join('')}</g>`; })()])],
      [w.soft(0.3, 0.4, 3), w.extrude('y', [[-1.8, 0], [-0.9, 0.9], [0, 0], [0.9, 0.9], [1.8, 0], [1.8, 0.1], [0.9, 1.02], [0, 0.12], [-0.9, 1.02], [-1.8, 0.1]], -1.3, 2.6, '#4a505d'), s(line([w.spot(-0.9, 1.3, 0.98), w.spot(0, 1.3, 0.08), w.spot(0.9, 1.3, 0.98), w.spot(1.8, 1.3, 0.06)]), '#37d399', 3)],
      [w.soft(0.3, 0.4, 3), times(5, (index) => w.lathe([-2.2 + index * 0.24, -1 + index * 0.5, 0.3], 'x', [[1.7, 0.3 - index * 0.03], [0.06, 0.33 - index * 0.03], [1.6, 0.22 - index * 0.03]], carbon, { fill: metal(index === 2 ? mix(colour, '#3a3f4b', 0.4) : '#454b58'), bore: 0.14, cap: index === 2 ? lighter(colour, 0.3) : '#6a7180' }))],
    ][v] },
    { ground: [1, 2, 0], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), w.block(-1.7, -1.4, 0, 3.4, 2.8, 0.1, '#4a4f5b'), w.onTop(-1.7, -1.4, 0.105, weave(340, 280, '#23262e', mix(colour, '#23262e', 0.35), 28))],
      [w.soft(0.3, 0.5, 3), times(6, (index) => w.block(-1.6 + index * 0.06, -1.3 + index * 0.1, index * 0.22, 3, 2.2, 0.025, mix('#4a505d', '#16a34a', index === 5 ? 0.5 : 0))), w.onTop(-1.3, -0.8, 1.135, times(13, (index) => s(`M${index * 23 + 4} 4L${index * 23 + 4} 216`, '#9fe3b8', 2, { opacity: 0.5 })))],
      [w.soft(0.2, 0.5, 2.8), w.lathe([-1, -0.6, 0.8], 'y', [[1.9, 0.8]], '#343a46', { fill: metal('#3d4451'), cap: '#59606e', bore: 0.42 }), p(polygon([[-0.9, -0.6, 0.02], [2.2, -0.6, 0.02], [2.2, 1.3, 0.02], [-0.9, 1.3, 0.02]].map((at) => w.spot(...at))), '#454b58'), w.onTop(-0.3, -0.6, 0.03, times(9, (index) => s(`M${20 + index * 26} 4V186`, lighter(colour, 0.2), 2, { opacity: 0.6 }))), w.lathe([-1, -0.6, 0.8], 'y', [[1.9, 0.8]], '#343a46', { fill: metal('#3d4451'), cap: '#59606e', bore: 0.42 })],
    ][v] },
  ],
  322: [
    { ground: [0, 3, 1], draw: (w, colour, v) => {
      const random = seeded(700 + v);
      return [
        [w.soft(0.2, 0.4, 2.5), w.tube([[-1.9, 0.2, 0.25], [1.1, -2, 0.25]], 54, '#8fb04a'), times(3, (index) => { const [px, py] = w.spot(-1.2 + index, -0.32 - index * 0.72, 0.3); return e(px, py, 9, 30, '#5e7d2a', { transform: `rotate(-6 ${n(px)} ${n(py)})` }); }), bowl(w, 0.2, 0.5, 1.15, '#e9dcc0'), heap(w, random, 0.2, 0.5, 0.6, 0.92, 0.6, ['#c9b27a', '#b79a5c', '#d8c797', colour], 12)],
        [w.soft(0.2, 0.4, 2.6), w.lathe([-1.1, -1, 0], 'z', [[1.2, 0.42], [0.3, 0.42, 0.17], [0.6, 0.17]], '#7a5a2a'), w.onLeft(-1.45, -0.62, 1, r(-8, 0, 56, 62, '#f4ead2', 4), c(20, 30, 14, '#b3261e')), w.lathe([0.3, 0.5, 0], 'z', [[0.3, 1.2], [0.3, 1.3]], '#caa46a', { cap: '#a67f45' }), heap(w, random, 0.3, 0.5, 0.58, 1.05, 0.55, ['#f3e6c4', '#e8d49f', '#fbf3dc', gold], 11)],
        [w.soft(0.2, 0.4, 2.6), w.lathe([0, 0.2, 0], 'z', [[0.16, 1.6], [0.1, 1.68, 1.74]], white), heap(w, random, 0, 0.2, 0.24, 1.4, 0.7, ['#2f7d6b', '#4db6ac', '#7fd6c4', '#1f5c50'], 11, 1.5)],
      ][v];
    } },
    { ground: [1, 0, 2], draw: (w, colour, v) => [
      [w.soft(0.2, 0.5, 2.8), p(polygon([[-0.7, -0.9, 0.02], [2.4, -0.9, 0.02], [2.4, 1.1, 0.02], [-0.7, 1.1, 0.02]].map((at) => w.spot(...at))), '#eef5d6', { opacity: 0.85 }), w.onTop(0, -0.9, 0.03, times(6, (index) => p(`M${40 + (index % 3) * 74} ${50 + Math.floor(index / 3) * 90}q24 -30 10 -50q-28 16 -10 50z`, '#8fb04a', { opacity: 0.75 }))), w.lathe([-0.8, -0.9, 0.75], 'y', [[2, 0.75]], '#dbe7b4', { cap: '#f6fae4', bore: 0.25 })],
      [w.soft(0.2, 0.4, 2.5), w.extrude('z', boxOf(-1.7, -1.4, 3.4, 2.8), 0, 0.34, '#6b4a2c', { cap: '#7d5836' }), w.onTop(-1.7, -1.4, 0.345, times(6, (index) => r(10, 18 + index * 44, 320, 26, '#fbf3dc', 12, { opacity: 0.75 }))), times(9, (index) => { const [px, py] = w.spot(-1.1 + (index % 3) * 1.05, -0.9 + Math.floor(index / 3) * 0.95, 0.36); w.spot(-1.1, -0.9, 1.2); return [s(`M${px} ${py}V${py - 52}`, '#4d7c2a', 6), p(`M${px} ${py - 34}Q${px - 40} ${py - 44} ${px - 40} ${py - 76}Q${px - 4} ${py - 68} ${px} ${py - 34}Z`, '#6fae3c'), p(`M${px} ${py - 40}Q${px + 36} ${py - 50} ${px + 38} ${py - 86}Q${px + 4} ${py - 76} ${px} ${py - 40}Z`, '#8fcb52')]; })],
      [w.soft(0.1, 0.4, 2.6), (() => { const [px, py] = w.spot(0, 0, 1); w.spot(-2, 0.9, 0.2); w.spot(2, -0.9, 0.4); w.spot(0.9, 0.9, 0); w.spot(-0.9, -0.9, 1.3); return [`<g transform="translate(${n(px - 190)} ${n(py - 60)}) rotate(-9 90 90)">`, pillow(0, 0, 170, 210, '#2f7d6b', '#a7ffeb'), p('M60 180Q40 130 78 100T70 60', 'none', { stroke: '#a7ffeb', 'stroke-width': 12, 'stroke-linecap': 'round' }), p('M100 184Q86 140 116 112', 'none', { stroke: '#7fd6c4', 'stroke-width': 12, 'stroke-linecap': 'round' }), '</g>', `<g transform="translate(${n(px + 10)} ${n(py - 20)}) rotate(8 90 90)">`, pillow(0, 0, 160, 190, '#dff7ef', '#4db6ac'), drop(80, 108, 40, '#4db6ac'), '</g>']; })()],
    ][v] },
  ],
  331: [
    { ground: [2, 0, 3], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), [[-1, 0.4], [0, 0.4], [1, 0.4]].map(([y, z], index) => w.lathe([-1.9, y, z], 'x', [[0.3, 0.2], [2.6, 0.38], [0.3, 0.28], [0.5, 0.2, 0.2, true]], ['#d5dbe6', gold, '#d5dbe6'][index]))],
      [w.soft(0.3, 0.4, 3.2), w.lathe([-2.4, -0.2, 0.75], 'x', [[1.8, 0.75], [0.1, 0.82]], mix(colour, '#5d6a80', 0.4)), w.lathe([-0.5, -0.2, 0.75], 'x', [[2.1, 0.34]], '#e3e8f0'), w.lathe([1.6, -0.2, 0.75], 'x', [[0.4, 0.5]], dark, { bore: 0.22 }), times(9, (index) => { const [px, py] = w.spot(-1.7 + ((index * 37) % 30) / 10, 1.1 + (index % 3) * 0.2, 0); return drop(px, py, 10 + (index % 3) * 4, '#8fd0ea'); })],
      [w.soft(0.3, 0.4, 2.8), w.block(-1.6, -1.2, 0, 2.2, 1.7, 0.9, white), w.block(-1.45, -1.05, 0.88, 1.9, 1.4, 0.03, '#2f9e8f'), w.tube([[-1, -1, 0.9], [-1, -1, 1.9], [-0.2, -0.2, 1.9], [-0.2, -0.2, 0.95]], 13, copper), w.screen(0.8, 0.9, 0.02, 1.2, 1.9, navy, r(14, 16, 92, 110, '#2f9e8f', 6), r(30, 34, 60, 60, 'none', 4, { stroke: '#ffffff', 'stroke-width': 4 }), times(3, (index) => [r(16, 138 + index * 14, 44, 7, '#5d6f99', 3), r(66, 138 + index * 14, [34, 22, 40][index], 7, ['#37d399', '#ffc93c', '#37d399'][index], 3)]))],
    ][v] },
    { ground: [2, 2, 0], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), w.block(-1.7, -1, 0, 3.4, 2, 0.6, navy), times(16, (index) => { const [x, y] = [-1.4 + Math.floor(index / 2) * 0.4, index % 2 ? 0.5 : -0.5]; return w.block(x, y, 0.6, 0.16, 0.16, 0.8, gold); })],
      [w.soft(0.3, 0.4, 3), times(5, (index) => [w.block(-1.9, -1.3 + index * 0.55, 0, 2.6, 0.32, 0.08, steel), w.block(0.7, -1.3 + index * 0.55, 0, 0.5, 0.32, 0.08, gold), w.block(1.2, -1.22 + index * 0.55, 0, 0.7, 0.16, 0.08, gold)])],
      [w.soft(0.3, 0.4, 3), w.block(-1.6, -1.4, 0, 3.2, 2.8, 0.1, '#0f5c46'), w.onTop(-1.6, -1.4, 0.105, times(5, (index) => s(`M${30 + index * 28} 20V${60 + index * 16}H${200 - index * 6}V250`, copper, 5)), times(12, (index) => r(16 + index * 25, 254, 15, 24, gold, 3)), times(8, (index) => c(220 + (index % 2) * 60, 40 + Math.floor(index / 2) * 46, 12, gold))), w.block(-0.6, -0.6, 0.1, 1, 1, 0.2, navy), w.lathe([1, -0.9, 0.1], 'z', [[0.4, 0.2]], copper)],
    ][v] },
  ],
  332: [
    { ground: [1, 2, 0], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 2.9), p(polygon([[-2, -0.4, 0.5], [0.9, -0.4, 0.5], [1.3, 0.1, 0.5], [0.9, 0.5, 0.5], [-2, 0.5, 0.5]].map((at) => w.spot(...at))), mirror('#d5dbe6'), { stroke: '#ffffff', 'stroke-width': 3 }), w.block(1, -0.2, 0.4, 1.4, 0.4, 0.24, navy), w.lathe([-0.8, 1.5, 0], 'z', [[0.14, 0.5]], steel), w.sphere(-0.8, 1.5, 0.52, 0.42, '#e7ebf3'), w.lathe([1.2, 1.4, 0], 'z', [[0.36, 0.46, 0.56]], white, { bore: 0.4 })],
      [w.soft(0.2, 0.5, 2.8), w.lathe([-0.2, -0.6, 1.2], 'y', [[0.5, 1.25]], '#b9c4d4', { cap: '#dfe5ee' }), w.lathe([-0.2, -0.1, 1.2], 'y', [[0.02, 0.95]], dark, { cap: '#2a3450' }), times(10, (index) => { const a = index * 0.628; return w.sphere(-0.2 + Math.cos(a) * 0.76, -0.05, 1.2 + Math.sin(a) * 0.76, 0.16, '#d5dbe6'); }), w.lathe([-0.2, -0.1, 1.2], 'y', [[0.05, 0.56]], '#b9c4d4', { cap: '#dfe5ee', bore: 0.36 }), w.lathe([1.4, 0.8, 0], 'z', [[0.3, 0.5]], mix(colour, '#ffffff', 0.2), { bore: 0.3 })],
      [w.soft(0.2, 0.4, 2.8), [[-1.1, -0.9, 1.5], [0.5, -0.9, 1], [-0.3, 0.7, 0.6]].map(([x, y, height], index) => w.lathe([x, y, 0], 'z', [[height, 0.55], [0.1, 0.55, 0.46]], ['#c084fc', '#38bdf8', '#fb923c'][index], { fill: [sheen('#f472b6', '#60a5fa'), sheen('#34d399', '#818cf8'), sheen('#fde047', '#f472b6')][index], bore: 0.32 })), w.sphere(1.4, 0.6, 0.3, 0.28, '#7dd3fc')],
    ][v] },
    { ground: [0, 1, 2], draw: (w, colour, v) => [
      [w.soft(0.2, 0.4, 2.6), w.lathe([-0.5, -0.5, 0], 'z', [[0.08, 0.96], [1.5, 0.9], [0.08, 0.96]], steel, { fill: metal('#ffd9e6'), cap: '#f5a3c0' }), w.onLeft(-1.1, 0.15, 1.4, r(-6, 8, 120, 84, colour, 8), drop(54, 52, 26, '#ffffff')), w.block(1, 0.9, 0, 1.2, 0.3, 0.22, '#d9a668'), w.block(0.5, 0.9, 0.02, 0.5, 0.3, 0.18, white)],
      [w.soft(0.3, 0.4, 3), times(4, (index) => [w.block(-1.8 + index * 0.92, -0.6, 0, 0.14, 0.9, 0.1, dark), w.block(-1.86 + index * 0.92, -0.2, 0.1, 0.76, 0.1, 1.9, ['#a8562b', '#c08a54', '#9fb0bd', '#dfe8ef'][index]), w.onLeft(-1.86 + index * 0.92, -0.1, 2, times(index < 2 ? 12 - index * 6 : 0, (at) => c(8 + ((at * 31) % 62), 16 + ((at * 53) % 150), 4 + (at % 4) * 2, '#6b2f12', { opacity: 0.6 })), s('M12 150L64 40', index < 2 ? '#6b2f12' : '#ffffff', 3, { opacity: 0.6 }))])],
      [w.soft(0.3, 0.4, 2.9), times(5, (index) => w.block(-1.7 + index * 0.5, -1.2 + index * 0.36, index * 0.05, 1.5, 1.1, 0.06, ['#ef4444', '#f59e0b', '#22c55e', '#3b82f6', '#8b5cf6'][index])), w.extrude('z', ringOf(0.4, 6, [1.7, -0.9]), 0, 0.4, '#60a5fa', { holes: [ringOf(0.2, 20, [1.7, -0.9])] }), w.lathe([-1.2, 1.2, 0], 'z', [[0.5, 0.2, 0.2, true], [0.2, 0.36]], '#c084fc', { fill: sheen('#f472b6', '#60a5fa') })],
    ][v] },
  ],
  411: [
    { ground: [0, 1, 2], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), w.block(-1.5, -0.9, 0.1, 0.3, 1.8, 2.1, colour), times(14, (index) => w.block(-1.2 + index * 0.13, -0.75, 0.25, 0.09, 1.5, 1.8, index % 2 ? steel : '#8d99ad')), w.block(0.65, -0.9, 0.1, 0.3, 1.8, 2.1, colour), [[-0.45, 1.8, '#e2574c'], [0.45, 1.8, '#e2574c'], [-0.45, 0.5, '#3b82f6'], [0.45, 0.5, '#3b82f6']].map(([y, z, tone]) => w.lathe([0.95, y, z], 'x', [[0.7, 0.2], [0.1, 0.32]], tone, { bore: 0.16 }))],
      [w.soft(0.3, 0.4, 3), w.block(-1.7, -1.2, 0, 3.4, 2.4, 0.16, dark), w.lathe([-0.9, -0.5, 0.16], 'z', [[1.7, 0.6], [0.2, 0.6, 0.3]], steel, { fill: metal('#c9d8ea') }), w.lathe([0.7, -0.5, 0.16], 'z', [[1.2, 0.5], [0.2, 0.5, 0.26]], colour), w.tube([[-0.9, -0.5, 2.1], [-0.9, -0.5, 2.4], [0.7, -0.5, 2.4], [0.7, -0.5, 1.55]], 20, '#e2574c'), w.block(-0.6, 0.5, 0.16, 1.6, 0.5, 0.8, white), w.onLeft(-0.6, 1, 0.96, gauge(36, 36, 24, -0.9, '#e2574c'), gauge(104, 36, 24, -2.2, '#3b82f6'))],
      [w.soft(0.2, 0.4, 2.8), w.block(-1.4, -1.2, 0, 2.8, 2.3, 1.5, white), w.onLeft(-1.4, 1.1, 1.5, r(14, 14, 150, 120, lighter(colour, 0.55), 10), flame(88, 84, 40, '#f97316'), flame(88, 96, 22, '#ffd23f'), times(5, (index) => r(190, 26 + index * 20, 70, 8, dark, 4, { opacity: 0.6 }))), w.lathe([0, 0, 1.5], 'z', [[0.2, 0.8], [0.3, 0.5], [0.2, 0.6]], colour), w.tube([[1.4, 0.6, 0.4], [2, 0.6, 0.4], [2, 0.6, 0]], 26, '#3b82f6'), w.tube([[1.4, -0.6, 0.9], [2.1, -0.6, 0.9], [2.1, -0.6, 0]], 26, '#e2574c')],
    ][v] },
    { ground: [3, 2, 0], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), w.tube([[-2.3, -0.2, 0.7], [2.2, -0.2, 0.7]], 56, steel), w.lathe([-0.5, -0.2, 0.7], 'x', [[0.14, 0.5], [0.8, 0.42], [0.14, 0.5]], colour), w.lathe([-0.05, -0.2, 1.05], 'z', [[0.5, 0.14], [0.08, 0.5], [0.06, 0.42]], '#e2574c'), w.lathe([1.4, -0.2, 0.95], 'z', [[0.3, 0.09]], steel), (() => { const [px, py] = w.spot(1.4, -0.2, 1.65); w.spot(1.4, -0.2, 2); return gauge(px, py, 42, -0.8, '#e2574c'); })()],
      [w.soft(0.2, 0.5, 2.5), times(3, (index) => { const [px, py] = w.spot(-1.2, -0.6 + index * 0.1, 1.3); return s(`M${px - 12 - index * 26} ${py - 46 + index * 4}a${60 + index * 26} ${60 + index * 26} 0 0 0 0 ${104 + index * 24}`, '#7dc4ff', 8, { opacity: 0.8 - index * 0.2 }); }), w.lathe([-1, -0.5, 1.2], 'x', [[0.5, 0.1, 0.2], [0.7, 0.26], [0.3, 0.36]], steel), w.block(0.4, -0.9, 0.9, 1.1, 0.8, 0.9, colour), w.onLeft(0.4, -0.1, 1.8, r(12, 10, 86, 60, navy, 6), s('M20 44L34 44L42 22L52 58L60 36L90 44', '#37d399', 4)), w.tube([[1, -0.5, 0.85], [1.1, -0.5, 0]], 48, navy)],
      [w.soft(0.3, 0.4, 2.9), w.lathe([-0.9, -0.4, 0], 'z', [[0.4, 0.9], [1.1, 0.7]], mix(colour, '#e8763a', 0.4), { bore: 0.2 }), w.lathe([-0.9, -0.4, 1.5], 'z', [[0.5, 0.4], [0.3, 0.4, 0.2]], steel), w.lathe([0.4, 0.2, 0.6], 'x', [[0.2, 0.34], [1.2, 0.52], [0.2, 0.36]], dark), w.onLeft(0.6, 0.72, 0.9, bolt(60, 26, 26, '#ffd23f')), (() => { const [px, py] = w.spot(-0.9, -0.4, 2.5); w.spot(-0.9, -0.4, 3.1); return times(3, (index) => s(`M${px - 30 + index * 30} ${py}q-16 -22 0 -40t0 -34`, '#ffffff', 8, { opacity: 0.8 })); })()],
    ][v] },
  ],
  412: [
    { ground: [2, 0, 1], draw: (w, colour, v, mark) => [
      [w.soft(0.3, 0.4, 3.1), times(3, (index) => [w.block(-1.9 + index * 1.25, -0.9, 0, 1.15, 1.6, 2.2, white), w.onLeft(-1.9 + index * 1.25, 0.7, 2.2, r(14, 14, 86, 190, 'none', 8, { stroke: '#9fb0c6', 'stroke-width': 3 }), times(5, (at) => r(28, 130 - at * 24, 58, 15, at < 4 - index ? '#37d399' : '#d3dbe7', 4)), c(57, 174, 8, colour))]), mark(1.45, 0.71, 1.95, 0.22)],
      [w.soft(0.3, 0.4, 2.7), w.block(-1.3, -1, 0, 2.6, 1.9, 1.7, mix(white, '#0ea5e9', 0.12)), w.onLeft(-1.3, 0.9, 1.7, r(16, 16, 228, 138, '#bfe7fa', 12), p('M16 92Q60 70 110 92T244 88V142Q244 154 232 154H28Q16 154 16 142Z', '#38bdf8'), drop(130, 76, 34, '#0c4a6e')), [[-0.8, -0.5], [0.6, -0.5]].map(([x, y], index) => w.lathe([x, y, 1.7], 'z', [[0.3, 0.24]], index ? '#e2574c' : navy))],
      [w.soft(0.3, 0.4, 3.1), w.block(-1.9, -0.9, 0.2, 3.8, 1.8, 1.6, colour), w.onLeft(-1.9, 0.9, 1.8, times(14, (index) => r(12 + index * 26, 10, 8, 138, darker(colour, 0.22), 3)), r(120, 30, 140, 84, '#ffffff', 8), p('M134 86Q154 54 178 74Q186 84 176 92Q198 96 208 76Q222 56 246 74V104H134Z', '#1d6fe0')), w.onRight(1.9, 0.9, 1.8, r(16, 16, 64, 128, darker(colour, 0.4), 4), r(96, 16, 64, 128, darker(colour, 0.4), 4)), w.lathe([-1, 0, 1.8], 'z', [[0.16, 0.5]], steel, { bore: 0.38 }), w.lathe([0.8, 0, 1.8], 'z', [[0.16, 0.5]], steel, { bore: 0.38 })],
    ][v] },
    { ground: [0, 1, 2], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 2.7), w.screen(-1.6, -0.1, 0.05, 3.2, 2.3, white, curveOf(26, 36, 268, 130, '#37d399', 0.55), times(4, (index) => r(26 + index * 68, 188, 56, 20, ['#37d399', '#ffc93c', '#58c7e8', '#24365e'][index], 10)))],
      [w.soft(0.3, 0.4, 2.9), w.block(-1.5, -0.6, 0, 3, 1, 2.4, mix(white, colour, 0.1)), w.onLeft(-1.5, 0.4, 2.4, r(20, 18, 260, 120, navy, 8), curveOf(36, 40, 228, 80, '#7dd3fc', 0.6), times(6, (index) => [c(42 + index * 43, 170, 14, index === 3 ? '#ffc93c' : '#37d399'), r(30 + index * 43, 194, 24, 30, dark, 4)]))],
      [w.soft(0.3, 0.4, 2.9), w.block(-1.9, -0.9, 0, 1.3, 1.7, 1.1, navy), times(3, (index) => w.onLeft(-1.9, 0.8, 1.1, r(12, 14 + index * 30, 78, 18, '#24365e', 6), c(104, 23 + index * 30, 7, ['#37d399', '#ffc93c', '#37d399'][index]))), w.screen(-0.3, 0.1, 0.05, 2.6, 1.9, colour, curveOf(24, 34, 212, 110, '#ffd23f', 0.5)), w.tube([[-0.6, 0.9, 0.2], [0.3, 1.2, 0.05], [0.6, 0.6, 0.1]], 12, '#facc15')],
    ][v] },
  ],
  421: [
    { ground: [0, 2, 1], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), w.block(-1.8, -1, 0, 2.1, 1.9, 1.3, '#6b645e'), w.onLeft(-1.8, 0.9, 1.3, r(16, 18, 78, 60, navy, 6), s('M28 60L48 36L66 52L84 30', '#37d399', 4), c(150, 44, 26, '#ea580c'), c(150, 44, 12, '#ffd7ba')), w.lathe([-0.8, -0.1, 1.3], 'z', [[0.8, 0.5, 0.95]], steel, { cap: '#8d99ad' }), times(16, (index) => { const [px, py] = w.spot(-1.3 + ((index * 37) % 100) / 100, -0.6 + ((index * 53) % 100) / 100, 2.14); return s(`M${n(px)} ${n(py)}q8 -18 18 -4t14 -8`, ['#c0c8d4', '#8d99ad', '#e3e8ef'][index % 3], 4); }), [[0.9, 0.1], [1.7, 0.5], [1, 1], [0.9, 0.1]].map(([x, y], index) => w.lathe([x, y, index === 3 ? 0.5 : 0], 'z', [[0.46, 0.42]], '#8a8f98', { cap: '#a9afb9' }))],
      [w.soft(0.3, 0.4, 3.1), w.block(-2.1, -0.7, 0.3, 4.2, 1.2, 0.24, dark), times(9, (index) => { const [x, y] = [-1.9 + index * 0.42, -0.5 + ((index * 3) % 4) * 0.22]; return w.block(x, y, 0.54, 0.24, 0.22, 0.12, ['#f59e0b', '#7c3aed', '#22c55e', '#f4f4f5'][index % 4]); }), w.block(-0.5, -1, 0.9, 1.2, 1.8, 0.9, white), w.onLeft(-0.5, 0.8, 1.8, r(12, 12, 96, 40, navy, 6), times(4, (index) => r(20 + index * 22, 22, 14, 20, ['#f59e0b', '#7c3aed', '#22c55e', '#f4f4f5'][index], 3))), p(polygon([[-0.3, 0.5, 0.9], [0.5, 0.5, 0.9], [0.7, 0.5, 0.56], [-0.5, 0.5, 0.56]].map((at) => w.spot(...at))), '#e9d5ff', { opacity: 0.75 }), times(2, (index) => w.block(-1.9 + index * 3.3, 0.2, 0, 0.3, 0.3, 0.3, steel))],
      [w.soft(0.3, 0.4, 2.9), [[-1.6, -1, '#3b5b8c'], [0.1, -0.6, '#8c5a3b'], [-0.8, 0.6, '#0f766e']].map(([x, y, tone], index) => [w.block(x, y, 0, 1.6, 0.5, 1.7 - index * 0.4, tone), w.onLeft(x, y + 0.5, 1.7 - index * 0.4, times(24, (at) => c(10 + ((at * 61) % 142), 10 + ((at * 37) % (140 - index * 40)), 3 + (at % 3), lighter(tone, 0.35 + (at % 3) * 0.15), { opacity: 0.8 })))])],
    ][v] },
    { ground: [2, 0, 3], draw: (w, colour, v) => {
      const random = seeded(900 + v);
      return [
        [w.soft(0.3, 0.4, 2.7), w.block(-1.6, -1.3, 0, 3.2, 2.6, 0.3, '#a97b45'), [[-0.9, -0.7], [0.1, -0.7], [1, -0.6], [-0.9, 0.3], [0.1, 0.3], [1, 0.4]].map(([x, y], index) => w.lathe([x, y, 0.3], 'z', [[0.6 + (index % 2) * 0.12, 0.42]], index === 2 ? '#a86b45' : '#8a8f98', { cap: index === 2 ? '#c98a62' : '#b4bac4' }))],
        [w.soft(0.2, 0.4, 2.8), [[-1.2, -0.9, '#7c3aed'], [0.9, -0.9, '#f59e0b'], [0, 0.8, '#10b981']].map(([x, y, tone]) => [bowl(w, x, y, 0.85, white), heap(w, random, x, y, 0.6, 0.66, 0.4, [tone, lighter(tone, 0.25), darker(tone, 0.15)], 9)])],
        [w.soft(0.2, 0.5, 2.8), w.lathe([-1, -0.8, 0.7], 'y', [[2, 0.7]], '#8a7a5c', { fill: metal('#a8977a'), cap: '#c9bda3', bore: 0.2 }), p(polygon([[-0.8, -0.8, 0.02], [2.1, -0.8, 0.02], [2.1, 1.2, 0.02], [-0.8, 1.2, 0.02]].map((at) => w.spot(...at))), '#b3a387'), w.onTop(-0.3, -0.8, 0.03, times(70, (index) => c(12 + ((index * 67) % 222), 12 + ((index * 41) % 176), 2 + (index % 3), ['#3b5b8c', '#8c5a3b', '#0f766e', '#f4ead2'][index % 4], { opacity: 0.8 }))), w.lathe([-1, -0.8, 0.7], 'y', [[2, 0.7]], '#8a7a5c', { fill: metal('#a8977a'), cap: '#c9bda3', bore: 0.2 })],
      ][v];
    } },
  ],
  422: [
    { ground: [1, 0, 2], draw: (w, colour, v) => [
      [w.soft(0.2, 0.4, 2.4), w.lathe([0, 0, 0], 'z', [[0.2, 1.2]], dark), clear(w, 0, 0, 0.2, 1, 2, [[0, 1.2, '#4db8e8'], [1.2, 1.55, '#d9a33c']]), w.lathe([0, 0, 2.2], 'z', [[0.12, 1.06]], white), w.lathe([0, 0, 2.32], 'z', [[0.3, 0.22]], colour), w.tube([[0.9, 0.9, 0.5], [1.5, 1.5, 0.5], [1.5, 1.5, 0]], 24, steel)],
      [w.soft(0.3, 0.4, 3), w.block(-1.8, -1, 0, 3.6, 2, 1.5, mix(white, '#0891b2', 0.1)), w.onLeft(-1.8, 1, 1.5, r(18, 18, 324, 112, '#8fdcf0', 14), r(18, 18, 324, 30, '#e9c04f', 14), times(26, (index) => c(34 + ((index * 53) % 296), 60 + ((index * 29) % 62), 3 + (index % 4) * 2, '#ffffff', { opacity: 0.75 }))), w.tube([[-1.3, 0, 1.5], [-1.3, 0, 2], [-2.2, 0, 2]], 24, colour), w.block(0.7, -0.5, 1.5, 0.9, 0.9, 0.5, dark)],
      [w.soft(0.2, 0.4, 2.6), w.block(-1.5, -1.2, 0, 3, 2.4, 0.16, dark), clear(w, -0.6, -0.3, 0.16, 0.7, 1.7, [[0, 1, '#7cc96b'], [1, 1.4, '#e9c04f']]), clear(w, 1, 0.4, 0.16, 0.5, 1.3, [[0, 1.05, '#bff0ff']]), w.tube([[-0.6, -0.3, 1.95], [-0.6, -0.3, 2.3], [1, 0.4, 2.3], [1, 0.4, 1.5]], 16, steel)],
    ][v] },
    { ground: [2, 3, 1], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3.1), w.block(-2, -1.2, 0, 0.2, 2.4, 2.1, dark), [[-0.7, 0.5], [0.4, 0.5], [-0.7, 1.5], [0.4, 1.5]].map(([y, z]) => w.lathe([-2, y, z], 'x', [[0.2, 0.44], [3.2, 0.4], [0.2, 0.46]], white, { fill: metal('#dbe9f5'), cap: lighter(colour, 0.2), bore: 0.12 }))],
      [w.soft(0.3, 0.4, 2.9), w.block(-1.7, -1.2, 0, 3.4, 2.3, 0.2, dark), times(3, (index) => [w.lathe([-1.1 + index * 1.1, -0.3, 0.2], 'z', [[0.16, 0.44], [1.7, 0.38], [0.16, 0.44]], '#c9dfee', { fill: metal('#cfe6f2') })]), w.tube([[-1.1, 0.3, 0.5], [1.8, 0.3, 0.5]], 20, '#0891b2'), w.tube([[-1.1, -0.3, 2.3], [1.1, -0.3, 2.3]], 22, gold)],
      [w.soft(0.2, 0.4, 2.6), w.block(-1.3, -1.1, 0, 2.6, 2.2, 1.9, navy), w.onLeft(-1.3, 1.1, 1.9, r(20, 18, 220, 100, '#0f2f4d', 10), drop(76, 70, 34, '#7de3ff'), c(170, 64, 22, '#d9f99d'), c(170, 64, 36, 'none', { stroke: '#d9f99d', 'stroke-width': 4, opacity: 0.5 }), times(3, (index) => r(24 + index * 72, 136, 58, 14, ['#37d399', '#58c7e8', '#d9f99d'][index], 7))), clear(w, 0.2, 0, 1.9, 0.5, 0.8, [[0, 0.6, '#bff0ff']])],
    ][v] },
  ],
};
