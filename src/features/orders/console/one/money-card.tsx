import { useConsole, useWords } from '#console/console-context.ts';
import { Card } from '#console/ui/page.tsx';
import { saidDate } from '#kernel/said-date.ts';
import { orderTexts } from '../order-texts.ts';
import { useYen } from '../use-yen.ts';
import type { OfOrder } from './buyer-card.tsx';
import { Facts } from '#console/ui/facts.tsx';

/** What it cost, what came, what goes back; and whether its receipt was issued. */
export function MoneyCard({ order: { money, method, receipt } }: OfOrder) {
  const { language } = useConsole();
  const { one: words, method: methodWord, methods } = useWords(orderTexts);
  const yen = useYen();
  const { full, discount, canceledUnpaid, due, paid, owed, refunded, toRefund, fee, code } = money;
  const less = (amount: number): string => (amount === 0 ? '' : `−${yen(amount)}`);
  const some = (amount: number): string => (amount === 0 ? '' : yen(amount));
  return (
    <Card title={words.money}>
      <Facts
        facts={[
          { name: words.full, value: full === due ? '' : yen(full), is: 'sum' },
          { name: code === null ? words.discount : words.discountBy(code), value: less(discount), is: 'sum' },
          { name: words.canceledUnpaid, value: less(canceledUnpaid), is: 'sum' },
          { name: words.due, value: yen(due), is: 'sum' },
          { name: words.paid, value: yen(paid), is: 'sum' },
          { name: words.owed, value: some(owed), is: 'sum' },
          { name: words.refunded, value: some(refunded), is: 'sum' },
          { name: words.toRefund, value: some(toRefund), is: 'sum' },
          { name: words.fee, value: some(fee), is: 'sum' },
          { name: methodWord, value: methods[method] },
          {
            name: words.receipt,
            value:
              receipt.issuedAt === null ? words.receiptOpen : words.receiptIssued(saidDate(receipt.issuedAt, language)),
          },
          { name: words.addressee, value: receipt.addressee },
        ]}
      />
    </Card>
  );
}
