import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { useQuery } from '#console/navigation/use-query.ts';
import { ButtonLink } from '#console/ui/button.tsx';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { readNumberDesk } from '../contract.ts';
import { ChartCard } from './chart-card.tsx';
import { NumberPeriod, periodOf, periodQueryNames } from './number-period.tsx';
import { numberTexts } from './number-texts.ts';
import './numbers.css';

/** What is counted of a site: a chart for each subject, each with its table and its file. */
function NumbersScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(numberTexts);
  const { query, change } = useQuery(periodQueryNames);
  const { data, failure, again } = useCall(`number-desk/${site}`, (api) =>
    api.get<typeof readNumberDesk>('sites/{site}/numbers/desk', { params: { site } }),
  );
  const shown = data && periodOf(query, data.today, data.firstDay);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={
        data?.mayAccount === true ? (
          <ButtonLink to={`/console/sites/${site}/numbers/accounts`}>{words.books.title}</ButtonLink>
        ) : undefined
      }
    >
      {data === undefined ? (
        failure === undefined ? (
          <Skeleton rows={4} kind="card" />
        ) : (
          <ReadFailed failure={failure} onAgain={() => void again()} />
        )
      ) : (
        <>
          <NumberPeriod query={query} shown={shown} onChange={change} />
          {shown === undefined ? null : (
            <div className="hc-numbers">
              {data.charts.map((chart) => (
                <ChartCard key={chart} site={site} chart={chart} {...shown} />
              ))}
            </div>
          )}
        </>
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: NumbersScreen, texts: [numberTexts] };
