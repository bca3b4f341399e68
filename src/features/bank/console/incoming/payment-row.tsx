import type { ReactNode } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { Button } from '#console/ui/button.tsx';
import { ExternalIcon } from '#console/ui/icon.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { formatYen } from '#kernel/yen.ts';
import { type DeskOrder, type Entry, owedBy } from './entries.ts';
import { incomingTexts } from './incoming-texts.ts';

/** Orders that a press can choose beside the payment; more are in the dialog. */
const offered = 3;

interface PaymentRowProps {
  site: string;
  entry: Entry;
  orders: ReadonlyMap<string, DeskOrder>;
  /** Which payment an order is chosen for. */
  taken: ReadonlyMap<string, string>;
  onMark: (isMarked: boolean) => void;
  onUse: (orderNumbers: readonly string[]) => void;
  onChoose: () => void;
}

/** A payment, the orders that it is for, and what is unclear about it. */
export function PaymentRow({ site, entry, orders, taken, onMark, onUse, onChoose }: PaymentRowProps) {
  const { language } = useConsole();
  const words = useWords(incomingTexts);
  const times = useSaidTimes();
  const { lines, amount, proposal, chosen, isMarked, result } = entry;
  const { doubt, candidates } = proposal;
  const yen = (sum: number): string => formatYen(sum, language);
  const payer = lines[0]?.payer === '' ? words.noPayer : (lines[0]?.payer ?? '');
  const isNoted = result?.outcome === 'noted';
  const isFixed = isNoted || doubt === 'known';
  const difference = chosen.length === 0 ? 0 : amount - owedBy(entry, orders);
  const others = candidates.filter(
    (number) => !chosen.includes(number) && orders.get(number)?.standing === 'owed' && !taken.has(number),
  );
  return (
    <li className="hc-bank-payment" data-noted={isNoted || undefined}>
      <label className="hc-choice hc-bank-mark">
        <input
          type="checkbox"
          aria-label={words.mark(payer)}
          checked={isMarked && chosen.length > 0}
          disabled={isFixed || chosen.length === 0}
          onChange={({ currentTarget }) => onMark(currentTarget.checked)}
        />
        <span className="hc-bank-payer">
          <span className="hc-row-title">{payer}</span>
          {lines.map(({ date, occurrence, amount: part }) => (
            <span key={`${date}-${occurrence}-${part}`} className="hc-muted">
              {lines.length > 1 ? `${times.date(date)} ${yen(part)}` : times.date(date)}
            </span>
          ))}
        </span>
        <span className="hc-bank-sum">{yen(amount)}</span>
      </label>
      <div className="hc-bank-orders">
        {doubt === undefined ? null : (
          <Badge kind={doubt === 'known' ? 'plain' : 'warning'}>{words.doubts[doubt]}</Badge>
        )}
        {(chosen.length > 0 ? chosen : candidates.slice(0, offered)).map((number) => (
          <OrderLine key={number} site={site} number={number} order={orders.get(number)}>
            {isFixed || chosen.length > 0 || !others.includes(number) ? null : (
              <Button onClick={() => onUse([number])} aria-label={words.use(number)}>
                {words.useThis}
              </Button>
            )}
          </OrderLine>
        ))}
        {difference === 0 ? null : (
          <span className="hc-bank-difference">
            {difference < 0 ? words.less(yen(-difference)) : words.over(yen(difference))}
          </span>
        )}
        {isFixed ? null : (
          <Button look="quiet" onClick={onChoose}>
            {chosen.length > 0 ? words.change : words.choose}
          </Button>
        )}
        {result === undefined ? null : (
          <output>
            <Badge kind={isNoted ? 'success' : 'warning'}>
              {result.orderNumber === null
                ? words.outcomes[result.outcome]
                : words.because(words.outcomes[result.outcome], result.orderNumber)}
            </Badge>
          </output>
        )}
      </div>
    </li>
  );
}

function OrderLine({
  site,
  number,
  order,
  children,
}: {
  site: string;
  number: string;
  order: DeskOrder | undefined;
  children: ReactNode;
}) {
  const { language } = useConsole();
  const words = useWords(incomingTexts);
  return (
    <div className="hc-bank-order">
      {/* Beside the file, which a move to another screen would forget. */}
      <a href={`/console/sites/${site}/orders/${number}`} target="_blank" rel="noopener">
        {number}
        <ExternalIcon />
        <span className="hc-hidden">{words.newWindow}</span>
      </a>
      <span>
        {order?.name || order?.kana || words.noName}
        {order !== undefined && order.owed > 0 ? ` · ${words.owes(formatYen(order.owed, language))}` : ''}
      </span>
      {children}
    </div>
  );
}
