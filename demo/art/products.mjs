// The products of the exhibitors: two of each booth, each photographed, so to say, on the ground of its maker's colour.
import { brandColour, markOnWall } from './booth-marks.mjs';
import { circle, darker, ellipse, fade, glow, lighter, mix, n, picture, rect } from './kit.mjs';
import { makers } from './products-of-makers.mjs';
import { materials } from './products-of-materials.mjs';
import { studio, takePaints } from './solids.mjs';

const kinds = { ...makers, ...materials };

/** Grounds: tinted paper, the colour itself, the colour at night. */
const grounds = [
  (colour) => [lighter(colour, 0.9), lighter(colour, 0.66), lighter(colour, 0.97)],
  (colour) => [lighter(colour, 0.34), mix(colour, '#14203f', 0.22), lighter(colour, 0.5)],
  (colour) => [mix('#2a3454', colour, 0.26), mix('#0c1224', colour, 0.1), mix('#5a688f', colour, 0.4)],
  () => ['#f4f3f0', '#d9d7d1', '#ffffff'],
];

/** `place` is the place of a booth among those of its category, `which` of the two products it is. */
export function drawProduct({ name, category, place, which }) {
  const colour = brandColour(name);
  const { draw, ground = [0, 2, 1, 3] } = kinds[category][which];
  const [from, to, light] = grounds[ground[(place + which) % ground.length]](colour);
  const world = studio();
  const mark = (x, y, z, size, side = 'onLeft') => world[side](x, y, z, `<g transform="scale(${n(size)})">${markOnWall(name).flat(9).join('')}</g>`);
  const [cx, cy] = [[400, 330], [250, 250], [560, 260]][place];
  const shown = draw(world, colour, place, mark).flat(9).join('');
  const [left, top, right, bottom] = world.reach;
  const scale = Math.min(1.3, 660 / (right - left), 484 / (bottom - top));
  const body = [
    rect(0, 0, 800, 600, 'url(#ground)'),
    [circle(cx, cy, 270, light, { opacity: 0.38 }), ellipse(400, 470, 460, 210, light, { opacity: 0.3 }), circle(cx, cy, 235, 'none', { stroke: light, 'stroke-width': 46, opacity: 0.3 })][(place * 2 + which) % 3],
    `<g transform="translate(${n(400 - (scale * (left + right)) / 2)} ${n(304 - (scale * (top + bottom)) / 2)}) scale(${Math.round(scale * 1000) / 1000})">${shown}</g>`,
  ];
  return picture([800, 600], [0, 0, 800, 600], [fade('ground', [[0, from], [1, to]], { x2: 0.4 }), ...takePaints()], ...body);
}
