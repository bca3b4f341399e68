/** What is known of every attendee. */
export const plainColumns = [
  'code',
  'name',
  'kana',
  'mail',
  'ticket',
  'priceName',
  'slot',
  'price',
  'owed',
  'state',
  'checkedInAt',
  'gate',
  'orderNumber',
  'orderedAt',
] as const;
export type PlainColumn = (typeof plainColumns)[number];

/** Who answered a form: whoever bought, or whoever comes along. */
export const answeredBy = ['buyer', 'companion'] as const;
export type AnsweredBy = (typeof answeredBy)[number];

/** A column by its name: `mail`, or the answers to a question: `buyer.company`. */
export type ColumnRef = { plain: PlainColumn } | { by: AnsweredBy; key: string };

export function columnId(by: AnsweredBy, key: string): string {
  return `${by}.${key}`;
}

/** Undefined for what names no column. */
export function readColumn(id: string): ColumnRef | undefined {
  const plain = plainColumns.find((one) => one === id);
  if (plain !== undefined) return { plain };
  const by = answeredBy.find((one) => id.startsWith(`${one}.`));
  if (by === undefined) return undefined;
  const key = id.slice(by.length + 1);
  return /^\w{1,64}$/.test(key) ? { by, key } : undefined;
}

/** The columns that were kept, of those that there are by now; the usual ones where none was kept, or none is left. */
export function chosenColumns(
  all: readonly string[],
  kept: readonly string[] | undefined,
  usual: readonly string[],
): string[] {
  const chosen = all.filter((id) => kept?.includes(id));
  return chosen.length === 0 ? [...usual] : chosen;
}
