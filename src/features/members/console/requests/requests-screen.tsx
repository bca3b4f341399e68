import { useState } from 'react';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { EmptyState, ReadFailed, ReadMore, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { listRequests } from '../../contract/requests.ts';
import { AddRequest } from './add-request.tsx';
import { requestTexts } from './request-texts.ts';
import './requests.css';

type Entry = AnswerOf<typeof listRequests>['entries'][number];

/** Requests about personal data: the most urgent first. */
function RequestsScreen({ params: { site = '' } }: ScreenProps) {
  const { api } = useConsole();
  const words = useWords(requestTexts);
  const [isAdding, setAdding] = useState(false);
  const { entries, first, failure, readMore, again } = usePages(`requests/${site}`, (after?: string) =>
    api.get<typeof listRequests>('sites/{site}/requests', {
      params: { site },
      query: { ...(after !== undefined && { after }) },
    }),
  );
  const isHere = first === undefined || first.accountsOf === site;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      above={<BackTo to={`/console/sites/${site}/members`} text={words.back} />}
      actions={
        isHere ? (
          <Button look="main" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        ) : undefined
      }
    >
      {entries === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : entries === undefined ? (
        <Skeleton rows={4} />
      ) : !isHere ? (
        <Notice kind="info" title={words.ofPortal} />
      ) : entries.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <ul className="hc-rows">
          {entries.map((entry) => (
            <RequestRow key={entry.requestId} site={site} entry={entry} />
          ))}
        </ul>
      )}
      <ReadMore label={words.more} onRead={readMore} />
      {isAdding ? <AddRequest site={site} onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

function RequestRow({ site, entry }: { site: string; entry: Entry }) {
  const times = useSaidTimes();
  const words = useWords(requestTexts);
  const { requestId, kind, mail, dueOn, daysLeft, state } = entry;
  return (
    <li className="hc-request">
      <div className="hc-request-what">
        <Link className="hc-request-title" to={`/console/sites/${site}/requests/${requestId}`}>
          {mail || words.noMail}
        </Link>
        <span className="hc-muted">{words.kinds[kind]}</span>
      </div>
      <div className="hc-request-state">
        {state === 'open' ? <span>{words.due(times.date(dueOn), daysLeft)}</span> : null}
        {state === 'open' && daysLeft < 0 ? <Badge kind="warning">{words.late}</Badge> : null}
        <Badge kind={state === 'open' ? 'info' : 'plain'}>{words.states[state]}</Badge>
      </div>
    </li>
  );
}

export const screen: ScreenModule = { Screen: RequestsScreen, texts: [requestTexts] };
