import type { OrderAnswer } from '#features/ticket/web.ts';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import type { MyTicketTexts } from './texts/jpn.ts';
import { momentWords } from './ticket-words.ts';

type Row = readonly [name: string, value: string];

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="hb-ticket-rows">
      {rows.map(([name, value]) =>
        value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** An order as it is: number, day, sum, how and whether it is paid. */
export function OrderFacts({ order }: { order: OrderAnswer }) {
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  return (
    <Rows
      rows={[
        [say.order.number, order.orderId],
        [say.order.orderedAt, momentWords(order.orderedAt, language)],
        [say.order.amount, formatYen(order.amount, language)],
        [say.facts.payment, say.methods[order.paymentMethod]],
        [say.order.state, stateWords(order, say)],
      ]}
    />
  );
}

function stateWords({ state, paymentStatus, amount }: OrderAnswer, say: MyTicketTexts): string {
  if (state === 'canceled' || state === 'expired') return say.order.ended;
  if (state === 'lost') return say.lottery.labels.defeat;
  if (state === 'applied') return say.lottery.labels.waiting;
  if (paymentStatus === 'Sale') return amount === 0 ? say.methods.Free : say.order.paid;
  return paymentStatus === 'Fail' ? say.order.failed : say.order.waiting;
}

/** Where, with which number and until when an order is paid at a till or by a transfer; nothing where it is neither. */
export function OrderToPay({ order }: { order: OrderAnswer }) {
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  const { convenienceStore, bank, bankNote, state, paymentStatus } = order;
  if (paymentStatus === 'Sale' || state === 'canceled' || state === 'expired') return null;
  if (convenienceStore !== null) {
    const { store, number, deadline } = convenienceStore;
    const name = Object.hasOwn(say.stores, store) ? say.stores[store as keyof typeof say.stores] : store;
    return (
      <section className="hb-panel hb-order-pay">
        <h2>{say.order.store}</h2>
        <p className="hb-order-number">
          <span>{say.order.paymentNumber}</span>
          <b>{number}</b>
        </p>
        <Rows
          rows={[
            [say.order.store, name],
            [say.order.deadline, momentWords(deadline, language)],
          ]}
        />
      </section>
    );
  }
  if (bank !== null) {
    return (
      <section className="hb-panel hb-order-pay">
        <h2>{say.order.bank}</h2>
        <Rows
          rows={[
            [say.order.bankName, `${bank.bankName} ${bank.branchName}`],
            [say.order.account, `${bank.accountType} ${bank.accountNumber}`],
            [say.order.accountName, bank.accountName],
            [say.order.amount, formatYen(order.amount, language)],
            [say.order.deadline, momentWords(bank.deadline, language)],
          ]}
        />
      </section>
    );
  }
  return bankNote === '' ? null : (
    <section className="hb-panel hb-order-pay">
      <h2>{say.order.bank}</h2>
      <p className="hb-order-note">{bankNote}</p>
    </section>
  );
}
