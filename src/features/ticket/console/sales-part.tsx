import { useEffect } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { OverviewPart } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { useSiteTopic } from '#console/realtime/use-site-topic.ts';
import { DayBars } from '#console/ui/day-bars.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { saidDay } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import type { readSales } from '../contract/numbers.ts';
import { salesTopic } from '../rules/sale/sales-topic.ts';
import { salesTexts } from './sales-texts.ts';
import './sales.css';

/** For networks that let no socket through. */
const lookEveryMs = 30_000;

/** What the published event has sold: the sums, and each ticket with what is left of it. */
function SalesPart({ site }: { site: string }) {
  const { language } = useConsole();
  const words = useWords(salesTexts);
  const { data, failure, again } = useCall(`sales/${site}`, (api) =>
    api.get<typeof readSales>('sites/{site}/sales', { params: { site } }),
  );
  useSiteTopic(site, salesTopic(site), () => void again());
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void again();
    };
    const timer = window.setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again]);

  if (data === undefined) {
    return (
      <Card title={words.title}>
        {failure === undefined ? <Skeleton rows={2} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
      </Card>
    );
  }
  const yen = (amount: number): string => (amount === 0 ? words.nothing : formatYen(amount, language));
  const { tickets, total, days } = data;
  const sums = [
    [words.sold, words.count(total.sold)],
    [words.paid, yen(total.paid)],
    ...(total.wentBack > 0 ? [[words.wentBack, yen(total.wentBack)]] : []),
    ...(total.owed > 0 ? [[words.owed, yen(total.owed)]] : []),
    [words.checkedIn, words.count(total.checkedIn)],
  ] as const;
  return (
    <Card title={words.title}>
      <dl className="hc-sums">
        {sums.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {total.sold + total.waiting === 0 ? <p className="hc-muted">{words.noneYet}</p> : null}
      {days.some(({ sold }) => sold > 0) ? (
        <DayBars
          days={days.map(({ day, sold, price }) => ({
            day: saidDay(day, language),
            value: sold,
            cells: [words.count(sold), yen(price)],
          }))}
          heads={[words.day, words.tickets, words.price]}
          summary={words.table}
        />
      ) : null}
      <ul className="hc-sales">
        {tickets.map(({ contentId, ticketId, title, capacity, left, isDrawn, sold, waiting, paid, wentBack }) => (
          <li key={`${contentId}-${ticketId}`}>
            <span className="hc-sales-name">{localize(title, language, defaultLanguage)}</span>
            <span className="hc-sales-count">
              {capacity === null ? words.count(sold) : words.ofCapacity(sold, capacity)}
            </span>
            <span className="hc-sales-paid">{yen(paid - wentBack)}</span>
            {capacity === null || capacity === 0 ? null : (
              <progress className="hc-sales-bar" max={capacity} value={Math.min(sold, capacity)} aria-hidden="true" />
            )}
            {isDrawn ? (
              <span className="hc-sales-note">
                <Link to={`/console/sites/${site}/lotteries`}>{words.lottery}</Link>
              </span>
            ) : null}
            {left === null ? null : <span className="hc-sales-note hc-muted">{words.left(left)}</span>}
            {waiting === 0 ? null : <span className="hc-sales-note hc-muted">{words.waiting(waiting)}</span>}
            {wentBack === 0 ? null : (
              <span className="hc-sales-note hc-muted">{words.lessWentBack(formatYen(wentBack, language))}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const part: OverviewPart = { Part: SalesPart, texts: [salesTexts] };
