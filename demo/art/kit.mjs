// The drawing box of the demo pictures: seeded randomness, colours, paths and SVG text. No dependency, no <text>, no filter.

/** A seeded random source: the same picture on every machine. */
export function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
    /** Around 0, mostly within -1 and 1. */
    bell: () => (next() + next() + next() - 1.5) / 0.75,
  };
}

/** A number as short as it can be: one decimal. */
export const n = (value) => String(Math.round(value * 10) / 10);
const attribute = ([name, value]) =>
  value === undefined || value === false ? '' : ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`;
export const tag = (name, attributes = {}, children = '') => {
  const inside = Array.isArray(children) ? children.flat(9).join('') : children;
  const head = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  return inside === '' ? `${head}/>` : `${head}>${inside}</${name}>`;
};

export const rect = (x, y, width, height, fill, more = {}) =>
  tag('rect', { x: Number(n(x)), y: Number(n(y)), width: Number(n(width)), height: Number(n(height)), fill, ...more });
export const circle = (cx, cy, r, fill, more = {}) =>
  tag('circle', { cx: Number(n(cx)), cy: Number(n(cy)), r: Number(n(r)), fill, ...more });
export const ellipse = (cx, cy, rx, ry, fill, more = {}) =>
  tag('ellipse', { cx: Number(n(cx)), cy: Number(n(cy)), rx: Number(n(rx)), ry: Number(n(ry)), fill, ...more });
export const path = (d, fill, more = {}) => tag('path', { d, fill, ...more });
export const stroke = (d, colour, width, more = {}) =>
  tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': Number(n(width)), ...more });
export const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
export const group = (more, ...children) => tag('g', more, children);
export const at = (x, y, ...children) => tag('g', { transform: `translate(${n(x)} ${n(y)})` }, children);
export const placed = (transform, ...children) => tag('g', { transform }, children);
export const use = (id, x, y, more = {}) => tag('use', { href: `#${id}`, x: Number(n(x)), y: Number(n(y)), ...more });

export const polygon = (points) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
export const line = (points) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
/** A soft curve through the points. */
export function curve(points, isClosed = false) {
  const size = points.length;
  const point = (index) => (isClosed ? points[(index + size) % size] : points[Math.max(0, Math.min(size - 1, index))]);
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let index = 0; index < (isClosed ? size : size - 1); index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${[...first, ...second, ...to].map(n).join(' ')}`;
  }
  return isClosed ? `${d}Z` : d;
}
/** The outline of hills from the left edge to the right one, as points. */
export function ridge(random, { from = -20, to = 1620, y, height, rough = 0.55, depth = 6 }) {
  let heights = [random.between(0, 0.6), random.between(0.2, 1)];
  let swing = 1;
  for (let pass = 0; pass < depth; pass += 1) {
    swing *= rough;
    heights = heights.flatMap((value, index) =>
      index + 1 < heights.length ? [value, (value + heights[index + 1]) / 2 + (random.next() - 0.5) * swing] : [value],
    );
  }
  return heights.map((value, index) => [from + ((to - from) * index) / (heights.length - 1), y - value * height]);
}
export const land = (points, bottom) =>
  polygon([...points, [points[points.length - 1][0], bottom], [points[0][0], bottom]]);
export const arc = (cx, cy, r, from, to) => {
  const [a, b] = [(from * Math.PI) / 180, (to * Math.PI) / 180];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const start = `${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}`;
  return `M${start}A${n(r)} ${n(r)} 0 ${large} ${to > from ? 1 : 0} ${n(cx + r * Math.cos(b))} ${n(cy + r * Math.sin(b))}`;
};
export const polar = (cx, cy, r, degrees) => [
  cx + r * Math.cos((degrees * Math.PI) / 180),
  cy + r * Math.sin((degrees * Math.PI) / 180),
];

const channels = (hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
export const mix = (one, other, share) => {
  const [from, to] = [channels(one), channels(other)];
  const part = (index) => Math.round(from[index] + (to[index] - from[index]) * share).toString(16).padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
};
export const darker = (hex, share) => mix(hex, '#0a0a14', share);
export const lighter = (hex, share) => mix(hex, '#ffffff', share);

const stops = (list) =>
  list.map(([offset, colour, opacity]) => tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }));
export const fade = (id, list, { x1 = 0, y1 = 0, x2 = 0, y2 = 1, ...more } = {}) =>
  tag('linearGradient', { id, x1, y1, x2, y2, ...more }, stops(list));
export const glow = (id, list, more = {}) => tag('radialGradient', { id, ...more }, stops(list));
export const clip = (id, ...children) => tag('clipPath', { id }, children);

const tile = (id, width, height, children, more = {}) =>
  tag('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', ...more }, children);
/** Print grain: specks in a tile. */
export function grain(id, colour = '#000000', opacity = 0.1, { size = 220, count = 420, seed = 7, speck = 1.3 } = {}) {
  const random = seeded(seed);
  let d = '';
  for (let index = 0; index < count; index += 1) d += `M${n(random.between(2, size - 2))} ${n(random.between(2, size - 2))}h.1`;
  return tile(id, size, size, stroke(d, colour, speck, { 'stroke-opacity': opacity, 'stroke-linecap': 'round' }));
}
/** A halftone: dots in offset rows. */
export const dots = (id, step, r, colour) =>
  tile(id, step * 2, step * 2, [circle(step / 2, step / 2, r, colour), circle(step * 1.5, step * 1.5, r, colour)]);
export const stripes = (id, step, width, colour, turn = 0) =>
  tile(id, step, step, rect(0, 0, width, step, colour), { patternTransform: `rotate(${turn})` });
/** 青海波, the waves of the blue sea. */
export function seigaiha(id, r, colour, width, ground) {
  const fan = (x, y) => [
    circle(x, y, r, ground, { stroke: colour, 'stroke-width': width }),
    ...[0.72, 0.44, 0.18].map((part) => circle(x, y, r * part, 'none', { stroke: colour, 'stroke-width': width })),
  ];
  const rows = [];
  for (let row = -1; row <= 5; row += 1) {
    for (let column = -1; column <= 1; column += 1) rows.push(fan(r + column * 2 * r + (row % 2 === 0 ? 0 : r), (row * r) / 2 + r / 2));
  }
  return tile(id, 2 * r, r, rows);
}
/** 麻の葉, the hemp leaf. */
export function asanoha(id, side, colour, width) {
  const height = side * Math.sqrt(3);
  const lines = [];
  const star = (x, y) => {
    for (let turn = 0; turn < 6; turn += 1) {
      const tip = polar(x, y, side, turn * 60 + 30);
      const inner = polar(x, y, side / Math.sqrt(3), turn * 60);
      const next = polar(x, y, side, turn * 60 - 30);
      lines.push(`${line([[x, y], tip])}${line([[x, y], inner])}${line([next, inner, tip])}${line([next, tip])}`);
    }
  };
  for (const [x, y] of [[0, 0], [height, 0], [0, side * 3], [height, side * 3], [height / 2, side * 1.5]]) star(x, y);
  return tile(id, Number(height.toFixed(3)), side * 3, stroke(lines.join(''), colour, width));
}
/** 市松, checks. */
export const ichimatsu = (id, side, one, other) =>
  tile(id, side * 2, side * 2, [rect(0, 0, side * 2, side * 2, one), rect(0, 0, side, side, other), rect(side, side, side, side, other)]);
/** 七宝, linked rings. */
export function shippo(id, r, colour, width) {
  const ring = (x, y) => circle(x, y, r, 'none', { stroke: colour, 'stroke-width': width });
  return tile(id, 2 * r, 2 * r, [ring(r, r), ring(0, 0), ring(2 * r, 0), ring(0, 2 * r), ring(2 * r, 2 * r)]);
}

/** A flat-bottomed cloud. */
export function cloud(x, y, size, colour) {
  return path(
    `M${x - size * 2} ${y}h${size * 4.6}a${n(size * 0.5)} ${n(size * 0.5)} 0 0 0 -${n(size * 0.6)} -${n(size * 0.6)}a${n(size * 0.8)} ${n(size * 0.8)} 0 0 0 -${n(size * 1.2)} -${n(size * 0.7)}a${size} ${size} 0 0 0 -${n(size * 1.5)} ${n(size * 0.5)}a${n(size * 0.6)} ${n(size * 0.6)} 0 0 0 -${n(size * 1.3)} ${n(size * 0.8)}z`,
    colour,
  );
}

/** A whole picture: `size` is what it measures, `view` the part of the drawing it shows. */
export function picture(size, view, defs, ...body) {
  const [width, height] = size;
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: view.join(' '), preserveAspectRatio: 'xMidYMid slice' }, [
    tag('defs', {}, defs),
    ...body,
  ]);
}
export const sizes = {
  cover: [1600, 900],
  ogp: [1200, 630],
  icon: [512, 512],
  banner: [1200, 400],
  thumb: [800, 600],
};
