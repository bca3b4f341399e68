import type { OrderRow } from './order-columns.ts';

/** The buyer's name and mail address, as far as both are known; '' when neither is. */
export function buyerOf(row: Pick<OrderRow, 'purchaser_info' | 'purchaser_mail'>): string {
  return [buyerName(row.purchaser_info), row.purchaser_mail].filter((part) => part !== '').join(' ');
}

/** The buyer's name, where the form asked for one. */
export function buyerName(info: unknown): string {
  const answers = info as { answerMethod: string; selectorValue: { key: string; value: string }[] }[];
  const name = answers.find(({ answerMethod }) => answerMethod === 'NAME')?.selectorValue ?? [];
  const part = (key: string): string => name.find((one) => one.key === key)?.value ?? '';
  return `${part('last_name')} ${part('first_name')}`.trim();
}
