import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { Button } from '#console/ui/button.tsx';
import { saveFile } from '#console/save-file.ts';
import { csvText, csvType } from '#kernel/csv.ts';
import type { readNumbers } from '../contract.ts';
import type { ChartName } from '../rules/chart.ts';
import { chartTable } from './chart-table.ts';
import { DrawnChart } from './drawn-chart.tsx';
import { numberTexts } from './number-texts.ts';
import { useSayNumber } from './say-number.ts';

interface ChartCardProps {
  site: string;
  chart: ChartName;
  from: string;
  to: string;
}

export function ChartCard({ site, chart, from, to }: ChartCardProps) {
  const words = useWords(numberTexts);
  const say = useSayNumber();
  const query = { chart, from, to };
  const { data, failure, again } = useCall(`numbers/${site}/${chart}/${from}/${to}`, (api) =>
    api.get<typeof readNumbers>('sites/{site}/numbers', { params: { site }, query }),
  );
  const isEmpty = data?.groups.every(({ rows }) => rows.every(({ values }) => values.every((value) => value === 0)));
  const save = (): void => {
    if (data === undefined) return;
    const bytes = new TextEncoder().encode(csvText(chartTable(data, words, (label) => say.label(label, data.unit))));
    saveFile({ name: `${words.charts[chart]}_${from}_${to}.csv`, bytes }, csvType);
  };
  const isWhole = chart === 'booths';
  const note = isWhole ? words.whole : words.notes[chart];
  return (
    <Card title={words.charts[chart]} note={note}>
      {data === undefined ? (
        failure === undefined ? (
          <Skeleton rows={2} />
        ) : (
          <ReadFailed failure={failure} onAgain={() => void again()} />
        )
      ) : isEmpty === true ? (
        <p className="hc-muted">{isWhole ? words.noneYet : words.empty}</p>
      ) : (
        <>
          <DrawnChart name={chart} chart={data} />
          {data.isCut ? <p className="hc-muted">{words.cut}</p> : null}
          <div className="hc-chart-file">
            <Button look="quiet" onClick={save}>
              {words.csv}
              <span className="hc-hidden"> {words.charts[chart]}</span>
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
