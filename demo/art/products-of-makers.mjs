// What the makers and automators of the first hall sell. Each kind has three forms, one for each of its exhibitors.
import { circle as c, darker, ellipse as e, lighter, line, mix, n, path as p, polar, polygon, rect, round, stroke } from './kit.mjs';
import { boxOf, gearOf, metal, mirror, ringOf, sheen } from './solids.mjs';

const steel = '#b9c4d4';
const brass = '#d9ab52';
const dark = '#3a4764';
const navy = '#14203f';
const white = '#f3f6fb';
const r = (x, y, width, height, fill, rx = 0, more = {}) => rect(x, y, width, height, fill, { rx, ...more });
const s = (d, colour, width, more = {}) => stroke(d, colour, width, { ...round, ...more });
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index));
const light = [0, 3, 0];
const all = [0, 2, 1];

const bolt = (w, x, y, colour, size = 1, z = 0) => [
  w.lathe([x, y, z], 'z', [[0.5 * size, 0.13 * size, 0.13 * size, true]], colour),
  w.extrude('z', ringOf(0.26 * size, 6, [x, y]), z + 0.5 * size, 0.2 * size, colour),
];
/** The joints of an arm, and what turns at them. */
const arm = (w, joints, colour, width) => {
  const at = joints.map((joint) => w.spot(...joint));
  const pipe = (points, size) => [s(line(points), darker(colour, 0.34), size), s(line(points), colour, size * 0.84, { transform: `translate(${n(-size * 0.05)} ${n(-size * 0.06)})` }), s(line(points), lighter(colour, 0.6), size * 0.16, { opacity: 0.8, transform: `translate(${n(-size * 0.2)} ${n(-size * 0.16)})` })];
  return [
    pipe(at.slice(0, 2), width), pipe(at.slice(1, 3), width * 0.84), pipe(at.slice(2), width * 0.62),
    at.slice(0, -1).map(([x, y], index) => { const size = width * [0.68, 0.64, 0.5][index]; return [c(x, y, size, darker(colour, 0.5)), c(x - 2, y - 3, size * 0.86, white), c(x - 2, y - 3, size * 0.5, lighter(colour, 0.1))]; }),
  ];
};
const wheel = (w, x, y, z, radius, colour = navy) => w.lathe([x, y, z], 'y', [[0.16, radius]], colour, { cap: mix(colour, '#8fa0c0', 0.4) });
const windows = (x, y, width, rows, colours) => times(rows, (row) => [r(x, y + row * 26, width * (0.3 + ((row * 37) % 50) / 100), 12, colours[row % colours.length], 6), r(x + width * (0.45 + ((row * 53) % 40) / 100), y + row * 26, width * 0.28, 12, colours[(row + 1) % colours.length], 6, { opacity: 0.8 })]);
const laptop = (w, colour, ...body) => [
  w.soft(0.4, 0.6, 3), w.block(-1.5, -0.9, 0, 3.2, 2.1, 0.14, steel),
  w.onTop(-1.5, -0.9, 0.145, times(4, (row) => times(11, (key) => r(26 + key * 24.5, 52 + row * 25, 20, 20, dark, 4))), r(118, 160, 84, 40, lighter(steel, 0.4), 5)),
  w.screen(-1.5, -1.02, 0.14, 3.2, 2.2, colour, ...body),
];
const tablet = (w, x, y, z, colour, ...body) => [w.screen(x, y, z, 1.5, 1.15, colour, ...body)];
const wave = (x, y, width, height, colour) => s(times(12, (at) => `${at ? 'L' : 'M'}${n(x + (at * width) / 11)} ${n(y + Math.sin(at * 1.9) * height * ((at % 3) + 1) * 0.33)}`).join(''), colour, 5);
const findings = (colour, kind) => [
  [r(60, 50, 150, 110, '#24365e', 12), c(135, 105, 38, steel), c(135, 105, 15, '#24365e'), r(160, 74, 30, 30, 'none', 3, { stroke: '#ff5a5f', 'stroke-width': 5 })],
  [times(6, (index) => [r(26 + (index % 3) * 74, 34 + Math.floor(index / 3) * 76, 62, 62, '#24365e', 8), c(57 + (index % 3) * 74, 65 + Math.floor(index / 3) * 76, 20, index === 4 ? '#ff8a5c' : steel)]), s('M236 58l9 9l16 -18', '#37d399', 6)],
  [r(30, 40, 230, 120, '#24365e', 10), times(9, (index) => c(52 + ((index * 71) % 190), 60 + ((index * 43) % 84), 4 + (index % 3) * 2, '#cfe6ff', { opacity: 0.8 })), e(170, 100, 26, 20, 'none', { stroke: '#ffc93c', 'stroke-width': 5 })],
][kind];
const heat = ['#2f6bff', '#23b5d3', '#37d399', '#ffd23f', '#ff6b4a'];

export const makers = {
  111: [
    { draw: (w, colour, v) => [
      [w.soft(0.2, 0.4, 2.8), w.lathe([-1.3, -0.4, 0], 'z', [[0.3, 0.62], [0.5, 0.42], [0.7, 0.28], [0.3, 0.36, 0.2]], steel), w.lathe([0.5, -0.9, 0], 'z', [[0.9, 0.34], [0.25, 0.56], [0.6, 0.24], [0.5, 0.16, 0.16, true]], colour), w.lathe([0.4, 0.9, 0], 'z', [[0.24, 0.7], [0.5, 0.44, 0.3], [0.25, 0.3]], brass, { bore: 0.16 }), w.lathe([1.9, -0.1, 0], 'z', [[0.5, 0.3], [0.4, 0.2], [0.3, 0.26, 0.12]], steel)],
      [w.soft(0.3, 0.3, 3.4), w.block(-1.6, -0.5, 0, 0.5, 1.1, 0.6, dark), w.lathe([-2.7, 0, 0.95], 'x', [[0.8, 0.3], [1.5, 0.44], [0.18, 0.72], [1.4, 0.36], [0.5, 0.26], [0.7, 0.26, 0.26, true]], steel), w.block(0.9, 0.35, 0, 0.5, 0.7, 0.72, dark)],
      [w.soft(0.3, 0.5, 2.8), bolt(w, -1.3, -0.4, steel, 1.6), bolt(w, 0.4, -1, brass, 2.1), bolt(w, 1.6, 0.1, colour, 1.5), w.lathe([-0.6, 1.3, 0.16], 'x', [[0.24, 0.34], [1.5, 0.17, 0.17, true], [0.3, 0.17, 0.03]], steel), w.extrude('z', ringOf(0.36, 6, [-1.4, 0.9]), 0, 0.24, brass, { holes: [ringOf(0.18, 20, [-1.4, 0.9])] })],
    ][v] },
    { ground: [1, 0, 2], draw: (w, colour, v) => [
      [w.soft(0.2, 0.4, 2.9), w.block(-1.6, -1.3, 0, 3.4, 2.6, 0.3, navy), times(6, (index) => w.lathe([-1.35, -1 + index * 0.4, 0.42], 'x', [[0.5, 0.07], [0.9 + (index % 3) * 0.4, 0.12], [0.5, 0.05], [0.2, 0.09]], index === 2 ? brass : steel))],
      [w.soft(0.1, 0.3, 2.5), w.block(-1.2, -1.2, 0, 2.4, 2.4, 0.55, colour), times(16, (index) => w.lathe([-0.85 + Math.floor(index / 4) * 0.56, -0.85 + (index % 4) * 0.56, 0.5], 'z', [[0.3, 0.1], [0.7 + (index % 3) * 0.25, 0.06], [0.2, 0.035]], index % 5 === 1 ? brass : steel))],
      [w.soft(0.2, 0.4, 2.7), w.lathe([0, 0, 0], 'z', [[0.2, 1.7], [0.06, 1.62]], white), times(14, (index) => { const [x, y] = [Math.cos(index * 2.4) * (0.25 + index * 0.088), Math.sin(index * 2.4) * (0.25 + index * 0.088)]; return { x, y, drawn: w.lathe([x, y, 0.28], 'z', [[0.28, 0.07, 0.07, true], [0.1, 0.15]], index % 4 ? steel : brass) }; }).sort((a, b) => a.x + a.y - b.x - b.y).map(({ drawn }) => drawn)],
    ][v] },
  ],
  112: [
    { draw: (w, colour, v) => [
      [w.soft(0.4, 0.4, 3), w.extrude('z', boxOf(-1.5, -1.3, 3.2, 2.6), 0, 0.95, steel, { holes: [ringOf(0.62, 30, [-0.5, 0]), boxOf(0.5, -0.9, 0.8, 1.8), ...[[-1.25, -1.05], [1.45, -1.05], [-1.25, 1.05], [1.45, 1.05]].map((at) => ringOf(0.11, 14, at))] }), w.lathe([-0.5, 0, 0.5], 'z', [[0.75, 0.34]], colour, { bore: 0.2 })],
      [w.soft(0.2, 0.4, 2.6), w.lathe([0, 0, 0], 'z', [[0.22, 1.5], [0.2, 0.8, 0.66]], steel), times(14, (index) => { const a = (index * Math.PI * 2) / 14; const at = (radius, turn, z) => w.spot(Math.cos(a + turn) * radius, Math.sin(a + turn) * radius, z); return { depth: Math.cos(a) + Math.sin(a), drawn: p(polygon([at(0.4, 0, 0.3), at(1.42, 0.42, 0.24), at(1.3, 0.5, 0.62), at(0.3, 0.16, 1.32)]), index % 2 ? mix(steel, colour, 0.25) : lighter(steel, 0.35), { stroke: darker(steel, 0.3), 'stroke-width': 1.5 }) }; }).sort((a, b) => a.depth - b.depth).map(({ drawn }) => drawn), w.lathe([0, 0, 0.7], 'z', [[0.4, 0.36, 0.26], [0.4, 0.26, 0.1]], colour)],
      [w.soft(0.3, 0.4, 2.9), w.block(-1.6, -1.2, 0, 3.2, 2.4, 0.3, steel), w.extrude('y', [[-1.6, 0.3], [-1.2, 0.3], [-1.2, 1], [-0.5, 2], [-1.6, 2]], -1.2, 0.3, steel), w.extrude('y', [[-1.6, 0.3], [1.2, 0.3], [-1.2, 2], [-1.6, 2]], 0.6, 0.26, colour, { holes: [ringOf(0.34, 24, [-0.7, 0.9])] }), times(3, (index) => w.lathe([0.1 + index * 0.55, 0, 0.3], 'z', [[0.05, 0.2]], dark))],
    ][v] },
    { ground: [0, 1, 2], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), w.extrude('z', boxOf(-1.7, -1.5, 3.4, 3), 0, 0.28, dark, { holes: times(25, (index) => ringOf(0.09, 10, [-1.3 + (index % 5) * 0.65, -1.1 + Math.floor(index / 5) * 0.55])) }), w.block(-0.7, -0.7, 0.28, 1.5, 1.3, 0.7, steel), [[-1.3, -0.4], [0.9, -0.2], [-0.2, 0.75]].map(([x, y]) => [w.block(x, y, 0.28, 0.36, 0.36, 0.9, colour), w.block(x + (x < 0 ? 0.1 : -0.4), y, 1.1, 0.62, 0.3, 0.16, white)])],
      [w.soft(0.2, 0.4, 2.6), w.block(-1.4, -1.4, 0, 2.8, 2.8, 0.25, dark), w.extrude('z', ringOf(0.95, 4, [0, 0], 0.785), 0.25, 2.1, steel), times(6, (index) => w.onLeft(-0.67, 0.68, 2.2, r(12 + (index % 2) * 62, 14 + Math.floor(index / 2) * 62, 46, 46, colour, 8), c(35 + (index % 2) * 62, 37 + Math.floor(index / 2) * 62, 12, navy))), times(3, (index) => w.onRight(0.68, 0.67, 2.2, r(30, 14 + index * 62, 72, 40, darker(colour, 0.25), 8)))],
      [w.soft(0.3, 0.4, 3), w.block(-1.9, -0.8, 0, 3.8, 1.7, 0.34, dark), w.block(-1.9, -0.8, 0.34, 0.7, 1.7, 0.9, colour), w.block(-0.5, -0.6, 0.34, 1.2, 1.3, 0.75, steel), w.block(0.72, -0.8, 0.34, 0.6, 1.7, 0.9, colour), w.lathe([1.32, 0.05, 0.75], 'x', [[0.6, 0.17, 0.17, true], [0.2, 0.3]], steel), w.onLeft(-1.85, 0.9, 1.1, r(6, 6, 52, 60, lighter(colour, 0.5), 6, { opacity: 0.6 }))],
    ][v] },
  ],
  113: [
    { ground: [2, 2, 1], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), w.block(-1.6, -1.4, 0, 3.2, 2.8, 0.7, steel), w.onTop(-1.6, -1.4, 0.705, r(24, 24, 272, 232, mirror('#aebfd6'), 16), e(160, 140, 92, 80, darker('#aebfd6', 0.35)), e(152, 132, 86, 74, mirror('#d7e2f2')), c(160, 140, 28, lighter(colour, 0.3), { opacity: 0.7 }))],
      [w.soft(0.2, 0.5, 2.7), w.lathe([0.1, -0.9, 1.35], 'y', [[0.22, 1.35]], steel, { cap: mirror('#c3d0e2') }), w.onLeft(-0.45, -0.6, 2.15, s('M0 120L92 20M40 150L128 62', '#ffffff', 12, { opacity: 0.7 })), w.block(-0.6, -0.7, 0, 1.3, 1, 0.28, dark), w.lathe([-1.6, 0.9, 0], 'z', [[0.14, 0.6]], steel, { cap: mirror('#c3d0e2') }), w.lathe([1.4, 0.9, 0], 'z', [[0.3, 0.42]], colour, { cap: mirror('#dfe8f5') })],
      [w.soft(0.3, 0.4, 3), times(7, (index) => w.block(-1.5 + (index % 2) * 0.12, -1.3 + ((index * 3) % 4) * 0.08, index * 0.13, 3, 2.6, 0.035, index === 6 ? white : mix(steel, colour, 0.2))), w.onTop(-1.5, -1.1, 0.82, r(10, -14, 280, 244, mirror('#c9d6e8'), 4, { opacity: 0.85 }), s('M60 190L210 40', '#ffffff', 10, { opacity: 0.8 }))],
    ][v] },
    { ground: [0, 1, 3], draw: (w, colour, v) => [
      [w.soft(0.2, 0.5, 2.9), w.lathe([-0.9, -0.5, 1.3], 'y', [[0.4, 1.25], [0.02, 0.62]], mix(colour, '#c9a58c', 0.5), { fill: metal(mix(colour, '#c9a58c', 0.5)), cap: mix(colour, '#e5cdb8', 0.6) }), w.lathe([-0.9, -0.04, 1.3], 'y', [[0.1, 0.44]], white, { bore: 0.2 }), w.block(-1.6, -0.7, 0, 1.4, 0.9, 0.2, dark), tablet(w, 0.5, 0.6, 0, navy, wave(20, 56, 110, 30, '#37d399'))],
      [w.soft(0.3, 0.4, 3), w.lathe([-0.3, -0.3, 0], 'z', [[0.5, 1.4], [0.02, 0.7]], '#b7462f', { cap: '#d98a6c' }), w.lathe([-0.3, -0.3, 0.5], 'z', [[0.12, 0.52]], white, { bore: 0.24 }), w.block(0.9, 1, 0, 0.9, 0.7, 0.3, navy), w.tube([[1.3, 1.3, 0.4], [1.3, 1.3, 1.5], [0.6, 0.6, 1.7], [0.5, 0.5, 0.9]], 17, steel), w.onLeft(0.9, 1.7, 0.28, r(10, 6, 70, 16, '#37d399', 4))],
      [w.soft(0.2, 0.5, 2.7), w.lathe([-0.9, -0.6, 0], 'z', [[0.8, 0.7, 0.95], [0.2, 0.95]], dark, { cap: lighter(colour, 0.3), bore: 0.6 }), w.lathe([1, -0.9, 0.95], 'y', [[0.3, 0.95], [0.02, 0.4]], colour, { cap: lighter(colour, 0.45) }), w.screen(-0.9, 1, 0, 2.2, 1.2, white, wave(24, 62, 170, 34, '#ffc93c'), wave(24, 84, 170, 12, '#58c7e8'))],
    ][v] },
  ],
  121: [
    { draw: (w, colour, v, mark) => [
      [w.soft(0.3, 0.4, 3.1), w.block(-1.6, -1.2, 0, 3.2, 2.4, 1.4, white), w.onLeft(-1.6, 1.2, 1.4, times(9, (index) => r(150 + index * 17, 26, 8, 88, dark, 4, { opacity: 0.8 }))), mark(-1.05, 1.21, 0.72, 0.72), w.onRight(1.6, 1.2, 1.4, times(3, (index) => c(50 + index * 62, 70, 20, darker(white, 0.5))), s('M24 22H216', darker(white, 0.35), 4))],
      [w.soft(0.3, 0.4, 3), w.extrude('y', [[-1.7, 0], [1.7, 0], [1.7, 1.3], [1.62, 1.3], [1.62, 0.08], [-1.62, 0.08], [-1.62, 1.3], [-1.7, 1.3]], -1.2, 2.4, mix(steel, colour, 0.16)), w.onTop(-1.5, -1, 0.085, times(12, (index) => r(30 + (index % 4) * 66, 30 + Math.floor(index / 4) * 54, 46, 16, dark, 8, { opacity: 0.55 })))],
      [w.soft(0.2, 0.4, 2.4), w.block(-1.1, -0.8, 0, 2.2, 1.5, 2.7, mix(white, colour, 0.12)), w.onLeft(-1.1, 0.7, 2.7, r(10, 12, 200, 246, 'none', 6, { stroke: dark, 'stroke-width': 3 }), r(180, 110, 12, 50, dark, 4), times(5, (index) => r(30, 190 + index * 11, 110, 5, dark, 2)), r(34, 34, 92, 60, navy, 5), s('M46 78L64 56L82 70L108 46', '#37d399', 4)), mark(0.45, 0.71, 2.12, 0.5)],
    ][v] },
    { ground: [0, 3, 1], draw: (w, colour, v) => [
      [w.soft(0.3, 0.4, 3), w.block(-1.5, -1.1, 0, 3, 2.2, 0.12, steel), w.block(-1.5, -1.1, 0.12, 0.12, 2.2, 1.5, steel), w.block(-1.38, -1.1, 0.12, 2.88, 0.12, 1.5, colour), times(4, (index) => w.block(-1 + index * 0.6, -0.98, 0.12, 0.3, 0.22, 0.12, white)), w.onTop(-1.2, -0.6, 0.125, times(8, (index) => c(40 + (index % 4) * 62, 40 + Math.floor(index / 4) * 70, 13, dark, { opacity: 0.6 })))],
      [w.soft(0.2, 0.4, 2.9), times(4, (index) => w.block([-1.5, 1.2, -1.5, 1.2][index], [-1.4, -1.4, 1.1, 1.1][index], 0, 0.3, 0.3, 1.8, index === 3 ? colour : steel)).slice(0, 3), w.block(-1.5, -1.4, 1.8, 3, 0.3, 0.3, steel), w.block(-1.5, -1.4, 1.8, 0.3, 2.8, 0.3, steel), w.block(1.2, -1.4, 1.8, 0.3, 2.8, 0.3, colour), w.block(1.2, 1.1, 0, 0.3, 0.3, 1.8, colour), w.block(-1.5, 1.1, 1.8, 3, 0.3, 0.3, colour)],
      [w.soft(0.3, 0.4, 3), [[-1.6, -0.9, steel], [-0.5, -0.2, colour], [0.6, 0.5, white]].map(([x, y, tone]) => w.extrude('y', [[x, 0], [x + 1.2, 0], [x + 1.2, 0.12], [x + 0.12, 0.12], [x + 0.12, 1], [x + 0.6, 1.4], [x + 0.52, 1.5], [x, 1.06]], y - 0.7, 1.3, tone, { holes: [] }))],
    ][v] },
  ],
  122: [
    { ground: [1, 2, 0], draw: (w, colour, v) => [
      [w.soft(0.2, 0.4, 2.8), [[-1.2, -1], [0, -0.9], [1.3, -0.7], [-0.9, 0.5], [0.5, 0.6]].map(([x, y], index) => w.lathe([x, y, 0], 'z', [[[2, 1.7, 1.3, 1.4, 1][index], 0.42]], index === 1 ? brass : steel, { bore: 0.36 }))],
      [w.soft(0.3, 0.4, 3), [[-1.7, -1, 1.7], [-0.3, -0.9, 1.3], [1, -0.8, 0.8], [-0.9, 0.7, 0.5]].map(([x, y, height], index) => { const cut = boxOf(x, y, 1, 1.1); return w.extrude('z', cut, 0, height, index === 0 ? colour : steel, { holes: [boxOf(x + 0.1, y + 0.1, 0.8, 0.9)] }); })],
      [w.soft(0.2, 0.5, 2.7), w.lathe([-0.7, -0.7, 0], 'z', [[0.24, 0.9], [0.7, 0.7], [0.5, 0.7, 0.4], [0.5, 0.3, 0.3, true]], steel, { bore: 0.16 }), w.lathe([1, -0.2, 0], 'z', [[0.18, 0.6], [0.6, 0.42], [0.3, 0.42, 0.2]], colour, { bore: 0.12 }), w.lathe([-0.6, 1.1, 0.4], 'x', [[0.6, 0.3, 0.3, true], [0.3, 0.42], [0.9, 0.34, 0.24]], brass, { bore: 0.16 })],
    ][v] },
    { ground: [2, 0, 3], draw: (w, colour, v) => [
      w.soft(0.3, 0.4, 3.2), w.block(-1.8, -1.1, 0, 3.6, 2.2, 0.5, [dark, colour, steel][v]), w.block(-1.5, -0.75, 0.5, 3, 1.5, 0.4, steel),
      w.block(-2.4, -0.36, 0.9, 4.8, 0.72, 0.05, [brass, '#d8804f', white][v]),
      w.onTop(-2.4, -0.36, 0.955, times(7, (index) => [c(46 + index * 64, 36, 7 + index * 3.4, darker(brass, 0.5)), index > 3 ? c(46 + index * 64, 36, 5, lighter(brass, 0.6)) : ''])),
      [[-1.6, -0.95], [1.35, -0.95], [-1.6, 0.7], [1.35, 0.7]].map(([x, y]) => w.lathe([x + 0.12, y + 0.12, 0.5], 'z', [[v === 1 ? 0.9 : 1.3, 0.13]], steel)),
      v === 1 ? w.block(-2.1, -1.9, 0, 2.4, 0.8, 0.3, steel) : [w.block(-1.8, -1.1, 1.75, 3.6, 2.2, 0.42, [colour, steel, colour][v]), w.onLeft(-1.8, 1.1, 2.17, r(20, 10, 90, 20, '#ffffff', 4, { opacity: 0.55 }))],
    ] },
  ],
  211: [
    { draw: (w, colour, v, mark) => [
      w.soft(0.3, 0.5, 2.9), w.block(-1.9, -1.3, 0, 3.8, 2.6, 0.2, [white, '#e6d9c5', white][v]),
      v === 1 ? w.lathe([1.2, 0.7, 0.2], 'z', [[0.16, 0.56]], white) : w.block(0.9, 0.3, 0.2, 0.8, 0.8, 0.5, [brass, steel, '#7f8aa5'][v]),
      w.lathe([-1, -0.2, 0.2], 'z', [[0.34, 0.5], [0.2, 0.4]], dark),
      arm(w, [[[-1, -0.2, 0.8], [-1, -0.2, 2.1], [0.3, -0.2, 2.7], [1.2, 0.4, 1.7]], [[-1, -0.2, 0.8], [-0.5, -0.6, 2.3], [0.8, -0.1, 2.2], [1.2, 0.6, 1.3]], [[-1, -0.2, 0.8], [-1.2, -0.2, 1.9], [0.2, 0.1, 2.2], [1.3, 0.7, 2], [1.3, 0.7, 1.2]]][v], [mix(colour, '#ffffff', 0.2), colour, colour][v], 62),
      v === 2 ? w.lathe([1.3, 0.7, 0.72], 'z', [[0.5, 0.1, 0.18]], steel) : [s(`M${w.spot(1.2, 0.5, 1.6).map(n).join(' ')}m-24 0v28l12 18M${w.spot(1.2, 0.5, 1.6).map(n).join(' ')}m24 0v28l-12 18`, dark, 12)],
      mark(-1.4, 1.31, 0.09, 0.14), v === 1 ? times(3, (index) => w.sphere(1.05 + index * 0.16, 0.6 + (index % 2) * 0.2, 0.48, 0.11, '#e23b4e')) : '',
    ] },
    { ground: [1, 0, 2], draw: (w, colour, v) => {
      const [x, y] = w.spot(0, 0, 0.9);
      const fruit = [
        [p(`M${x} ${y + 84}Q${x - 84} ${y + 20} ${x - 52} ${y - 30}Q${x} ${y - 62} ${x + 52} ${y - 30}Q${x + 84} ${y + 20} ${x} ${y + 84}Z`, sheen('#ff7a6b', '#c91f3a')), times(12, (index) => e(x - 44 + ((index * 29) % 92), y - 22 + ((index * 17) % 74), 3, 5, '#ffe08a')), p(`M${x - 46} ${y - 34}Q${x - 20} ${y - 62} ${x} ${y - 46}Q${x + 20} ${y - 62} ${x + 46} ${y - 34}Q${x + 20} ${y - 26} ${x} ${y - 34}Q${x - 20} ${y - 26} ${x - 46} ${y - 34}Z`, '#4f9d3a')],
        [e(x, y + 14, 92, 62, sheen('#f7c873', '#b8692a')), times(3, (index) => s(`M${x - 46 + index * 36} ${y - 22}q14 16 6 40`, '#fbe3b4', 9))],
        [c(x, y + 12, 62, sheen('#fff6e4', '#e2c9a4')), e(x - 20, y - 12, 20, 14, '#ffffff', { opacity: 0.8 })],
      ][[1, 0, 2][v]];
      const finger = (dx, turn) => [s(`M${x + dx} ${y - 118}q${turn * 62} 60 ${turn * 14} 148`, darker(colour, 0.34), 46), s(`M${x + dx - 3} ${y - 120}q${turn * 62} 60 ${turn * 14} 148`, lighter(colour, 0.16), 38), times(5, (index) => s(`M${x + dx + turn * (16 + Math.sin(index * 0.75) * 14) - 16} ${y - 84 + index * 24}h30`, darker(colour, 0.25), 4, { opacity: 0.7 }))];
      return [w.soft(0.1, 0.5, 2.2), w.lathe([0, 0, 0], 'z', [[0.1, 1.15]], white), finger(0, 0.1), fruit, finger(-72, -1), finger(72, 1), w.lathe([0, 0, 2.05], 'z', [[0.34, 0.86, 0.7], [0.3, 0.5], [0.4, 0.3]], dark, { cap: steel })];
    } },
  ],
  212: [
    { draw: (w, colour, v, mark) => [
      [w.soft(0.3, 0.4, 3.2), times(2, (index) => wheel(w, -1 + index * 2, 1, 0.28, 0.28)), w.block(-1.8, -1.2, 0.2, 3.6, 2.3, 0.6, colour), w.onLeft(-1.8, 1.1, 0.8, r(20, 12, 320, 10, '#7df5ff', 5)), w.block(-1.1, -0.8, 0.8, 1.5, 1.5, 1, '#d9a668'), w.onLeft(-1.1, 0.7, 1.8, r(62, 0, 24, 100, '#f2d3a0')), w.block(0.55, -0.6, 0.8, 0.9, 1.1, 0.7, '#c48d4f'), mark(-0.3, 1.11, 0.4, 0.3)],
      [w.soft(0.3, 0.4, 3.2), times(2, (index) => wheel(w, -1 + index * 2, 1, 0.22, 0.22)), w.block(-1.7, -1.1, 0.14, 3.4, 2.2, 0.42, white), w.onLeft(-1.7, 1.1, 0.56, r(20, 10, 300, 9, colour, 4)), w.lathe([0, 0, 0.56], 'z', [[0.12, 0.8]], colour, { cap: lighter(colour, 0.35) }), [[-1.6, -1], [1.5, -1], [-1.6, 1], [1.5, 1]].map(([x, y]) => w.tube([[x, y, 0.6], [x, y, 1.4]], 12, steel)), w.block(-1.8, -1.2, 1.4, 3.6, 2.4, 0.14, steel), times(4, (index) => w.block(-1.4 + (index % 2) * 1.6, -0.9 + Math.floor(index / 2) * 1, 1.54, 1.2, 0.8, 0.5, [colour, '#ffc93c', '#39c6a3', dark][index]))],
      [w.soft(0.3, 0.5, 3.3), [[-1.4, -0.8, 0.9], [0.7, -0.5, 0.75], [-0.6, 1, 0.8]].map(([x, y, size], index) => [times(2, (at) => wheel(w, x - 0.4 + at * 0.8, y + 0.62 * size, 0.2, 0.2)), w.block(x - 0.8, y - 0.7, 0.14, 1.7 * size, 1.4 * size, 0.5, [white, colour, lighter(colour, 0.3)][index]), w.onLeft(x - 0.8, y - 0.7 + 1.4 * size, 0.64, r(14, 14, 130 * size, 8, ['#37d399', '#ffc93c', '#37d399'][index], 4)), w.block(x - 0.5, y - 0.4, 0.64, 1 * size, 0.85 * size, 0.6, '#d9a668')])],
    ][v] },
    { ground: [1, 2, 0], draw: (w, colour, v) => [
      w.soft(0.2, 0.4, 3.4),
      [[-1.9, -1.1], [0.2, -1.1], [-1.9, 0.5], [0.2, 0.5]].map(([x, y]) => w.tube([[x, y, 0.36], [x, y, v === 2 ? 2.3 : 1.9]], 13, steel)),
      v === 2 ? times(2, (index) => [w.block(-2, -1.2, 0.75 + index * 0.85, 2.3, 1.8, 0.1, steel), times(3, (at) => w.block(-1.8 + at * 0.7, -0.8, 0.85 + index * 0.85, 0.56, 1, 0.45, ['#d9a668', colour, '#c48d4f'][(at + index) % 3]))]) : [w.block(-2, -1.2, 0.5, 2.3, 1.8, 0.12, steel), times(v ? 2 : 3, (at) => w.block(-1.8 + at * (v ? 1.05 : 0.7), -0.9, 0.62, v ? 0.9 : 0.6, 1.2, v ? 0.9 : 0.7 - at * 0.12, ['#d9a668', '#39c6a3', '#ffc93c'][at]))],
      times(2, (index) => wheel(w, -1.6 + index * 1.6, 0.6, 0.2, 0.2)),
      w.block(0.3, -0.4, 0.26, 0.6, 0.18, 0.12, dark), times(2, (index) => wheel(w, 1.2 + index * 0.9, 0.55, 0.26, 0.26)), w.block(0.8, -0.9, 0.18, 1.7, 1.5, [0.55, 0.42, 0.7][v], colour), w.onLeft(0.8, 0.6, [0.73, 0.6, 0.88][v], r(12, 9, 146, 9, '#7df5ff', 4)), w.lathe([1.9, -0.3, [0.73, 0.6, 0.88][v]], 'z', [[0.22, 0.2], [0.08, 0.24]], dark),
    ] },
  ],
  221: [
    { draw: (w, colour, v) => [
      [w.soft(0.2, 0.5, 2.6), w.block(-1.3, -1.4, 0, 0.5, 0.6, 2.8, dark), w.block(-1.2, -1.3, 2.3, 1.6, 0.4, 0.3, dark), w.lathe([0.2, -0.3, 0.2], 'z', [[0.1, 0.8]], steel), w.lathe([0.2, -0.3, 1.1], 'z', [[0.16, 0.95, 0.8]], white, { cap: '#fffbe0' }), w.lathe([0.2, -0.3, 1.5], 'z', [[0.5, 0.36], [0.7, 0.46]], navy), w.block(-0.24, -0.74, 2.5, 0.88, 0.88, 0.5, colour)],
      [w.soft(0.2, 0.5, 2.7), w.block(-1.7, -1.3, 0, 3.4, 2.6, 0.16, dark), times(10, (index) => w.lathe([-1.3 + (index % 5) * 0.62, -0.8 + Math.floor(index / 5) * 1.4, 0.16], 'z', [[0.16, 0.24]], index === 7 ? '#ff6b4a' : steel, { bore: 0.1 })), w.block(-0.7, -0.5, 1.5, 1.4, 1, 0.9, colour), w.lathe([0, 0, 1.1], 'z', [[0.4, 0.5, 0.3]], navy), w.onLeft(-0.7, 0.5, 2.4, c(70, 45, 26, navy), c(70, 45, 16, '#58c7e8'), c(64, 39, 5, '#ffffff'))],
      [w.soft(0.2, 0.4, 3.1), w.lathe([-2.1, -1, 0.7], 'y', [[2.4, 0.5]], white, { fill: metal('#d8ecf7') }), p(polygon([[-2, -1, 1.2], [1.9, -1, 1.2], [1.9, 1.4, 1.2], [-2, 1.4, 1.2]].map((at) => w.spot(...at))), '#cfeefb', { opacity: 0.6 }), w.lathe([1.7, -1, 0.7], 'y', [[2.4, 0.5]], white, { fill: metal('#d8ecf7') }), w.block(-0.3, -1.3, 2, 0.6, 3, 0.5, colour), p(polygon([[0, -1.1, 2], [0, 1.5, 2], [0.1, 1.3, 1.22], [0.1, -0.9, 1.22]].map((at) => w.spot(...at))), '#fff3b0', { opacity: 0.55 })],
    ][v] },
    { ground: [2, 1, 0], draw: (w, colour, v, mark) => [
      [laptop(w, dark, findings(colour, 0), windows(220, 40, 84, 5, ['#37d399', '#58c7e8']))],
      [w.soft(0.3, 0.4, 2.9), w.block(-1.6, -0.2, 0, 1.7, 1.9, 0.7, colour), times(7, (index) => w.block(-1.5 + index * 0.22, -0.1, 0.7, 0.1, 1.7, 0.12, darker(colour, 0.2))), mark(-0.75, 1.71, 0.36, 0.45), w.screen(0.2, -1.2, 0.1, 2.4, 1.9, white, '<g transform="scale(.86)">', findings(colour, 1), '</g>')],
      [w.soft(0.3, 0.4, 2.9), w.block(-0.5, -0.8, 0, 1.2, 0.9, 0.1, steel), w.block(-0.1, -0.6, 0.1, 0.3, 0.2, 0.5, steel), w.screen(-1.7, -0.5, 0.55, 3.4, 2.2, white, findings(colour, 2), windows(276, 50, 56, 4, [lighter(colour, 0.3), '#ffc93c']))],
    ][v] },
  ],
  222: [
    { ground: [2, 0, 3], draw: (w, colour, v) => [
      [w.soft(0.3, 0.5, 2.7), w.lathe([-0.7, 0.3, 0], 'z', [[0.3, 0.9], [0.5, 0.55], [0.3, 0.8]], steel, { bore: 0.3 }), p(polygon([w.spot(0.9, -0.9, 2.2), w.spot(-0.2, 0.9, 1.1), w.spot(-1.4, 0.2, 1.1)]), '#7df5ff', { opacity: 0.5 }), s(line([w.spot(-1.3, 0.1, 1.12), w.spot(-0.3, 0.9, 1.12)]), '#dffcff', 4), w.tube([[1.3, -0.7, 0.7], [1.2, -0.7, 1.9]], 46, navy), w.block(0.6, -1.2, 1.9, 1.2, 0.8, 0.6, colour), w.onLeft(0.6, -0.4, 2.5, c(32, 30, 17, navy), c(32, 30, 9, '#7df5ff'), c(84, 30, 17, navy), c(84, 30, 9, '#7df5ff'))],
      [w.soft(0.3, 0.4, 2.9), w.block(-1.7, -1.2, 0, 3.4, 2.4, 0.9, '#4b5673'), w.onLeft(-1.7, 1.2, 0.9, r(120, 32, 100, 24, steel, 8), r(20, 20, 30, 46, brass, 4), r(290, 20, 30, 46, brass, 4)), w.onTop(-1.7, -1.2, 0.905, r(22, 22, 296, 196, '#2b3550', 12), r(44, 44, 120, 150, '#3f4c70', 10)), w.block(-1.2, -0.7, 0.9, 1, 1.2, 0.3, colour), w.lathe([0.9, 0, 0.9], 'z', [[0.24, 0.44], [1.1, 0.26, 0.2], [0.14, 0.34]], white)],
      [w.soft(0.3, 0.4, 3.2), w.block(-1.8, -1.5, 0.3, 3.6, 3, 0.7, '#57534e'), w.onLeft(-1.8, 1.5, 1, times(22, (index) => c(14 + ((index * 97) % 332), 10 + ((index * 31) % 52), 2 + (index % 3), '#8c8780'))), w.block(-1.5, 1.1, 0, 0.5, 0.4, 0.3, dark), w.block(1.1, 1.1, 0, 0.5, 0.4, 0.3, dark), w.block(-1.6, -1.3, 1, 0.4, 0.5, 1.9, white), w.block(1.2, -1.3, 1, 0.4, 0.5, 1.9, white), w.block(-1.6, -1.3, 2.7, 3.2, 0.5, 0.4, colour), w.block(-0.2, -1, 1.9, 0.4, 0.4, 1.1, steel), w.tube([[0, -0.75, 1.9], [0, -0.75, 1.55]], 9, dark), w.sphere(0, -0.75, 1.5, 0.07, '#e23b4e'), w.lathe([0, 0.3, 1], 'z', [[0.3, 0.7], [0.3, 0.4]], steel, { bore: 0.2 })],
    ][v] },
    { ground: [0, 2, 1], draw: (w, colour, v) => {
      const part = [
        heat.map((tone, index) => c(128, 104, 74 - index * 14, tone)),
        heat.map((tone, index) => p(polygon(gearOf(76 - index * 14, 11 - index, 12).map(([x, y]) => [x + 128, y + 104])), tone)),
        [p('M50 160V60Q50 40 72 40H180Q206 40 206 66V160H160V86H96V160Z', heat[1]), p('M50 160V110H96V160Z', heat[3]), p('M160 160V120H206V160Z', heat[4]), c(128, 62, 14, heat[2])],
      ][v];
      const body = [part, heat.map((tone, index) => r(268, 40 + (4 - index) * 26, 20, 26, tone)), times(4, (index) => r(292, 50 + index * 30, 16, 5, '#8fa0c0', 2))];
      return v === 1 ? laptop(w, dark, body) : [w.soft(0.3, 0.4, 2.9), w.block(-0.6, -0.8, 0, 1.4, 1, 0.1, steel), w.block(-0.1, -0.6, 0.1, 0.3, 0.2, 0.5, steel), w.screen(-1.6, -0.5, 0.55, 3.2, 2.2, v ? white : dark, body), v ? w.lathe([0.6, 1.3, 0], 'z', [[0.3, 0.5], [0.2, 0.3]], steel) : ''];
    } },
  ],
  231: [
    { draw: (w, colour, v, mark) => [
      w.soft(0.3, 0.4, 3), w.block(-1.9, -0.7, 0, 0.3, 0.9, 0.1, dark), w.block(1.5, -0.7, 0, 0.3, 0.9, 0.1, dark), w.tube([[-1.75, -0.3, 0.1], [-1.75, -0.3, 1]], 14, dark), w.tube([[1.65, -0.3, 0.1], [1.65, -0.3, 1]], 14, dark),
      w.screen(-2, -0.35, 0.6, 4, 2.4, [white, dark, colour][v], r(18, 16, 364, 26, lighter(colour, 0.15), 6), [
        times(6, (row) => [r(24, 60 + row * 28, 60, 10, '#5d6f99', 5), r(100 + ((row * 61) % 120), 56 + row * 28, 70 + ((row * 43) % 110), 18, ['#37d399', '#58c7e8', '#ffc93c', '#ff6b4a', '#37d399', '#8c7bff'][row], 9)]),
        times(4, (col) => [r(22 + col * 92, 56, 82, 168, '#182a4f', 8), times(4 - col + (col > 2 ? 2 : 0), (row) => r(30 + col * 92, 66 + row * 38, 66, 28, ['#ffc93c', '#58c7e8', '#ff6b4a', '#37d399'][(row + col) % 4], 6))]),
        [times(3, (row) => times(9, (col) => r(24 + col * 40, 60 + row * 54, 34, 38, (row * 9 + col) % 7 === 3 ? '#ff6b4a' : (row + col) % 3 ? '#24406f' : '#37d399', 6))), s('M230 50V222', '#ffffff', 4)],
      ][v]), mark(1.5, 0.78, 0.36, 0.5, 'onTop'),
    ] },
    { ground: [2, 3, 1], draw: (w, colour, v) => {
      const sheet = (x, y, kind, tone = '#eaf2ff') => [r(x, y, 84, 62, tone, 5), [c(x + 42, y + 30, 18, 'none', { stroke: '#1d4e89', 'stroke-width': 4 }), p(`M${x + 18} ${y + 46}V${y + 16}H${x + 40}V${y + 30}H${x + 66}V${y + 46}Z`, 'none', { stroke: '#1d4e89', 'stroke-width': 4 }), p(polygon(gearOf(20, 8, 5).map(([gx, gy]) => [x + 42 + gx, y + 30 + gy])), 'none', { stroke: '#1d4e89', 'stroke-width': 4 })][kind]];
      const grid = times(6, (index) => sheet(18 + (index % 3) * 96, 50 + Math.floor(index / 3) * 74, (index + v) % 3, index === 4 ? '#ffe6a3' : '#eaf2ff'));
      const bar = [r(18, 16, 284, 24, '#24365e', 12), c(34, 28, 7, 'none', { stroke: '#9cc9ff', 'stroke-width': 4 })];
      return [
        [laptop(w, dark, bar, grid)],
        [w.soft(0.3, 0.5, 2.9), times(5, (index) => w.block(-1.9, -1.3 + index * 0.44, 0, 1.2, 0.36, 1.7 - ((index * 3) % 4) * 0.12, [colour, white, '#ffb86b', lighter(colour, 0.4), steel][index])), w.screen(-0.4, 0.2, 0.05, 3, 2, white, '<g transform="scale(.94)">', bar, grid, '</g>')],
        [w.soft(0.3, 0.4, 2.9), w.block(-1.7, -1.3, 0, 3.4, 2.7, 0.14, white), w.onTop(-1.7, -1.3, 0.145, r(10, 10, 320, 250, '#0b1730', 10), '<g transform="translate(8 20)">', bar, grid, '</g>'), w.tube([[1.9, 0.9, 0.3], [0.5, 0.2, 0.26]], 15, colour)],
      ][v];
    } },
  ],
};
