import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { Link } from '#console/navigation/link.tsx';
import { useQuery } from '#console/navigation/use-query.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { FoundList } from '#console/ui/found-list.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { listCases } from '../../contract/moderation.ts';
import { reportTexts } from './report-texts.ts';
import './reports.css';

type Case = AnswerOf<typeof listCases>['entries'][number];

const states = ['open', 'closed'] as const;

/** What participants of the chat reported, for moderators: the oldest that waits first. */
function ReportsScreen({ params: { site = '' } }: ScreenProps) {
  const { api } = useConsole();
  const words = useWords(reportTexts);
  const { query, change } = useQuery(['state']);
  const state = states.find((one) => one === query.state) ?? 'open';
  const list = usePages(`reports/${site}/${state}`, (after?: string) =>
    api.get<typeof listCases>('sites/{site}/reports', {
      params: { site },
      query: { state, ...(after !== undefined && { after }) },
    }),
  );
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      <div className="hc-list-filter">
        <SelectField
          label={words.state}
          choices={states.map((value) => ({ value, label: words.states[value] }))}
          value={state}
          onChange={(chosen) => change({ state: chosen === 'open' ? '' : chosen })}
        />
      </div>
      <FoundList
        list={list}
        count=""
        onClear={state === 'open' ? undefined : () => change({ state: '' })}
        words={words}
      >
        {(entries) => (
          <ul className="hc-rows">
            {entries.map((entry) => (
              <CaseRow key={entry.reportId} site={site} entry={entry} />
            ))}
          </ul>
        )}
      </FoundList>
    </Page>
  );
}

function CaseRow({ site, entry }: { site: string; entry: Case }) {
  const times = useSaidTimes();
  const words = useWords(reportTexts);
  const who = entry.reported || words.erased;
  return (
    <li className="hc-report">
      <div className="hc-report-what">
        <Link className="hc-report-title" to={`/console/sites/${site}/reports/${entry.reportId}`}>
          {entry.isMessage ? words.message(who) : words.person(who)}
        </Link>
        <span className="hc-muted">{words.lastAt(times.date(entry.lastAt))}</span>
      </div>
      <div className="hc-report-badges">
        <Badge kind="plain">{words.reports(entry.reports)}</Badge>
        {entry.reasons.map(({ reason, count }) => (
          <Badge key={reason} kind="warning">
            {words.counted(words.reasons[reason], count)}
          </Badge>
        ))}
        {entry.acts.map((act) => (
          <Badge key={act} kind="info">
            {words.did[act]}
          </Badge>
        ))}
        {entry.isSuspended && !entry.acts.includes('suspend') ? <Badge kind="info">{words.suspended}</Badge> : null}
      </div>
    </li>
  );
}

export const screen: ScreenModule = { Screen: ReportsScreen, texts: [reportTexts] };
