import { NumberTable } from './number-table.tsx';
import { TimeBars } from './time-bars.tsx';

interface DayBarsProps {
  days: readonly { day: string; value: number; cells: readonly string[] }[];
  /** The heads of the table: of the day, then of the cells. */
  heads: readonly string[];
  /** Opens the table. */
  summary: string;
}

/** A bar for each day. It is a picture; the same numbers stand in a table below it. */
export function DayBars({ days, heads, summary }: DayBarsProps) {
  return (
    <div className="hc-days">
      <TimeBars values={days.map(({ value }) => value)} ends={[days[0]?.day ?? '', days.at(-1)?.day ?? '']} />
      <NumberTable
        heads={heads}
        rows={days.toReversed().map(({ day, cells }) => ({ name: day, cells }))}
        summary={summary}
      />
    </div>
  );
}
