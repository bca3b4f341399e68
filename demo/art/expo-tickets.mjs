// ものづくり共創EXPO: what its tickets are for, drawn in the same daylight as the hall.
import { circle, darker, ellipse, line, n, path, polygon, rect, round, stroke } from './kit.mjs';
import { isometric } from './iso.mjs';

const blue = '#0a5cff';
const navy = '#0b1f5c';
const sky = '#dbe8ff';
const yellow = '#ffc93c';
const coral = '#ff6b4a';
const mint = '#39c6a3';
const lilac = '#8c7bff';

/** The gate of the hall: two posts, a beam, readers, and people on their way in. */
function gate(tiles) {
  const world = isometric(370, 280, 56);
  const readers = [-0.6, 0.8, 2.2].map((x) => [world.shadow(x + 0.1, 1.4, 0.7, 1.4), world.box(x, 1.2, 0, 0.45, 1.2, 0.95, blue), world.floor(x + 0.08, 1.6, 0.3, 0.4, mint, 0.96)]);
  const walkers = [[-0.1, -1.2, coral], [2.1, -0.7, '#ffffff'], [0.2, 3.4, mint], [1.5, 3.1, yellow], [2.9, 3.9, lilac], [0.9, 4.7, '#ffffff'], [2.1, 5.4, blue]];
  return [
    tiles(world, '#ffffff'), world.floor(-1.6, -6, 4.8, 18, '#b9d0ff', 0, { opacity: 0.6 }),
    ...walkers.slice(0, 2).map(([x, y, coat]) => world.person(x, y, coat)),
    world.box(-1.9, 0.6, 0, 0.6, 0.6, 3.1, '#ffffff'), world.box(2.9, 0.6, 0, 0.6, 0.6, 3.1, '#ffffff'), world.box(-1.9, 0.6, 3.1, 5.4, 0.6, 0.8, blue),
    ...[0, 1, 2, 3].map((index) => world.left(-1.2 + index * 1.15, 1.21, 0.8, 0.34, index === 1 ? yellow : '#ffffff', 3.33)),
    ...readers, ...walkers.slice(2).map(([x, y, coat]) => world.person(x, y, coat)), world.plant(-3.2, 1.4, 1.6), world.plant(4.8, -0.6, 1.6),
  ];
}

/** The maker hall: benches with things half made, and who makes them. */
function makers(tiles) {
  const world = isometric(400, 235, 62);
  const bench = (x, y, colour, things) => [world.shadow(x + 0.2, y + 0.2, 2.6, 1.4), world.box(x, y, 0, 2.4, 1.1, 0.85, '#ffffff'), world.left(x + 0.1, y + 1.11, 2.2, 0.25, colour, 0.5), ...things.map(([dx, dy, size, fill]) => world.box(x + dx, y + dy, 0.85, size, size, size, fill))];
  const gear = (x, y, z, r, colour) => { const [px, py] = world.spot(x, y, z); return [circle(px, py, r, 'none', { stroke: darker(colour, 0.2), 'stroke-width': r * 0.55, 'stroke-dasharray': `${n(r * 0.5)} ${n(r * 0.28)}` }), circle(px, py, r * 0.78, colour), circle(px, py, r * 0.3, '#ffffff')]; };
  return [
    tiles(world, '#ffd872'), world.floor(-2, -2, 8, 8, '#fff3cf', 0, { opacity: 0.8 }),
    bench(-1.2, -1.2, blue, [[0.3, 0.25, 0.4, coral], [0.9, 0.35, 0.4, mint], [1.5, 0.25, 0.5, lilac]]), world.person(1.9, -0.1, coral), world.person(-1.8, -0.6, '#ffffff'),
    bench(2.2, 0.6, coral, [[0.3, 0.3, 0.3, yellow], [0.3, 0.3, 0.01, yellow], [1.6, 0.3, 0.4, blue]]), ...gear(3.3, 1.1, 1.35, 30, mint), world.person(5.2, 1.6, blue), world.person(3.3, 2.6, lilac),
    bench(-1.4, 2.6, mint, [[0.2, 0.3, 0.5, blue], [0.9, 0.3, 0.3, coral]]), ...gear(0.6, 3.1, 1.3, 24, coral), world.person(-1.9, 3.6, mint), world.person(0.2, 4.5, '#ffffff', { hair: '#8a8f9f' }), world.plant(5, -1.2, 1.3), world.plant(-3.3, 5.2, 1.2),
  ];
}

/** A spinning top of turned brass, on its point. */
function top() {
  const spin = (y, rx, colour, width) => ellipse(400, y, rx, rx * 0.23, 'none', { stroke: colour, 'stroke-width': width, 'stroke-dasharray': `${n(rx * 1.3)} ${n(rx * 0.5)}` });
  return [
    rect(0, 430, 800, 170, '#14296e'), ellipse(400, 508, 210, 42, '#081541'), spin(508, 250, '#3f84ff', 5), spin(508, 300, '#2f62c9', 3),
    path(polygon([[400, 505], [230, 312], [570, 312]]), '#d79a2b'), path(polygon([[400, 505], [430, 312], [570, 312]]), '#a86f14'), path(polygon([[400, 505], [296, 312], [350, 312]]), '#ffe08a'),
    path('M176 276H624V312Q624 330 570 334H230Q176 330 176 312Z', '#c98a1e'), path('M176 276H260V333H230Q176 330 176 312Z', '#ffe8a8'), path('M500 276H624V312Q624 330 570 334H500Z', '#a86f14'),
    ellipse(400, 276, 224, 52, '#ffd257'), ellipse(400, 276, 176, 40, '#e9b03a'), ellipse(400, 274, 120, 27, '#ffd968'), ellipse(400, 272, 60, 14, '#e9b03a'),
    rect(384, 128, 32, 140, '#e0a434', { rx: 9 }), rect(384, 128, 11, 140, '#ffedb8', { rx: 5 }), ellipse(400, 268, 16, 5, '#b67d1c'), ellipse(400, 130, 26, 11, '#ffe08a'),
    stroke('M120 232C200 180 260 166 320 162M680 232C620 190 560 172 490 164', '#7fa8ff', 7, round), stroke('M90 300C96 280 108 262 130 250M710 300C704 282 692 264 672 250', '#3f84ff', 6, round),
    ...[[170, 404, 7], [620, 396, 9], [660, 452, 5], [138, 464, 5], [236, 458, 4]].map(([x, y, r]) => path(`M${x} ${y - r * 2}q${r * 0.4} ${r * 1.6} ${r * 2} ${r * 2}q${-r * 1.6} ${r * 0.4} ${-r * 2} ${r * 2}q${-r * 0.4} ${-r * 1.6} ${-r * 2} ${-r * 2}q${r * 1.6} ${-r * 0.4} ${r * 2} ${-r * 2}z`, yellow)),
  ];
}

/** A key between hammer and anvil, still warm. */
function forge() {
  const key = [circle(330, 300, 62, 'none', { stroke: '#fff1c2', 'stroke-width': 30 }), rect(386, 284, 210, 32, '#fff1c2', { rx: 8 }), rect(520, 300, 26, 60, '#fff1c2', { rx: 6 }), rect(566, 300, 26, 46, '#fff1c2', { rx: 6 })];
  const sparks = [[250, 190, 16], [470, 196, 12], [606, 232, 15], [222, 262, 10], [640, 170, 9], [398, 148, 11]];
  return [
    circle(420, 310, 290, '#ff8a5c'), circle(420, 310, 190, '#ffab6e'),
    path('M150 372H640Q700 372 728 340H740V396Q690 420 600 420Q560 424 548 470L580 540H240L272 470Q262 424 214 416Q160 410 150 372Z', navy), rect(214, 540, 400, 34, '#17307e', { rx: 8 }), path('M150 372H640Q700 372 728 340H740V352Q700 386 640 388H154Z', '#3a5bc0'),
    ...key, circle(330, 300, 62, 'none', { stroke: coral, 'stroke-width': 8, opacity: 0.5 }),
    `<g transform="translate(486 78) rotate(24)">`, rect(-16, 30, 32, 214, '#8a5a36', { rx: 12 }), rect(-16, 30, 12, 214, '#b07a4c', { rx: 6 }), path('M-112 -30H84Q104 -30 104 -12V34Q104 48 84 48H-112Q-124 48 -124 36V-18Q-124 -30 -112 -30Z', '#33406f'), path('M-112 -30H84Q104 -30 104 -12V-6H-124V-18Q-124 -30 -112 -30Z', '#6f83bd'), '</g>',
    ...sparks.map(([x, y, r]) => stroke(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`, yellow, 6, round)),
  ];
}

/** The tour: a bus before a factory with a saw-tooth roof. */
function tour(tiles) {
  const world = isometric(380, 215, 54);
  const tooth = (y) => [world.face([[-2, y, 2.2], [-2, y + 1.6, 2.2], [2.6, y + 1.6, 2.2], [2.6, y, 2.2]], '#ffffff'), world.face([[2.6, y, 2.2], [2.6, y + 1.6, 2.2], [2.6, y + 1.6, 3.1]], '#8fb0f5'), world.face([[-2, y, 2.2], [2.6, y, 2.2], [2.6, y + 1.6, 3.1], [-2, y + 1.6, 3.1]], '#5f8cf0'), world.left(-2, y + 1.6, 4.6, 0.9, '#cfe0ff', 2.2)];
  const windows = [0, 1, 2, 3, 4].map((index) => world.left(-0.3 + index * 0.92, 6.41, 0.72, 0.55, '#cfe6ff', 0.85));
  return [
    tiles(world, '#57d3b5'), world.floor(-14, 4.7, 34, 2.6, '#2a3d6b'), stroke(line([world.spot(-14, 6.9, 0.01), world.spot(20, 6.9, 0.01)]), '#ffffff', 5, { 'stroke-dasharray': '38 30' }),
    world.shadow(-1.6, -2.2, 5, 6.6), world.box(-2, -2.4, 0, 4.6, 4.8, 2.2, '#ffffff'), tooth(-2.4), tooth(-0.8), tooth(0.8), world.left(-1.6, 2.41, 1.5, 1.4, navy, 0), world.left(0.3, 2.41, 2, 0.7, '#8fb0f5', 0.9), ...[0, 1, 2].map((index) => world.right(2.61, -2 + index * 1.6, 1.1, 0.7, '#8fb0f5', 0.9)),
    world.box(4, -2.6, 0, 0.9, 0.9, 3.8, coral), world.box(4, -2.6, 3.2, 0.9, 0.9, 0.25, '#ffffff'),
    world.person(3.4, 3.4, coral), world.person(4.4, 3.1, '#ffffff'), world.person(5.3, 3.7, lilac),
    world.shadow(-0.3, 5.5, 5.2, 1.4, 0.3), world.box(-0.6, 5, 0.25, 5, 1.4, 1.6, yellow), ...windows, world.left(-0.6, 6.41, 5, 0.16, blue, 0.55), world.right(4.41, 5.15, 1.1, 0.75, '#cfe6ff', 0.9),
    ...[0.4, 3.4].map((x) => { const [px, py] = world.spot(x, 6.42, 0.26); return [ellipse(px, py, 17, 20, navy), ellipse(px, py, 7, 9, '#ffffff')]; }),
    world.plant(-3.2, 3.4, 1.4), world.plant(6.4, 2.2, 1.5),
  ];
}

/** The reception: round tables, glasses, a string of lights. */
function reception(tiles) {
  const world = isometric(400, 230, 58);
  const table = (x, y, coats) => {
    const [px, py] = world.spot(x, y);
    const around = coats.map((coat, index) => { const turn = (index / coats.length) * Math.PI * 2 + 0.6; return [x + Math.cos(turn) * 1.45, y + Math.sin(turn) * 1.45, coat]; });
    const behind = around.filter(([ax, ay]) => ax + ay < x + y).map(([ax, ay, coat]) => world.person(ax, ay, coat));
    const before = around.filter(([ax, ay]) => ax + ay >= x + y).map(([ax, ay, coat]) => world.person(ax, ay, coat));
    return [...behind, ellipse(px + 10, py + 8, 66, 38, navy, { opacity: 0.2 }), path(`M${n(px - 56)} ${n(py - 52)}Q${n(px - 64)} ${n(py - 4)} ${n(px)} ${n(py + 14)}Q${n(px + 64)} ${n(py - 4)} ${n(px + 56)} ${n(py - 52)}Z`, '#e7e3ff'), ellipse(px, py - 52, 57, 31, '#ffffff'), ...[[-22, -54, coral], [10, -64, yellow], [18, -44, blue]].map(([dx, dy, fill]) => path(`M${n(px + dx - 6)} ${n(py + dy - 16)}h12l-4 12h-4zM${n(px + dx - 1)} ${n(py + dy - 5)}h2v9h-2z`, fill)), ...before];
  };
  const bulbs = [];
  for (let x = 20; x <= 780; x += 38) bulbs.push(circle(x, 62 + Math.sin((x / 800) * Math.PI * 3) ** 2 * 46, 9, x % 76 === 20 ? yellow : '#fff1c2'));
  return [
    tiles(world, '#a597ff'), stroke(line(Array.from({ length: 41 }, (_, index) => [index * 20, 50 + Math.sin(((index * 20) / 800) * Math.PI * 3) ** 2 * 46])), navy, 3), ...bulbs,
    table(0.2, 0.2, [blue, coral, mint, '#ffffff', yellow]), table(-1.6, 4, ['#ffffff', mint, navy, coral]), table(3.6, 1.2, [yellow, '#ffffff', coral, blue, mint]), table(2.2, 4.8, [mint, coral, '#ffffff', yellow]),
  ];
}

/** `thumbnail` and `tiles` are the hall's. */
export const ticketPictures = (thumbnail, tiles) => ({
  'ticket-pass': () => thumbnail(sky, gate(tiles)),
  'ticket-makers': () => thumbnail(yellow, makers(tiles)),
  'ticket-top': () => thumbnail(navy, top()),
  'ticket-forge': () => thumbnail(coral, forge()),
  'ticket-tour': () => thumbnail(mint, tour(tiles)),
  'ticket-reception': () => thumbnail(lilac, reception(tiles)),
});
