import { defaultLanguage, type LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { Cell } from '#kernel/table-cell.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { OrderColumn } from '../rules/order-columns.ts';
import type { ListedWithMoney } from './list-orders.ts';
import { orderFileTexts } from './order-file-texts.ts';

type Value = (order: ListedWithMoney, language: LanguageCode) => Cell;

const values: Record<OrderColumn, Value> = {
  orderNumber: ({ orderNumber }) => orderNumber,
  orderedAt: ({ orderedMs }) => ({ at: orderedMs }),
  standing: ({ standing }, language) => orderFileTexts[language].standings[standing],
  method: ({ method }, language) => orderFileTexts[language].methods[method],
  name: ({ name }) => name,
  kana: ({ kana }) => kana,
  mail: ({ mail }) => shownMail(mail),
  tickets: ({ tickets }, language) => {
    const { ticketLine, between } = orderFileTexts[language];
    return tickets
      .map(({ title, number }) => ticketLine(localize(title, language, defaultLanguage), number))
      .join(between);
  },
  number: ({ tickets }) => tickets.reduce((sum, { number }) => sum + number, 0),
  due: ({ due }) => due,
  paid: ({ paid }) => paid,
  owed: ({ owed }) => owed,
  refunded: ({ refunded }) => refunded,
  toRefund: ({ toRefund }) => toRefund,
  code: ({ code }) => code ?? '',
  paidAt: ({ paidMs }) => (paidMs === null ? null : { at: paidMs }),
  addressee: ({ addressee }) => addressee,
};

export function cellOf(order: ListedWithMoney, column: OrderColumn, language: LanguageCode): Cell {
  return values[column](order, language);
}

const wide: readonly OrderColumn[] = ['mail', 'tickets'];
const narrow: readonly OrderColumn[] = ['number', 'due', 'paid', 'owed', 'refunded', 'toRefund'];

/** How wide a column is, in letters. */
export function widthOf(column: OrderColumn): number {
  if (wide.includes(column)) return 30;
  return narrow.includes(column) ? 10 : 18;
}
