import { csvText } from '#kernel/csv.ts';
import type { BankAccount } from './account.ts';

const kinds = { '1': '普通', '2': '当座', '4': '貯蓄' } as const;

/** A table for a bank that takes no other file, and for whoever types it. */
export function payoutCsv(
  lines: readonly { refundNumber: string; orderNumber: string; amount: number; account: BankAccount }[],
): string {
  return csvText([
    ['銀行コード', '支店コード', '預金種目', '口座番号', '口座名義', '金額', '返金番号', '注文番号'],
    ...lines.map(({ refundNumber, orderNumber, amount, account }) => [
      account.bank,
      account.branch,
      kinds[account.kind],
      account.number,
      account.holder,
      String(amount),
      refundNumber,
      orderNumber,
    ]),
  ]);
}
