import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { SearchField } from '#console/forms/search-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { searchMax } from '#kernel/console/list-limits.ts';
import { firstLetters } from '#kernel/letters.ts';
import { foldName, nameWords } from '#kernel/fold-name.ts';
import { hasWords } from '#kernel/fold-text.ts';
import { formatYen } from '#kernel/yen.ts';
import { ordersOfPaymentMax } from '../../rules/bank-limits.ts';
import { type DeskOrder, type Entry, owedBy } from './entries.ts';
import { incomingTexts } from './incoming-texts.ts';

const shownMax = 40;

interface OrderChoiceProps {
  entry: Entry;
  /** Those that wait, and that no other payment has. */
  orders: readonly DeskOrder[];
  onChosen: (orderNumbers: readonly string[]) => void;
  onClose: () => void;
}

/** Which orders a payment is for: the likeliest first, found by number, name or sum. */
export function OrderChoice({ entry, orders, onChosen, onClose }: OrderChoiceProps) {
  const { language } = useConsole();
  const { choice: words, noName } = useWords(incomingTexts);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(entry.chosen);
  const yen = (sum: number): string => formatYen(sum, language);
  const wanted = nameWords(firstLetters(typed, searchMax));
  const rank = ({ orderNumber, owed }: DeskOrder): number =>
    entry.chosen.includes(orderNumber)
      ? 0
      : entry.proposal.candidates.includes(orderNumber)
        ? 1
        : owed === entry.amount
          ? 2
          : 3;
  const found = orders
    .filter(({ orderNumber, name, kana, owed }) =>
      hasWords(foldName(`${orderNumber} ${name} ${kana} ${owed} ${yen(owed)}`), wanted),
    )
    .toSorted((one, other) => rank(one) - rank(other));
  const sum = owedBy({ chosen }, new Map(orders.map((order) => [order.orderNumber, order])));
  const isFull = chosen.length >= ordersOfPaymentMax;
  return (
    <Dialog title={words.title} onClose={onClose} closeLabel={words.close}>
      <form
        className="hc-bank-choice"
        onSubmit={(event) => {
          event.preventDefault();
          onChosen(chosen);
        }}
      >
        <SearchField label={words.search} maxLetters={searchMax} value={typed} onChange={setTyped} />
        {found.length === 0 ? <p className="hc-muted">{words.none}</p> : null}
        <ul className="hc-bank-found">
          {found.slice(0, shownMax).map(({ orderNumber, name, kana, owed }) => (
            <li key={orderNumber}>
              <label className="hc-choice hc-bank-mark">
                <input
                  type="checkbox"
                  checked={chosen.includes(orderNumber)}
                  disabled={isFull && !chosen.includes(orderNumber)}
                  onChange={({ currentTarget }) =>
                    setChosen(
                      currentTarget.checked
                        ? [...chosen, orderNumber]
                        : chosen.filter((number) => number !== orderNumber),
                    )
                  }
                />
                <span className="hc-bank-payer">
                  <span>{name || noName}</span>
                  <span className="hc-muted">{kana}</span>
                  <span className="hc-muted">{orderNumber}</span>
                </span>
                <span className="hc-bank-sum">{yen(owed)}</span>
              </label>
            </li>
          ))}
        </ul>
        {found.length > shownMax ? <p className="hc-muted">{words.more}</p> : null}
        {isFull ? <p className="hc-muted">{words.most(ordersOfPaymentMax)}</p> : null}
        <output>{chosen.length === 0 ? null : words.sum(yen(sum), yen(entry.amount))}</output>
        <div className="hc-form-foot">
          <Button type="submit" look="main">
            {words.done}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
    </Dialog>
  );
}
