import { useEffect } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Facts } from '#console/ui/facts.tsx';
import { NumberTable } from '#console/ui/number-table.tsx';
import { Card } from '#console/ui/page.tsx';
import { TimeBars } from '#console/ui/time-bars.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { readEntryCounts } from '../contract/console.ts';
import { dayScreenTexts } from './day-texts.ts';

const lookEveryMs = 15_000;
/** They are written in Tokyo time. */
const timeOf = (written: string): string => written.slice(11, 16);

/** How many tickets came in: of all, of each kind, at each gate and in each quarter of an hour. */
export function EntriesCard({ site }: { site: string }) {
  const { language } = useConsole();
  const words = useWords(dayScreenTexts);
  const { data, failure, again } = useCall(`entry-counts/${site}/${language}`, (api) =>
    api.get<typeof readEntryCounts>('sites/{site}/entry-counts', { params: { site } }),
  );
  useEffect(() => {
    const timer = window.setInterval(() => void again(), lookEveryMs);
    return () => window.clearInterval(timer);
  }, [again]);
  const counts = data?.counts;
  if (counts === undefined) {
    return (
      <Card title={words.entries}>
        {failure === undefined ? <Skeleton rows={2} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
      </Card>
    );
  }
  if (counts === null || counts.expected === 0) {
    return (
      <Card title={words.entries}>
        <p className="hc-muted">{words.noTickets}</p>
      </Card>
    );
  }
  const { checkedIn, expected, tickets, gates, quarters } = counts;
  const number = new Intl.NumberFormat('en');
  const ofAll = (one: { checkedIn: number; expected: number }): string =>
    words.ofAll(number.format(one.checkedIn), number.format(one.expected));
  const times = quarters.map(({ from, checkedIn: count }) => ({ name: timeOf(from), count }));
  return (
    <Card title={words.entries} note={words.entriesNote}>
      <Facts
        facts={[
          { name: words.total, value: ofAll({ checkedIn, expected }) },
          ...(tickets.length > 1 ? tickets.map((one) => ({ name: one.title, value: ofAll(one) })) : []),
        ]}
      />
      {gates.length === 0 ? null : (
        <>
          <h3>{words.perGate}</h3>
          <Facts
            facts={gates.map((one) => ({ name: one.name || words.noGate, value: number.format(one.checkedIn) }))}
          />
        </>
      )}
      <h3>{words.quarters}</h3>
      <div className="hc-days">
        <TimeBars values={times.map(({ count }) => count)} ends={[times[0]?.name ?? '', times.at(-1)?.name ?? '']} />
      </div>
      <NumberTable
        summary={words.asTable}
        heads={[words.from, words.entries]}
        rows={times.map(({ name, count }) => ({ name, cells: [number.format(count)] }))}
      />
    </Card>
  );
}
