// The marks of the exhibitors: each drawn after what its company makes or is called, in a field of 100 by 100.
import { circle as c, ellipse as e, path as p, picture, polar, polygon, rect, round, stroke, tag } from './kit.mjs';

const r = (x, y, width, height, fill, rx = 0) => rect(x, y, width, height, fill, { rx });
const s = (d, colour, width, more = {}) => stroke(d, colour, width, { ...round, ...more });
const turned = (angles, draw, x = 50, y = 50) => angles.map((angle) => tag('g', { transform: `rotate(${angle} ${x} ${y})` }, [draw(angle)].flat(9).join('')));
const every = (count, from = 0) => Array.from({ length: count }, (_, index) => from + (index * 360) / count);
const ring = (x, y, radius, colour, width, more = {}) => c(x, y, radius, 'none', { stroke: colour, 'stroke-width': width, ...more });
const white = '#ffffff';

/** Ground, and what stands on it, by the names of the pictures of the booths. */
const marks = {
  'aoi-seiki': ['#0b3fa8', [c(50, 50, 32, white), c(50, 50, 22, '#0b3fa8'), p('M50 50V14A36 36 0 0 1 86 50Z', '#7fb2ff'), c(50, 50, 7, white)]],
  'minato-turning': [white, [s('M50 20V78M22 56A28 28 0 0 0 78 56', '#12355b', 11), c(50, 20, 9, '#e2574c'), s('M32 36H68', '#12355b', 9)]],
  'haruka-screws': ['#f4ede1', [p('M28 18H72L66 34H34Z', '#6a3d1f'), p('M40 38H60L60 76L50 90L40 76Z', '#c98a3a'), s('M36 46L64 52M36 57L64 63M37 68L63 74', '#6a3d1f', 4.5)]],
  'takaba-machining': [white, [p('M10 30Q46 22 58 56Q70 28 92 24Q84 66 52 82Q56 62 40 52Q26 44 10 30Z', '#1f2a44'), p('M58 56Q70 28 92 24Q88 46 72 62Z', '#e0a526')]],
  'solaris-industries': ['#fff6dd', [turned(every(12), () => p('M47 8H53L55 22H45Z', '#f28c1e')), c(50, 50, 22, '#f28c1e'), p('M50 28A22 22 0 0 1 50 72A15 15 0 0 0 50 28Z', '#d65d12')]],
  'chitose-fixtures': [white, [p('M16 20H44V34H30V66H44V80H16Z', '#0f766e'), p('M84 20H56V34H70V66H56V80H84Z', '#0f766e'), r(40, 41, 20, 18, '#f0b429', 3)]],
  'kagami-polishing': ['#101418', [c(50, 50, 34, '#e9eef5'), p('M50 16A34 34 0 0 1 50 84Z', '#9fb0c6'), p('M28 62L62 28L70 36L36 70Z', white, { opacity: 0.85 })]],
  'seiwa-abrasives': [white, [c(50, 50, 34, '#b4322e'), ring(50, 50, 21, white, 5, { 'stroke-dasharray': '9 6' }), c(50, 50, 8, white)]],
  'nada-grinding': ['#0d2b3e', [s('M12 66Q28 44 44 60T76 58T92 44', '#5ad1c8', 8), s('M12 48Q28 26 44 42T76 40T92 26', white, 8), r(12, 78, 76, 5, '#5ad1c8', 2)]],
  'yamabuki-sheet-metal': ['#ffcf33', [p('M20 30L50 14L80 30L50 46Z', '#3a2c00'), p('M20 38L46 52V86L20 70Z', '#3a2c00'), p('M80 38L54 52V86L80 70Z', white)]],
  'kanae-metal': [white, [p('M14 22H86V36H60V84H46V36H14Z', '#5b2a86'), p('M64 84L64 48L86 48V62H78V84Z', '#b389dd')]],
  'rindo-works': ['#f0edfb', [turned(every(5), () => p('M50 50Q36 34 50 10Q64 34 50 50Z', '#5948c8')), turned(every(5, 36), () => s('M50 46L50 26', '#2f2385', 4)), c(50, 50, 7, '#f4c542')]],
  'ohama-press': [white, [p('M18 16H82V30H18Z', '#0e5f8a'), p('M40 30H60V48H40Z', '#0e5f8a'), p('M22 56H34V70Q34 80 50 80Q66 80 66 70V56H78V72Q78 92 50 92Q22 92 22 72Z', '#f06b3f')]],
  'kotobuki-dies': ['#b01e2f', [p('M24 24H76V44H62V36H38V44H24Z', white), p('M24 76H76V52H58V62H42V52H24Z', '#ffd5a3')]],
  'tsubame-forging': [white, [p('M8 26Q40 22 52 46Q66 26 94 30Q74 42 64 58L84 84Q62 76 54 66L30 92Q36 68 40 58Q30 38 8 26Z', '#1b2230'), c(50, 54, 6, '#d6452f')]],
  'aozora-robotics': ['#dff1ff', [s('M26 80V52L52 30L74 46', '#1f7ae0', 13), c(26, 80, 10, '#0d3b73'), c(52, 30, 9, '#0d3b73'), p('M70 44Q92 40 90 62Q80 56 74 62Q66 54 70 44Z', '#ff8a5c')]],
  'tenohira-lab': ['#ff6f61', [r(24, 46, 11, 28, white, 5.5), r(37, 22, 11, 40, white, 5.5), r(50, 16, 11, 44, white, 5.5), r(63, 24, 11, 40, white, 5.5), p('M24 58H74V66Q74 88 49 88Q24 88 24 66Z', white), c(49, 68, 9, '#ff6f61')]],
  'musashi-cobots': [white, [p('M16 82V18H32L50 46L68 18H84V82H70V44L50 74L30 44V82Z', '#14532d'), c(50, 24, 8, '#e6b325')]],
  hakobiya: ['#00796b', [r(18, 30, 64, 32, white, 8), r(28, 16, 30, 18, '#ffd54a', 3), c(34, 70, 10, white), c(66, 70, 10, white), c(34, 70, 4, '#00796b'), c(66, 70, 4, '#00796b'), s('M60 46H72M68 40L74 46L68 52', '#00796b', 5)]],
  'kurumaya-electric': [white, [ring(50, 50, 32, '#d97706', 10), turned(every(6), () => r(47.5, 22, 5, 22, '#d97706')), p('M56 26L34 54H48L42 76L66 46H52Z', '#1f2937')]],
  'hibari-logistics': ['#f5f0ff', [p('M14 60Q34 60 48 40Q60 22 86 22Q80 34 68 38Q66 66 40 74Q26 78 14 60Z', '#6d28d9'), p('M40 74L56 88L54 68Z', '#a78bfa'), c(70, 31, 3.4, white)]],
  'mitsume-optics': [white, [p('M50 14L84 74H16Z', 'none', { stroke: '#0f172a', 'stroke-width': 8, 'stroke-linejoin': 'round' }), c(50, 32, 9, '#06b6d4'), c(32, 64, 9, '#06b6d4'), c(68, 64, 9, '#06b6d4')]],
  ainome: ['#123524', [p('M10 50Q50 8 90 50Q50 92 10 50Z', '#b7f34d'), c(50, 50, 18, '#123524'), p('M41 51L48 58L61 43', 'none', { stroke: '#b7f34d', 'stroke-width': 6, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })]],
  'toka-electronics': [white, [r(18, 18, 44, 44, '#38bdf8', 10), r(38, 38, 44, 44, '#0369a1', 10), tag('rect', { x: 38, y: 38, width: 24, height: 24, fill: white, 'fill-opacity': 0.55 }), c(74, 26, 6, '#f43f5e')]],
  'hakari-3d': ['#1e1b4b', [p('M50 14L82 32V68L50 86L18 68V32Z', 'none', { stroke: '#a5b4fc', 'stroke-width': 6, 'stroke-linejoin': 'round' }), s('M50 50V84M50 50L20 33M50 50L80 33', '#a5b4fc', 5), c(50, 50, 9, '#fbbf24')]],
  'micro-kobo': ['#fdf2f8', [c(46, 44, 27, white, { stroke: '#9d174d', 'stroke-width': 8 }), s('M66 64L86 84', '#9d174d', 11), s('M34 44H58M46 32V56', '#ec4899', 5)]],
  'sumika-metrology': [white, [p('M14 62L50 46L86 62L50 78Z', '#44403c'), p('M14 66L48 81V92L14 77ZM86 66L52 81V92L86 77Z', '#78716c'), s('M50 12V50', '#dc2626', 5), p('M42 42H58L50 56Z', '#dc2626')]],
  'koutei-cloud': ['#e6f4ff', [p('M28 70A18 18 0 0 1 30 34A24 24 0 0 1 74 36A17 17 0 0 1 74 70Z', '#1769e0'), r(34, 50, 8, 12, white, 2), r(46, 42, 8, 20, white, 2), r(58, 34, 8, 28, '#ffc53d', 2)]],
  'zumen-library': ['#1d4e89', [r(18, 24, 12, 56, white, 2), r(33, 18, 14, 62, '#9cc9ff', 2), r(50, 28, 10, 52, white, 2), tag('rect', { x: 64, y: 22, width: 13, height: 58, rx: 2, fill: '#ffb86b', transform: 'rotate(-12 70 51)' }), r(14, 82, 72, 5, white, 2)]],
  'dandori-soft': [white, [r(16, 18, 44, 14, '#0ea5a4', 7), r(32, 38, 48, 14, '#f97316', 7), r(16, 58, 32, 14, '#334155', 7), p('M58 56L84 68L72 72L68 84Z', '#334155')]],
  'karugamo-light-metals': ['#e8f5e9', [p('M14 58Q20 80 50 80Q84 80 88 50Q74 58 66 46Q66 24 48 22Q32 22 30 38L16 42Q20 50 30 50Q28 58 14 58Z', '#2e7d32'), c(44, 35, 4, white), p('M46 62Q58 70 74 60', 'none', { stroke: white, 'stroke-width': 5, 'stroke-linecap': 'round' })]],
  'haneuma-alloys': [white, [p('M30 86V60Q14 50 22 30Q30 18 46 22L60 14L58 26Q76 34 72 52L60 48Q54 58 60 86Z', '#334155'), p('M60 50Q84 40 92 18Q94 58 66 66Z', '#94a3b8'), p('M62 62Q80 60 90 46Q84 74 62 74Z', '#cbd5e1')]],
  'shirasagi-aluminium': ['#0f4c5c', [p('M62 14Q44 16 46 34Q48 46 34 54Q18 64 24 86Q52 88 62 66Q70 48 58 40Q52 34 56 26Q64 26 82 32Q76 16 62 14Z', white), s('M44 86V94M54 84V94', '#f2a65a', 4)]],
  'kurogane-steel': ['#18181b', [p('M20 80L38 20H62L80 80H62L58 64H42L38 80Z', '#e4e4e7'), p('M46 50L50 32L54 50Z', '#18181b'), r(14, 84, 72, 6, '#ef4444')]],
  'tamahagane-trading': [white, [tag('rect', { x: 26, y: 26, width: 48, height: 48, fill: '#1f2937', transform: 'rotate(45 50 50)' }), tag('rect', { x: 35, y: 35, width: 30, height: 30, fill: '#fbbf24', transform: 'rotate(45 50 50)' }), c(50, 50, 9, '#1f2937')]],
  'iwato-wire': ['#ecfeff', [turned([0, 60, 120], () => s('M14 40Q50 24 86 40M14 50H86M14 60Q50 76 86 60', '#0e7490', 5)), c(50, 50, 11, '#083344')]],
  'orihime-carbon': ['#111827', Array.from({ length: 16 }, (_, index) => [index % 4, Math.floor(index / 4)]).map(([column, row]) => ((row + column) % 2 ? r(16 + column * 18, 16 + row * 18, 15, 15, '#f9a8d4', 2) : p(`M${16 + column * 18} ${31 + row * 18}L${31 + column * 18} ${16 + row * 18}V${31 + row * 18}Z`, '#6b7280')))],
  'kumonoito-composites': [white, [turned(every(8), () => s('M50 50V12', '#475569', 3.5)), [14, 25, 36].map((radius) => p(polygon(every(8).map((angle) => polar(50, 50, radius, angle))), 'none', { stroke: '#475569', 'stroke-width': 3.5 })), c(68, 32, 8, '#16a34a')]],
  'maruetsu-tubes': ['#0369a1', [ring(38, 58, 22, white, 9), ring(64, 40, 18, '#7dd3fc', 8), s('M16 84L84 16', '#fde047', 5)]],
  'takenoko-plastics': ['#f1f8e1', [p('M50 10Q82 46 72 88H28Q18 46 50 10Z', '#7a9b2e'), p('M50 10Q62 40 40 88H28Q18 46 50 10Z', '#a7c957'), s('M30 66Q50 54 70 66', '#4d6b16', 5)]],
  'minori-bio': [white, [s('M50 90V34', '#a16207', 6), turned([-32, 32], (angle) => p(angle < 0 ? 'M50 40Q30 30 34 10Q52 18 50 40Z' : 'M50 40Q70 30 66 10Q48 18 50 40Z', '#eab308')), p('M48 66Q26 64 22 42Q46 42 48 66Z', '#eab308'), p('M52 66Q74 64 78 42Q54 42 52 66Z', '#ca8a04')]],
  'kaiso-lab': ['#004d40', [s('M30 90Q18 70 32 52T28 14', '#4db6ac', 9), s('M52 90Q42 70 56 50T52 18', '#a7ffeb', 9), s('M72 90Q62 74 76 58T72 30', '#4db6ac', 9)]],
  'kinsei-plating': ['#1c1917', [p('M50 10L60 38L90 38L66 56L75 86L50 68L25 86L34 56L10 38L40 38Z', '#f5c451'), p('M50 10L60 38L90 38L66 56L50 50Z', '#fde9b0')]],
  'ginnami-surface': [white, [[28, 46, 64].map((y, index) => s(`M12 ${y}Q26 ${y - 16} 40 ${y}T68 ${y}T92 ${y - 6}`, ['#94a3b8', '#64748b', '#334155'][index], 8)), r(12, 80, 76, 8, '#0f172a', 4)]],
  'akagane-plating': ['#fbeee6', [p('M50 12Q78 46 78 60A28 28 0 0 1 22 60Q22 46 50 12Z', '#b45309'), p('M56 36L40 62H52L46 80L64 54H52Z', '#fff3e6')]],
  'tsurutsuru-coat': ['#ff4f8b', [p('M14 66Q34 66 44 46Q54 22 86 24Q60 34 58 56Q56 76 30 80Q18 80 14 66Z', white), c(76, 66, 9, '#ffd1e2'), c(62, 80, 5, '#ffd1e2')]],
  'shiokaze-anti-rust': ['#e0f7fa', [p('M50 10L84 22V50Q84 76 50 92Q16 76 16 50V22Z', '#00838f'), s('M28 48Q38 38 48 48T70 44M30 62Q40 52 50 62T70 58', white, 6)]],
  'nijiiro-thin-film': [white, [[['#ef4444', 36], ['#f59e0b', 29], ['#22c55e', 22], ['#3b82f6', 15]].map(([colour, radius]) => s(`M${50 - radius} 68A${radius} ${radius} 0 0 1 ${50 + radius} 68`, colour, 7.4, { 'stroke-linecap': 'butt' })), r(14, 74, 72, 7, '#7c3aed', 3)]],
  'kitahama-energy': ['#b91c1c', [s('M26 82V48Q26 26 50 26T74 48V82', white, 11), s('M50 82V52', '#fecaca', 11), turned([0], () => p('M42 16L50 4L58 16Z', '#fecaca'))]],
  'yuge-industries': [white, [[30, 50, 70].map((x, index) => s(`M${x} 62Q${x - 12} 48 ${x} 36T${x} 12`, ['#93c5fd', '#3b82f6', '#93c5fd'][index], 7)), p('M16 68H84V76Q84 90 66 90H34Q16 90 16 76Z', '#1e3a8a')]],
  netsunowa: ['#fff1e6', [ring(50, 50, 31, '#f97316', 11, { 'stroke-dasharray': '130 65', 'stroke-linecap': 'round' }), p('M50 30Q64 46 60 60Q56 70 50 70Q40 70 38 58Q38 50 46 46Q46 38 50 30Z', '#dc2626')]],
  'hikari-storage': ['#052e16', [r(28, 22, 44, 66, '#86efac', 8), r(41, 12, 18, 10, '#86efac', 3), p('M54 32L36 60H49L45 80L65 50H52Z', '#052e16')]],
  'tameru-batteries': [white, [r(14, 32, 64, 38, 'none', 10), tag('rect', { x: 14, y: 32, width: 64, height: 38, rx: 10, fill: 'none', stroke: '#0c4a6e', 'stroke-width': 7 }), r(82, 43, 7, 16, '#0c4a6e', 3), p('M20 54Q32 44 44 54T72 54V60Q72 64 66 64H26Q20 64 20 60Z', '#0ea5e9')]],
  'namima-power': ['#1e40af', [p('M8 58Q24 30 46 34Q66 38 60 56Q56 66 46 60Q52 50 42 50Q30 52 34 68Q40 82 62 78Q80 74 92 58V92H8Z', white), c(74, 26, 10, '#facc15')]],
  'kuzukago-recycling': ['#f5f5f4', [p('M20 34H80L72 88H28Z', '#57534e'), [30, 43, 56, 69].map((x) => s(`M${x} 44L${x < 50 ? x + 3 : x - 3} 78`, '#d6d3d1', 4)), s('M24 24Q36 8 50 22T78 20', '#ea580c', 6)]],
  'modosu-pellets': [white, [turned(every(3), () => p('M50 14A36 36 0 0 1 79 33L88 28L84 54L62 44L70 39A24 24 0 0 0 50 27Z', '#7c3aed')), c(50, 50, 9, '#f59e0b')]],
  'wanowa-textiles': ['#fef3c7', [ring(36, 42, 20, '#9a3412', 7, { 'stroke-dasharray': '6 4' }), ring(64, 42, 20, '#0f766e', 7), ring(50, 64, 20, '#ca8a04', 7)]],
  'shimizu-membranes': ['#e0f2fe', [p('M50 8Q80 46 80 62A30 30 0 0 1 20 62Q20 46 50 8Z', '#0284c7'), [54, 64, 74].map((y) => s(`M${y === 74 ? 34 : 28} ${y}H${y === 74 ? 66 : 72}`, white, 4, { 'stroke-dasharray': '1 7' }))]],
  'aburatori-machines': [white, [c(50, 50, 36, '#fde68a'), p('M14 50A36 36 0 0 0 86 50Q68 40 50 50T14 50Z', '#0891b2'), c(38, 34, 6, white), c(56, 28, 4, white), c(62, 40, 5, white)]],
  'hotaru-water': ['#0b1f2a', [e(50, 44, 15, 24, '#334155'), p('M35 46Q14 34 18 18Q36 20 44 34ZM65 46Q86 34 82 18Q64 20 56 34Z', '#64748b'), e(50, 66, 14, 17, '#d9f99d'), ring(50, 68, 25, '#d9f99d', 2.5, { opacity: 0.5 }), c(50, 20, 9, '#dc2626')]],
};

/** The logo of an exhibitor, a square. */
export function boothMark(name) {
  const [ground, body] = marks[name];
  return picture([256, 256], [-8, -8, 116, 116], [], r(-8, -8, 116, 116, ground), ...body);
}

/** The same on a wall: its ground is a rounded field around 0, 0. */
export function markOnWall(name) {
  const [ground, body] = marks[name];
  return ['<g transform="translate(-50 -50)">', r(-8, -8, 116, 116, ground, 16), ...body, '</g>'];
}

const brightness = (colour) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 765;

/** The colour of a brand: of its ground, where that is none of paper or night, otherwise the first of its mark. */
export function brandColour(name) {
  const [ground, body] = marks[name];
  const used = [ground, ...body.flat(9).join('').matchAll(/#[0-9a-f]{6}/g)].map(String);
  return used.find((colour) => brightness(colour) > 0.16 && brightness(colour) < 0.8) ?? ground;
}
