import { saidDeadline } from '#kernel/said-deadline.ts';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage } from '#web/site/page-context.ts';
import type { OrderAnswer, OrderSettings } from '../../contract.ts';
import { convenienceStores } from '../../rules/payment/convenience-store.ts';
import { CopyButton } from './copy-button.tsx';
import { useOrderTexts } from './order-texts.ts';

/** How to pay an open order, and until when: a store number, a bank account, or the venue. */
export function PayInstructions({ order, settings }: { order: OrderAnswer; settings: OrderSettings }) {
  const { convenienceStore, bank, paymentMethod, paymentStatus } = order;
  if (paymentStatus === 'Sale' || order.state === 'applied') return null;
  if (convenienceStore !== null) return <AtStore {...convenienceStore} />;
  if (bank !== null) return <ByTransfer bank={bank} />;
  if (paymentMethod === 'Bank') return <ToOrganiser order={order} />;
  return paymentMethod === 'Local' ? <AtVenue note={settings.payment.localNote} /> : null;
}

function AtStore({ store, number, code, deadline }: NonNullable<OrderAnswer['convenienceStore']>) {
  const say = useOrderTexts();
  const language = useLanguage();
  const words = say.instructions;
  const known = convenienceStores.find((one) => one === store);
  const name = known === undefined ? store : say.stores[known];
  return (
    <section className="hb-purchase-card hb-purchase-instructions" aria-labelledby="pay-store">
      <h2 className="hb-purchase-part" id="pay-store">
        {words.storeTitle(name)}
      </h2>
      <p className="hb-purchase-pay-number">
        <span className="hb-purchase-pay-label">{words.number}</span>
        <strong>{number}</strong>
        <CopyButton text={number} label={words.copyNumber} />
      </p>
      {code === undefined ? null : (
        <p className="hb-purchase-pay-number">
          <span className="hb-purchase-pay-label">{words.code}</span>
          <strong>{code}</strong>
        </p>
      )}
      <p className="hb-purchase-deadline">{words.deadline(saidDeadline(deadline, language))}</p>
      <ol className="hb-purchase-how">
        {(known === undefined ? words.anyStore : words.ofStore[known]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className="hb-field-hint">{words.afterwards}</p>
    </section>
  );
}

function ByTransfer({ bank }: { bank: NonNullable<OrderAnswer['bank']> }) {
  const say = useOrderTexts();
  const language = useLanguage();
  const words = say.instructions;
  const facts = [
    [words.bank, bank.bankName],
    [words.branch, bank.branchName],
    [words.account, `${bank.accountType} ${bank.accountNumber}`],
    [words.accountName, bank.accountName],
  ] as const;
  return (
    <section className="hb-purchase-card hb-purchase-instructions" aria-labelledby="pay-bank">
      <h2 className="hb-purchase-part" id="pay-bank">
        {words.bankTitle}
      </h2>
      <dl className="hb-purchase-facts">
        {facts.map(([label, value]) => (
          <div key={label} className="hb-purchase-fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton text={bank.accountNumber} label={words.copyAccount} />
      <p className="hb-purchase-deadline">{words.deadline(saidDeadline(bank.deadline, language))}</p>
      <p className="hb-field-hint">{words.bankAfterwards}</p>
    </section>
  );
}

/** A transfer to the organiser: how much, until when, to which account, under what name, and what follows. */
function ToOrganiser({ order }: { order: OrderAnswer }) {
  const { instructions: words } = useOrderTexts();
  const language = useLanguage();
  const { bankDeadline, bankNote, orderId, owed, state, wantsReceipt } = order;
  return (
    <section className="hb-purchase-card hb-purchase-instructions" aria-labelledby="pay-later">
      <h2 className="hb-purchase-part" id="pay-later">
        {words.bankTitle}
      </h2>
      <p className="hb-purchase-told">{bankNote || words.bankLater}</p>
      <dl className="hb-purchase-facts">
        <div className="hb-purchase-fact">
          <dt>{words.toPay}</dt>
          <dd>{formatYen(owed, language)}</dd>
        </div>
      </dl>
      {bankDeadline === null ? null : (
        <p className="hb-purchase-deadline">{words.deadline(saidDeadline(bankDeadline, language))}</p>
      )}
      <p>{words.bankQuote(orderId)}</p>
      <CopyButton text={orderId} label={words.copyOrder} />
      <p className="hb-field-hint">{state === 'awaiting' ? words.bankAfterwards : words.transferAfterwards}</p>
      {wantsReceipt ? <p className="hb-field-hint">{words.receiptAfterwards}</p> : null}
    </section>
  );
}

function AtVenue({ note }: { note: string }) {
  const words = useOrderTexts().instructions;
  return (
    <section className="hb-purchase-card hb-purchase-instructions" aria-labelledby="pay-later">
      <h2 className="hb-purchase-part" id="pay-later">
        {words.localTitle}
      </h2>
      <p className="hb-purchase-told">{note || words.local}</p>
    </section>
  );
}
