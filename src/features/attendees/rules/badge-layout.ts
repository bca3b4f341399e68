/** Millimetres to a point. */
export const mm = 72 / 25.4;

/** How badges lie on the paper, in millimetres. */
export interface BadgeLayout {
  page: { width: number; height: number };
  badge: { width: number; height: number };
  columns: number;
  rows: number;
  /** A sheet is cut, and shows where; a label is torn off. */
  hasCutMarks: boolean;
}

const a4 = { width: 210, height: 297 };
const label = (width: number, height: number): BadgeLayout => ({
  page: { width, height },
  badge: { width, height },
  columns: 1,
  rows: 1,
  hasCutMarks: false,
});

/** The usual sheets of badge cards, and the usual rolls of label printers. */
export const badgeLayoutNames = ['a4x10', 'a4x8', 'a4x4', 'label62x100', 'label62x29', 'label103x164'] as const;
export type BadgeLayoutName = (typeof badgeLayoutNames)[number];

export const badgeLayouts: Readonly<Record<BadgeLayoutName, BadgeLayout>> = {
  a4x10: { page: a4, badge: { width: 91, height: 55 }, columns: 2, rows: 5, hasCutMarks: true },
  a4x8: { page: a4, badge: { width: 96, height: 67 }, columns: 2, rows: 4, hasCutMarks: true },
  a4x4: { page: a4, badge: { width: 100, height: 140 }, columns: 2, rows: 2, hasCutMarks: true },
  label62x100: label(100, 62),
  label62x29: label(62, 29),
  label103x164: label(103, 164),
};

/** The upper left corner of the nth badge of a page; the grid stands in the middle of it. */
export function placeOfBadge({ page, badge, columns, rows }: BadgeLayout, at: number): { x: number; y: number } {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  return {
    x: (page.width - columns * badge.width) / 2 + column * badge.width,
    y: (page.height - rows * badge.height) / 2 + row * badge.height,
  };
}

/** Where the paper is cut: short lines in the margin, on the edges of the badges. */
export function cutMarks({
  page,
  badge,
  columns,
  rows,
}: BadgeLayout): { x1: number; y1: number; x2: number; y2: number }[] {
  const [length, gap] = [5, 1];
  const left = (page.width - columns * badge.width) / 2;
  const top = (page.height - rows * badge.height) / 2;
  const [right, bottom] = [left + columns * badge.width, top + rows * badge.height];
  const across = Array.from({ length: columns + 1 }, (_, at) => left + at * badge.width).flatMap((x) => [
    { x1: x, y1: top - gap - length, x2: x, y2: top - gap },
    { x1: x, y1: bottom + gap, x2: x, y2: bottom + gap + length },
  ]);
  const down = Array.from({ length: rows + 1 }, (_, at) => top + at * badge.height).flatMap((y) => [
    { x1: left - gap - length, y1: y, x2: left - gap, y2: y },
    { x1: right + gap, y1: y, x2: right + gap + length, y2: y },
  ]);
  return [...across, ...down];
}
