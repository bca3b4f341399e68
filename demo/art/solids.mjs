// Solids of an isometric studio: what is turned on a lathe, cut from a profile, blown as a ball, and screens with what they show.
import { circle, darker, ellipse, fade, glow, lighter, line, n, path, polygon, rect, round, stroke } from './kit.mjs';
import { isometric } from './iso.mjs';

/** Paints are mixed once; a picture takes the ones it used into its defs. */
let mixed = new Map();
export function takePaints() {
  const taken = [...mixed.values()];
  mixed = new Map();
  return taken;
}
function paint(id, make) {
  if (!mixed.has(id)) mixed.set(id, make(id));
  return `url(#${id})`;
}
export const metal = (colour) => paint(`m${colour.slice(1)}`, (id) => fade(id, [[0, darker(colour, 0.26)], [0.16, lighter(colour, 0.2)], [0.3, lighter(colour, 0.75)], [0.46, colour], [0.8, darker(colour, 0.38)], [1, darker(colour, 0.14)]]));
export const matt = (colour) => paint(`t${colour.slice(1)}`, (id) => fade(id, [[0, lighter(colour, 0.16)], [0.35, colour], [1, darker(colour, 0.36)]]));
export const mirror = (colour) => paint(`r${colour.slice(1)}`, (id) => fade(id, [[0, lighter(colour, 0.9)], [0.34, colour], [0.36, darker(colour, 0.45)], [0.62, colour], [1, lighter(colour, 0.85)]], { x2: 1 }));
export const sheen = (from, to) => paint(`h${from.slice(1)}${to.slice(1)}`, (id) => fade(id, [[0, from], [1, to]], { x2: 1 }));
const ball = (colour) => paint(`b${colour.slice(1)}`, (id) => glow(id, [[0, lighter(colour, 0.8)], [0.4, colour], [1, darker(colour, 0.42)]], { cx: 0.36, cy: 0.3, r: 0.72 }));
const shade = (opacity) => paint(`s${Math.round(opacity * 100)}`, (id) => glow(id, [[0, '#05102e', opacity], [0.55, '#05102e', opacity * 0.6], [1, '#05102e', 0]]));

/** How far a circle of radius 1 reaches on the sheet, along its longer axis and its shorter one. */
const [wide, narrow] = [1.2247, 0.7071];
const turns = { x: 'rotate(30)', y: 'rotate(150) scale(1 -1)', z: 'rotate(-90)' };
const placesOf = { x: ([a, b], along) => [along, a, b], y: ([a, b], along) => [a, along, b], z: ([a, b], along) => [a, b, along] };

const lit = (colour, [x, , z]) => {
  const light = 0.26 * z - 0.26 * x;
  return light > 0 ? lighter(colour, light) : darker(colour, -light);
};

export const ringOf = (radius, corners = 28, [x, y] = [0, 0], from = 0) =>
  Array.from({ length: corners }, (_, index) => { const a = from + (index * 2 * Math.PI) / corners; return [x + radius * Math.cos(a), y + radius * Math.sin(a)]; });
export const gearOf = (radius, teeth, depth) =>
  Array.from({ length: teeth * 4 }, (_, index) => { const a = ((index + [0.1, -0.1, 0.1, -0.1][index % 4]) * 2 * Math.PI) / (teeth * 4); const r = index % 4 < 2 ? radius : radius - depth; return [r * Math.cos(a), r * Math.sin(a)]; });
export const boxOf = (x, y, width, depth) => [[x, y], [x + width, y], [x + width, y + depth], [x, y + depth]];
const area = (points) => points.reduce((sum, [x, y], index) => { const [nx, ny] = points[(index + 1) % points.length]; return sum + x * ny - nx * y; }, 0);

export function studio(unit = 100, [originX, originY] = [400, 320]) {
  const world = isometric(originX, originY, unit);
  /** What the things of this studio reach, in pixels: left, top, right, bottom. */
  const reach = [Infinity, Infinity, -Infinity, -Infinity];
  const touch = ([x, y], around = 0) => {
    [reach[0], reach[1], reach[2], reach[3]] = [Math.min(reach[0], x - around), Math.min(reach[1], y - around), Math.max(reach[2], x + around), Math.max(reach[3], y + around)];
    return [x, y];
  };
  const spot = (x, y, z) => touch(world.spot(x, y, z));
  /** A shape that stands out of a plane: `outline` is cut across `axis`, from one place along it for a length. */
  const extrude = (axis, outline, from, length, colour, { holes = [], cap, edge = true } = {}) => {
    const at = placesOf[axis];
    const points = area(outline) > 0 ? outline : [...outline].reverse();
    const sides = points.flatMap((a, index) => {
      const b = points[(index + 1) % points.length];
      const [da, db] = [b[0] - a[0], b[1] - a[1]];
      const size = Math.hypot(da, db);
      const normal = at([db / size, -da / size], 0);
      if (normal[0] + normal[1] + normal[2] < 0.001) return [];
      const corners = [at(a, from), at(b, from), at(b, from + length), at(a, from + length)];
      return [{ depth: a[0] + a[1] + b[0] + b[1], drawn: path(polygon(corners.map((corner) => spot(...corner))), lit(colour, normal)) }];
    });
    for (const point of points) touch(spot(...at(point, from)));
    const flat = (shape) => polygon(shape.map((point) => spot(...at(point, from + length))));
    const top = cap ?? lit(colour, at([0, 0], 1));
    return [
      ...sides.sort((one, other) => one.depth - other.depth).map(({ drawn }) => drawn),
      path(flat(points), top),
      ...holes.map((hole) => [path(flat(hole), darker(colour, 0.55)), stroke(flat(hole), lighter(colour, 0.5), 1.5, { opacity: 0.6 })]),
      edge ? stroke(flat(points), lighter(colour, 0.55), 1.5, { opacity: 0.7 }) : '',
    ];
  };
  /** What a lathe makes: steps of a length with a radius at each end, `true` for a thread. */
  const lathe = (place, axis, steps, colour, { fill = metal(colour), bore = 0, cap } = {}) => {
    const [px, py] = world.spot(...place);
    touch([px, py], steps[0][1] * unit);
    let along = 0;
    const drawn = steps.map(([length, start, end = start, isThread = false]) => {
      const [a, b, ra, rb] = [along * unit, (along + length) * unit, start * wide * unit, end * wide * unit];
      along += length;
      touch(world.spot(...place.map((value, index) => value + (axis === 'xyz'[index] ? along : 0))), Math.max(ra, rb));
      const rings = isThread ? Array.from({ length: Math.floor((b - a) / 7) }, (_, index) => { const x = a + 5 + index * 7; return `M${n(x)} ${n(-rb)}A${n(rb * 0.577)} ${n(rb)} 0 0 1 ${n(x)} ${n(rb)}`; }).join('') : '';
      return [
        path(`M${n(a)} ${n(-ra)}L${n(b)} ${n(-rb)}A${n(rb * 0.577)} ${n(rb)} 0 0 1 ${n(b)} ${n(rb)}L${n(a)} ${n(ra)}A${n(ra * 0.577)} ${n(ra)} 0 0 1 ${n(a)} ${n(-ra)}Z`, fill),
        rings ? stroke(rings, darker(colour, 0.55), 2.4, { opacity: 0.6 }) : '',
        ellipse(b, 0, rb * 0.577, rb, cap ?? lighter(colour, 0.42)),
      ];
    });
    const open = bore ? [ellipse(along * unit, 0, bore * narrow * unit, bore * wide * unit, darker(colour, 0.62)), ellipse(along * unit - 3, 0, bore * narrow * unit * 0.8, bore * wide * unit * 0.86, darker(colour, 0.35), { opacity: 0.5 })] : [];
    return `<g transform="translate(${n(px)} ${n(py)}) ${turns[axis]}">${[drawn, open].flat(9).join('')}</g>`;
  };
  const sphere = (x, y, z, radius, colour) => { const [px, py] = touch(world.spot(x, y, z), radius * unit); return circle(px, py, radius * unit * wide, ball(colour)); };
  /** What lies under a thing, softly. */
  const soft = (x, y, width, depth = width, opacity = 0.34) => { const [px, py] = world.spot(x, y, 0); return ellipse(px, py, width * unit, depth * unit * 0.58, shade(opacity)); };
  /** A box with edges that catch the light. */
  const block = (x, y, z, width, depth, height, colour) => {
    for (const corner of [[x, y, z + height], [x + width, y, z], [x, y + depth, z]]) spot(...corner);
    return [
    world.box(x, y, z, width, depth, height, colour),
    stroke(line([spot(x, y + depth, z + height), spot(x + width, y + depth, z + height), spot(x + width, y, z + height)]), lighter(colour, 0.6), 2, { ...round, opacity: 0.75 }),
    stroke(line([spot(x + width, y + depth, z), spot(x + width, y + depth, z + height)]), lighter(colour, 0.35), 1.5, { opacity: 0.6 }),
    ];
  };
  const plane = (matrix) => (x, y, z, ...body) => { const [px, py] = world.spot(x, y, z); return `<g transform="matrix(${matrix} ${n(px)} ${n(py)})">${body.flat(9).join('')}</g>`; };
  /** Drawings on the walls and on top; their 0, 0 is the place, and y runs down. */
  const onLeft = plane('.866 .5 0 1');
  const onRight = plane('.866 -.5 0 1');
  const onTop = plane('.866 .5 -.866 .5');
  /** A tube along points of space. */
  const tube = (points, width, colour) => {
    const d = line(points.map((point) => spot(...point)));
    return [stroke(d, darker(colour, 0.35), width, round), stroke(d, colour, width * 0.78, { ...round, transform: `translate(${n(-width * 0.05)} ${n(-width * 0.07)})` }), stroke(d, lighter(colour, 0.6), width * 0.22, { ...round, opacity: 0.8, transform: `translate(${n(-width * 0.16)} ${n(-width * 0.2)})` })];
  };
  /** A screen that stands, with what is drawn in a field of `width` by `height` pixels. */
  const screen = (x, y, z, width, height, frame, ...body) => [
    block(x, y, z, width, 0.12, height, frame),
    onLeft(x, y + 0.12, z + height, rect(7, 7, width * unit - 14, height * unit - 14, '#0b1730', { rx: 5 }), ...body),
  ];
  return { ...world, spot, reach, unit, extrude, lathe, sphere, soft, block, onLeft, onRight, onTop, tube, screen };
}
