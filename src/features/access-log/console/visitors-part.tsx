import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { OverviewPart } from '#console/console-feature.ts';
import { DayBars } from '#console/ui/day-bars.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { saidDay } from '#kernel/said-date.ts';
import type { readVisitors } from '../contract/visitors.ts';
import { visitorTexts } from './visitor-texts.ts';

/** Who looked at the site in the last days. */
function VisitorsPart({ site }: { site: string }) {
  const { language } = useConsole();
  const words = useWords(visitorTexts);
  const { data, failure, again } = useCall(`visitors/${site}`, (api) =>
    api.get<typeof readVisitors>('sites/{site}/visitors', { params: { site } }),
  );
  if (data === undefined) {
    return (
      <Card title={words.title}>
        {failure === undefined ? <Skeleton rows={2} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
      </Card>
    );
  }
  const { days } = data;
  return (
    <Card title={words.title} note={words.lead}>
      <dl className="hc-sums">
        <div>
          <dt>{words.today}</dt>
          <dd>{words.count(days.at(-1)?.visitors ?? 0)}</dd>
        </div>
        <div>
          <dt>{words.sum}</dt>
          <dd>{words.viewCount(days.reduce((sum, { views }) => sum + views, 0))}</dd>
        </div>
      </dl>
      <DayBars
        days={days.map(({ day, visitors, views }) => ({
          day: saidDay(day, language),
          value: visitors,
          cells: [words.count(visitors), words.viewCount(views)],
        }))}
        heads={[words.day, words.visitors, words.views]}
        summary={words.table}
      />
    </Card>
  );
}

export const part: OverviewPart = { Part: VisitorsPart, texts: [visitorTexts] };
