// The pictures by which people of the demo's chats are known: some faces, and what others took instead of their own.
import { circle, ellipse, n, path, picture, rect, round, stroke } from '../kit.mjs';

const size = [400, 400];
const square = (ground, ...body) => picture(size, [0, 0, 400, 400], [], rect(0, 0, 400, 400, ground), ...body);
const ink = '#2c2a35';

const hairs = {
  short: (colour) => path('M112 176C104 92 150 58 204 58C262 58 300 96 290 178C280 140 262 122 232 118C190 128 150 126 132 138Q120 152 112 176Z', colour),
  long: (colour) => path('M108 300C84 180 104 58 202 58C300 58 318 178 294 300Q286 200 262 134C214 146 162 140 136 128Q116 200 108 300Z', colour),
  bob: (colour) => path('M102 236C86 120 130 56 202 56C276 56 316 120 300 236Q276 240 276 214C282 176 274 150 258 132C214 150 168 146 134 134C124 160 124 190 128 216Q126 240 102 236Z', colour),
  bun: (colour) => [circle(204, 50, 34, colour), path('M112 178C106 100 146 66 204 66C264 66 300 100 290 178C276 138 250 116 204 116C158 116 130 138 112 178Z', colour)],
  bald: (colour) => path('M108 190Q104 150 120 128L126 196ZM294 190Q298 150 282 128L276 196Z', colour),
};

/** Somebody from the front: shoulders, head and hair. */
function face(ground, { skin, hair, style, coat, glasses = false, beard = false, smile = 18 }) {
  return square(
    ground,
    style === 'long' ? hairs.long(hair) : '',
    path('M40 400C46 318 110 284 166 272H238C294 284 354 318 360 400Z', coat),
    path('M168 232H236V286Q202 312 168 286Z', skin),
    ellipse(202, 184, 86, 100, skin),
    path('M168 262Q202 288 236 262L236 276Q202 304 168 276Z', '#000000', { opacity: 0.08 }),
    beard ? path('M122 200C126 268 164 292 202 292C240 292 278 268 282 200C268 234 240 232 202 232C164 232 136 234 122 200Z', hair) : '',
    hairs[style](hair),
    circle(170, 188, 8, ink), circle(234, 188, 8, ink),
    stroke('M158 166Q170 158 182 165M222 165Q234 158 246 166', hair, 6, round),
    stroke(`M176 232Q202 ${n(232 + smile)} 228 232`, beard ? '#f4d9c6' : '#9c4a43', 6, round),
    glasses ? stroke('M144 188a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M208 188a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M196 184Q202 178 208 184', ink, 5, round) : '',
  );
}

export const pictures = {
  misaki: () => face('#ffd9c7', { skin: '#f2c7a5', hair: '#3a2630', style: 'bob', coat: '#2f5d8a' }),
  james: () => face('#cfe3f6', { skin: '#f0c9b0', hair: '#8a5a36', style: 'short', coat: '#39425a', glasses: true, smile: 14 }),
  aoi: () => face('#e4dcfb', { skin: '#f4d0b2', hair: '#4b2f28', style: 'long', coat: '#7a5fc0' }),
  tetsu: () => face('#d8ead3', { skin: '#d9a47c', hair: '#262228', style: 'short', coat: '#4e6b3c', beard: true, smile: 22 }),
  keiko: () => face('#fde6b8', { skin: '#f0c3a0', hair: '#55403c', style: 'bun', coat: '#b4553f', glasses: true }),
  ren: () => face('#cdeeea', { skin: '#e5b48c', hair: '#1f2430', style: 'short', coat: '#0e7c86' }),
  holm: () => face('#dfe6ee', { skin: '#f3d3c0', hair: '#d8dbe0', style: 'bald', coat: '#3f4c63', beard: true }),
  ingrid: () => face('#fbdfe6', { skin: '#f6d6c4', hair: '#d9b16a', style: 'long', coat: '#a33f5f', smile: 20 }),
  ruoshui: () => face('#dff0d8', { skin: '#eec39a', hair: '#20222c', style: 'bob', coat: '#2f7a57', glasses: true }),
  haneul: () => face('#e2e6fb', { skin: '#f2cba8', hair: '#2b2026', style: 'short', coat: '#4b3fbf' }),
  amara: () => face('#ffe2c2', { skin: '#8a5a3c', hair: '#1d1614', style: 'bun', coat: '#d9772b', smile: 24 }),
  cat: () => square('#ffe9a8', path('M96 150L104 62L168 108H232L296 62L304 150Q324 330 200 336Q76 330 96 150Z', '#f3a64b'), path('M118 132L116 92L148 116ZM282 132L284 92L252 116Z', '#ffd9ae'), circle(158, 204, 14, ink), circle(242, 204, 14, ink), path('M186 240H214L200 256Z', '#b4493f'), stroke('M200 256Q184 284 164 270M200 256Q216 284 236 270', ink, 6, round), stroke('M60 232L122 238M64 272L124 262M340 232L278 238M336 272L276 262', '#b9752a', 5, round), stroke('M178 116V148M200 108V146M222 116V148', '#c97a26', 9, round)),
  boat: () => square('#bfe3ff', circle(306, 96, 40, '#ffd76a'), path('M0 300Q50 282 100 300T200 300T300 300T400 300V400H0Z', '#2d7fb8'), path('M92 262H312L278 318H126Z', '#d4503e'), rect(146, 206, 92, 56, '#ffffff'), rect(160, 220, 22, 20, '#2d7fb8'), rect(200, 220, 22, 20, '#2d7fb8'), stroke('M252 262V128', ink, 7, round), path('M258 132L318 236H258Z', '#fff6e5'), path('M0 336Q50 318 100 336T200 336T300 336T400 336V400H0Z', '#1f6397')),
  robot: () => square('#d7f0ea', rect(110, 128, 180, 150, '#4f8f8a', { rx: 34 }), rect(134, 158, 132, 74, '#122f33', { rx: 30 }), circle(172, 195, 15, '#8ff5e0'), circle(228, 195, 15, '#8ff5e0'), stroke('M200 128V88', '#4f8f8a', 12, round), circle(200, 78, 18, '#ff8a5c'), rect(82, 182, 24, 52, '#3c706c', { rx: 12 }), rect(294, 182, 24, 52, '#3c706c', { rx: 12 }), path('M96 400Q100 298 200 298T304 400Z', '#3c706c'), stroke('M170 252H230', '#bfe9e0', 8, round)),
  diatom: () => square('#16123f', circle(200, 200, 132, '#2b2275', { stroke: '#b9b0ff', 'stroke-width': 8 }), ...Array.from({ length: 12 }, (_, index) => ellipse(200, 122, 16, 42, '#6a5be0', { stroke: '#dff4ff', 'stroke-width': 4, transform: `rotate(${index * 30} 200 200)` })), circle(200, 200, 34, '#ffd27a'), circle(200, 200, 14, '#16123f')),
  cup: () => square('#f3e4d4', path('M96 148H276L258 320Q256 340 236 340H136Q116 340 114 320Z', '#6f4a35'), stroke('M276 186Q336 184 326 234Q318 276 264 276', '#6f4a35', 20, round), ellipse(186, 150, 90, 22, '#3b251a'), stroke('M150 108Q136 88 152 68M190 104Q176 82 192 60M230 108Q216 88 232 68', '#c9a88c', 9, round)),
};
