import { expect, test } from 'vitest';
import type { ListedWithMoney } from './list-orders.ts';
import { cellOf } from './order-table.ts';

test('a table of orders has each mail address as its buyer typed it, unless its letters pass for others', () => {
  const cell = (mail: string) => cellOf({ mail } as ListedWithMoney, 'mail', 'jpn');
  expect(cell('hanako@xn--r8jz45g.jp')).toBe('hanako@例え.jp');
  // аррӏе in Cyrillic letters.
  expect(cell('a@xn--80ak6aa92e.com')).toBe('a@xn--80ak6aa92e.com');
});
