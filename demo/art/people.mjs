// People in a few shapes: standing ones for streets and quays, and a crowd in front of a stage.
import { at, circle, curve, n, path, round, stroke } from './kit.mjs';

/** Someone standing, `size` tall, feet at x, y. */
export function standing(random, x, y, size, { coat, legs = '#1c2733', skin = '#e9b995', hair = '#2a2320' } = {}) {
  const unit = size / 100;
  const lean = random.between(-3, 3);
  const width = random.between(15, 19);
  const isSkirt = random.chance(0.35);
  const body = isSkirt
    ? `M${-width / 2} -78Q0 -86 ${width / 2} -78L${width / 2 + 7} -30Q0 -25 ${-width / 2 - 7} -30Z`
    : `M${-width / 2} -77Q0 -86 ${width / 2} -77L${width / 2 + 2} -40Q0 -37 ${-width / 2 - 2} -40Z`;
  const arm = random.pick(['M7 -74L12 -50', 'M-7 -74L-13 -52', 'M7 -74L14 -62L8 -54', 'M-7 -74L-15 -66L-9 -88']);
  return at(
    x,
    y,
    `<g transform="scale(${n(unit * 10) / 10 || 0.1}) rotate(${n(lean)})">`,
    stroke('M-4 -40L-5 0M4 -40L6 0', legs, 7, round),
    path(body, coat),
    stroke(arm, coat, 6, round),
    circle(0, -91, 8, skin),
    path(random.chance(0.5) ? 'M-8.6 -90A8.8 8.8 0 0 1 8.6 -92Q3 -96 -2 -94Q-7 -93 -8.6 -90Z' : 'M-8.8 -84Q-11 -101 0 -101Q11 -101 8.6 -86Q6 -95 -4 -95Q-7 -90 -8.8 -84Z', hair),
    '</g>',
  );
}

/** The backs of a crowd between two edges; some raise their arms. One colour, one path and its arms. */
export function crowd(random, { from, to, y, size, colour, raised = 0.4, jitter = 0.3 }) {
  let heads = '';
  let arms = '';
  for (let x = from; x < to; x += size * random.between(0.62, 0.95)) {
    const top = y + random.bell() * size * jitter;
    const r = size * random.between(0.2, 0.25);
    const tilt = random.between(-0.1, 0.1) * size;
    heads += `M${n(x + tilt - r)} ${n(top)}a${n(r)} ${n(r * 1.15)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 1.15)} 0 1 1 ${n(-2 * r)} 0Z`;
    const shoulder = top + r * 1.5;
    const wide = size * 0.46;
    heads += `M${n(x - wide)} ${n(shoulder + size * 0.9)}C${n(x - wide)} ${n(shoulder - r * 0.4)} ${n(x - r)} ${n(shoulder - r * 0.2)} ${n(x)} ${n(shoulder - r * 0.35)}C${n(x + r)} ${n(shoulder - r * 0.2)} ${n(x + wide)} ${n(shoulder - r * 0.4)} ${n(x + wide)} ${n(shoulder + size * 0.9)}Z`;
    for (const side of [-1, 1]) {
      if (!random.chance(raised)) continue;
      const elbow = [x + side * size * random.between(0.42, 0.62), top - size * random.between(-0.1, 0.15)];
      const hand = [x + side * size * random.between(0.2, 0.6), top - size * random.between(0.5, 0.95)];
      arms += curve([[x + side * wide * 0.8, shoulder + r * 0.6], elbow, hand]);
    }
  }
  const floor = y + size * 1.4;
  heads += `M${n(from - size)} ${n(y + size * 0.75)}H${n(to + size)}V${n(floor + size * 4)}H${n(from - size)}Z`;
  return [stroke(arms, colour, size * 0.13, round), path(heads, colour)];
}
