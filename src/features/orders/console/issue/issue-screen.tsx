import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { issueTickets, readIssueDesk } from '../../contract/issue.ts';
import { IssueForm } from './issue-form.tsx';
import { issueTexts } from './issue-texts.ts';
import { IssuedTickets } from './issued-tickets.tsx';
import './issue.css';

/** Tickets that an organiser issues: as gifts, for money that came elsewhere, or at the door. */
function IssueScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(issueTexts);
  const { data, failure, again } = useCall(`issue/${site}`, (api) =>
    api.get<typeof readIssueDesk>('sites/{site}/issue', { params: { site } }),
  );
  const [issued, setIssued] = useState<{ made: AnswerOf<typeof issueTickets>; isMailed: boolean }>();
  const [forms, setForms] = useState(0);
  return (
    <Page
      title={words.title}
      lead={words.lead}
      above={<BackTo to={`/console/sites/${site}/orders`} text={words.back} />}
    >
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={5} />
      ) : data.tickets.length === 0 ? (
        <Notice kind="info" title={words.none}>
          <p>{words.noneText}</p>
        </Notice>
      ) : issued !== undefined ? (
        <IssuedTickets
          site={site}
          issued={issued.made}
          isMailed={issued.isMailed}
          onNext={() => {
            setIssued(undefined);
            setForms(forms + 1);
          }}
        />
      ) : (
        <IssueForm
          key={forms}
          site={site}
          desk={data}
          onIssued={(made, isMailed) => {
            setIssued({ made, isMailed });
            void again();
          }}
        />
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: IssueScreen, texts: [issueTexts] };
