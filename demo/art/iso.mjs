// Isometric drawing: x runs down to the right, y down to the left, z up; one unit is `unit` pixels along an axis.
import { darker, ellipse, group, lighter, line, n, path, polygon, round, stroke, use } from './kit.mjs';

/** People are drawn once and used many times; a picture takes the ones it used into its defs. */
let drawn = new Map();
export function takeDrawn() {
  const taken = [...drawn.values()];
  drawn = new Map();
  return taken;
}
function once(key, body) {
  const id = drawn.get(key)?.match(/id="(\w+)"/)[1] ?? `i${drawn.size}`;
  if (!drawn.has(key)) drawn.set(key, group({ id }, body()));
  return id;
}

export function isometric(originX, originY, unit) {
  const spot = (x, y, z = 0) => [originX + (x - y) * unit * 0.866, originY + (x + y) * unit * 0.5 - z * unit];
  const face = (points, fill, more) => path(polygon(points.map((point) => spot(...point))), fill, more);
  const floor = (x, y, width, depth, fill, z = 0, more = {}) =>
    face([[x, y, z], [x + width, y, z], [x + width, y + depth, z], [x, y + depth, z]], fill, more);
  /** The wall that looks to the lower left. */
  const left = (x, y, width, height, fill, z = 0, more = {}) =>
    face([[x, y, z], [x + width, y, z], [x + width, y, z + height], [x, y, z + height]], fill, more);
  /** The wall that looks to the lower right. */
  const right = (x, y, depth, height, fill, z = 0, more = {}) =>
    face([[x, y, z], [x, y + depth, z], [x, y + depth, z + height], [x, y, z + height]], fill, more);
  const box = (x, y, z, width, depth, height, colour) => [
    floor(x, y, width, depth, lighter(colour, 0.22), z + height),
    left(x, y + depth, width, height, colour, z),
    right(x + width, y, depth, height, darker(colour, 0.24), z),
  ];
  const shadow = (x, y, width, depth, opacity = 0.16) => floor(x, y, width, depth, '#0a1c4a', 0.01, { opacity });
  const person = (x, y, coat, { skin = '#f0c19c', hair = '#2b2230', z = 0 } = {}) => {
    const u = unit / 30;
    const d = (text) => text.replace(/-?[\d.]+/g, (value) => n(Number(value) * u));
    const id = once(`person ${unit} ${coat} ${hair}`, () => [
      ellipse(6 * u, u, 9 * u, 4.6 * u, '#0a1c4a', { opacity: 0.22 }),
      path(d('M-6 -2L-5 -20H5L6 -2Q0 3 -6 -2Z'), '#22305a'),
      path(d('M-8 -16Q-9 -36 0 -37Q9 -36 8 -16Q0 -11 -8 -16Z'), coat),
      path(d('M1 -37Q9 -36 8 -16Q5 -13 2 -13Z'), darker(coat, 0.2)),
      ellipse(0, -42 * u, 6.2 * u, 6.6 * u, skin),
      path(d('M-6.6 -41Q-7 -50 0 -50Q7 -50 6.6 -40Q2 -46 -6.6 -41Z'), hair),
    ]);
    return use(id, ...spot(x, y, z));
  };
  const plant = (x, y, size = 1, leaf = '#2fae7a') => {
    const [px, py] = spot(x, y);
    const u = (unit / 30) * size;
    const blades = [-70, -40, -14, 14, 40, 70].map((angle) => {
      const a = ((angle - 90) * Math.PI) / 180;
      const [tx, ty] = [px + Math.cos(a) * 26 * u, py - 14 * u + Math.sin(a) * 34 * u];
      return path(`M${n(px)} ${n(py - 12 * u)}Q${n(px + Math.cos(a) * 6 * u - 6 * u)} ${n(py - 34 * u)} ${n(tx)} ${n(ty)}Q${n(px + Math.cos(a) * 16 * u + 5 * u)} ${n(py - 20 * u)} ${n(px)} ${n(py - 12 * u)}Z`, angle % 4 === 0 ? leaf : darker(leaf, 0.2));
    });
    return [ellipse(px + 5 * u, py, 12 * u, 5 * u, '#0a1c4a', { opacity: 0.2 }), ...blades, path(`M${n(px - 9 * u)} ${n(py - 14 * u)}H${n(px + 9 * u)}L${n(px + 6 * u)} ${n(py + 2 * u)}H${n(px - 6 * u)}Z`, '#ffffff'), path(`M${n(px + 2 * u)} ${n(py - 14 * u)}H${n(px + 9 * u)}L${n(px + 6 * u)} ${n(py + 2 * u)}H${n(px + 2 * u)}Z`, '#cfdcf5')];
  };
  const rod = (points, colour, width) => stroke(line(points.map((point) => spot(...point))), colour, width, round);
  return { spot, face, floor, left, right, box, shadow, person, plant, rod };
}
