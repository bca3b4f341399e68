// Drawn portraits: one person for each seed, in a square. Faces, hair, glasses and clothes vary; no two seeds look alike.
import { circle, darker, ellipse, fade, lighter, mix, n, path, picture, rect, round, seeded, stroke } from './kit.mjs';

const skins = ['#f6d3b3', '#f0c3a0', '#e7b48c', '#d9a077', '#bf8258', '#9a6242', '#77492f', '#f3cdb9'];
const hairs = ['#1d1a1c', '#2b2230', '#3a2a22', '#54382a', '#7a5236', '#a8763f', '#c9a063', '#8d8f96', '#c9c9cd', '#6d2f22'];
const coats = ['#27407a', '#33406f', '#1f5a55', '#7a2f3f', '#4b3a7a', '#3d4650', '#b5573a', '#2f6b45', '#8a6a2c', '#e8e4dc', '#244b66', '#5c5f6a'];
const grounds = ['#dfe9f7', '#f6e3d3', '#dcefe6', '#efe1ef', '#f7ecc9', '#e3e4f5', '#f5d9d6', '#d8ecef', '#e9e6df', '#e0ecd2'];

/** Hair behind the head, and in front of it. The head is an ellipse around 256, 226. */
const styles = {
  crop: (hair) => ['', path('M166 222Q150 112 256 106Q362 112 346 222Q340 176 310 158Q256 172 204 156Q172 178 166 222Z', hair)],
  side: (hair) => ['', path('M164 226Q148 110 262 104Q368 114 348 226Q344 182 322 166Q262 176 220 132Q200 168 176 182Q168 200 164 226Z', hair)],
  wave: (hair) => ['', path('M162 220Q156 150 196 126Q214 92 262 102Q318 92 336 136Q360 160 350 222Q342 190 330 178Q300 184 286 164Q250 186 222 166Q196 182 182 176Q168 194 162 220Z', hair)],
  bun: (hair) => [circle(256, 92, 40, hair), path('M164 236Q146 112 256 104Q366 112 348 236Q344 178 306 150Q256 140 206 150Q168 178 164 236Z', hair)],
  bob: (hair) => [path('M150 250Q138 100 256 98Q374 100 362 250Q366 312 340 326H172Q146 312 150 250Z', hair), path('M166 226Q160 120 262 112Q352 122 346 226Q332 176 292 150Q244 190 184 188Q172 204 166 226Z', hair)],
  long: (hair) => [path('M148 250Q130 96 256 94Q382 96 364 250Q362 360 392 416H120Q150 360 148 250Z', hair), path('M166 230Q158 128 246 112Q246 160 180 196Q170 210 166 230ZM246 112Q352 116 346 230Q340 196 322 178Q262 160 246 112Z', hair)],
  fringe: (hair) => [path('M152 246Q140 98 256 96Q372 98 360 246Q364 330 344 372H168Q148 330 152 246Z', hair), path('M166 208Q162 116 256 108Q350 116 346 208Q336 196 326 196Q256 208 186 196Q176 198 166 208Z', hair)],
  tail: (hair) => [path('M338 170Q420 180 400 310Q388 350 366 340Q390 270 340 232Z', hair), path('M164 228Q150 110 258 104Q364 110 348 228Q340 168 296 146Q220 156 188 172Q170 194 164 228Z', hair)],
  curls: (hair) => [[[170, 190, 40], [186, 140, 44], [232, 108, 46], [286, 108, 46], [330, 142, 44], [344, 192, 40], [164, 240, 32], [350, 240, 32]].map(([x, y, r]) => circle(x, y, r, hair)), [[196, 156, 24], [232, 140, 26], [274, 140, 26], [312, 156, 24]].map(([x, y, r]) => circle(x, y, r, hair))],
  bald: (hair) => ['', path('M166 232Q158 196 170 176Q172 214 178 236ZM346 232Q354 196 342 176Q340 214 334 236Z', hair)],
  cap: (hair) => ['', path('M164 214Q160 170 176 158Q170 110 236 110Q268 92 304 112Q346 116 338 158Q352 178 348 214Q340 200 336 182Q296 150 256 158Q204 152 178 184Q170 198 164 214Z', hair)],
};
const kinds = Object.keys(styles);
const beards = [
  (hair) => path('M172 262Q180 346 256 350Q332 346 340 262Q330 300 300 298Q256 282 212 298Q182 300 172 262Z', hair, { opacity: 0.92 }),
  (hair) => path('M214 290Q236 274 256 284Q276 274 298 290Q276 298 256 292Q236 298 214 290Z', hair),
  (hair) => path('M226 322Q256 312 286 322Q282 350 256 352Q230 350 226 322Z', hair),
];

function clothes(random, coat) {
  const body = 'M58 512Q70 398 190 372L256 398L322 372Q442 398 454 512Z';
  const shirt = random.pick(['#ffffff', '#eef3fb', '#f7f1e6', lighter(coat, 0.7)]);
  return random.pick([
    () => [path(body, coat), path('M196 372L256 470L316 372L296 362H216Z', shirt), path('M190 372L176 398L244 512H256V470ZM322 372L336 398L268 512H256V470Z', darker(coat, 0.18)), random.chance(0.5) ? path('M246 424L256 412L266 424L262 512H250Z', random.pick(['#b3393f', '#27407a', '#2f6b45', '#d79b2d'])) : ''],
    () => [path(body, coat), path('M198 368Q256 440 314 368L306 358H206Z', darker(coat, 0.22))],
    () => [path(body, coat), path('M206 352H306V398Q256 420 206 398Z', lighter(coat, 0.16)), stroke('M206 386Q256 408 306 386', darker(coat, 0.16), 4)],
    () => [path(body, shirt), path('M192 372L256 428L222 446L176 388ZM320 372L256 428L290 446L336 388Z', darker(shirt, 0.08)), stroke('M256 430V512', darker(shirt, 0.16), 4), path('M58 512Q68 410 150 384L190 512ZM454 512Q444 410 362 384L322 512Z', coat)],
  ])();
}

/** The portrait of a seed; `look` fixes what a name says about its person: `style`, `skin`, `hair`, `beard`. */
export function portrait(seed, look = {}) {
  const random = seeded(seed * 7_919 + 13);
  const skin = look.skin ?? random.pick(skins);
  const hair = look.hair ?? random.pick(hairs);
  const style = look.style ?? kinds[(seed * 5 + Math.floor(seed / kinds.length)) % kinds.length];
  const [behind, before] = styles[style](hair);
  const ground = grounds[(seed * 3 + Math.floor(seed / 7)) % grounds.length];
  const coat = random.pick(coats);
  const shade = mix(skin, '#8a3f2a', 0.28);
  const width = random.between(84, 92);
  const height = random.between(104, 116);
  const brow = mix(hair, '#2a2326', 0.35);
  const lift = random.between(-4, 4);
  const eye = random.whole(33, 38);
  const hasBeard = look.beard ?? (['crop', 'side', 'bald', 'cap', 'wave'].includes(style) && random.chance(0.35));
  const hasGlasses = look.glasses ?? random.chance(0.34);
  const frame = random.pick(['#22242c', '#6b4a2f', '#3b4a7a', '#8a2f3a']);
  const isRound = random.chance(0.5);
  const lens = (x) => isRound ? circle(x, 232, 27, '#ffffff', { 'fill-opacity': 0.18, stroke: frame, 'stroke-width': 6 }) : rect(x - 29, 211, 58, 42, '#ffffff', { rx: 13, 'fill-opacity': 0.18, stroke: frame, 'stroke-width': 6 });
  const mouth = random.pick(['M228 302Q256 328 284 302', 'M232 304Q256 320 280 304', 'M226 298Q256 334 286 298Q256 308 226 298Z', 'M234 306Q258 318 282 300']);
  const isOpen = mouth.endsWith('Z');
  return picture([320, 320], [0, 0, 512, 512], [fade('g', [[0, lighter(ground, 0.5)], [1, ground]])],
    rect(0, 0, 512, 512, 'url(#g)'), circle(256, 300, 208, darker(ground, 0.07), { opacity: 0.55 }),
    behind, clothes(random, coat),
    path('M214 300H298V368Q256 414 214 368Z', shade), ellipse(256 - width, 236, 17, 24, shade), ellipse(256 + width, 236, 17, 24, shade),
    ellipse(256, 226, n(width), n(height), skin),
    ellipse(206, 276, 20, 12, '#e2705a', { opacity: 0.16 }), ellipse(306, 276, 20, 12, '#e2705a', { opacity: 0.16 }),
    hasBeard ? random.pick(beards)(hair) : '', before,
    [-1, 1].map((side) => [stroke(`M${256 + side * (eye - 17)} ${n(202 + lift)}q${side * 16} -10 ${side * 34} 1`, brow, random.whole(6, 9), round), ellipse(256 + side * eye, 234, 6.5, 8, '#241d20'), circle(256 + side * eye + 2, 231, 2.2, '#ffffff')]),
    stroke('M255 240q-10 22 4 26', shade, 5, round),
    isOpen ? path(mouth, '#ffffff', { stroke: mix(skin, '#7a1f1f', 0.5), 'stroke-width': 3 }) : stroke(mouth, mix(skin, '#7a1f1f', 0.55), 6, round),
    hasGlasses ? [lens(256 - eye - 3), lens(256 + eye + 3), stroke('M246 228q10 -6 20 0', frame, 6)] : '',
  );
}
