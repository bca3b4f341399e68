import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { Button } from '#console/ui/button.tsx';
import { FoundList } from '#console/ui/found-list.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Page } from '#console/ui/page.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import type { ListedMailing, listMailings, makeMailing, readMailingDesk } from '../contract.ts';
import { mailingTexts } from './mailing-words.ts';
import { kindOfState } from './open-mailing.ts';
import './mailing.css';

/** The mails of a site to many people, the newest first. */
function MailsScreen({ params: { site = '' } }: ScreenProps) {
  const { api, router, toast, failureOf } = useConsole();
  const words = useWords(mailingTexts);
  const [isBusy, setBusy] = useState(false);
  const { data: desk } = useCall(`mailing-desk/${site}`, () =>
    api.get<typeof readMailingDesk>('sites/{site}/mails/desk', { params: { site } }),
  );
  const list = usePages(`mails/${site}`, (after?: string) =>
    api.get<typeof listMailings>('sites/{site}/mails', {
      params: { site },
      query: after === undefined ? {} : { after },
    }),
  );
  const write = async (): Promise<void> => {
    setBusy(true);
    try {
      const { mailingId } = await api.post<typeof makeMailing>('sites/{site}/mails', {
        params: { site },
        body: { from: 'nothing' },
      });
      router.go(`/console/sites/${site}/mails/${mailingId}`);
    } catch (error) {
      toast({ text: failureOf(error).message });
      setBusy(false);
    }
  };
  const isPublic = desk === undefined || desk.languages !== null;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={
        isPublic ? (
          <Button look="main" isBusy={isBusy} onClick={() => void write()}>
            {words.write}
          </Button>
        ) : undefined
      }
    >
      {isPublic ? (
        <FoundList
          list={list}
          count=""
          onClear={undefined}
          words={{ ...words, noneFound: words.none, noneFoundText: words.noneText }}
        >
          {(entries) => (
            <ul className="hc-rows hc-mailings">
              {entries.map((mailing) => (
                <MailingRow key={mailing.mailingId} site={site} mailing={mailing} />
              ))}
            </ul>
          )}
        </FoundList>
      ) : (
        <Notice kind="info" title={words.unpublished}>
          <p>{words.unpublishedText}</p>
        </Notice>
      )}
    </Page>
  );
}

function MailingRow({ site, mailing }: { site: string; mailing: ListedMailing }) {
  const { language } = useConsole();
  const words = useWords(mailingTexts);
  const { mailingId, state, subject, audience, changedAt, plannedAt, sentAt, sentBy } = mailing;
  const said = (at: string): string => unbroken(saidDate(at, language));
  return (
    <li className="hc-mailing">
      <div>
        <Link className="hc-mailing-subject" to={`/console/sites/${site}/mails/${mailingId}`}>
          {localize(subject, language, defaultLanguage) || words.noSubject}
        </Link>
        <span className="hc-muted">{words.audiences[audience.kind]}</span>
      </div>
      <div className="hc-mailing-when">
        <Badge kind={kindOfState[state]}>{plannedAt === null ? words.states[state] : words.planned}</Badge>
        <span className="hc-muted">
          {plannedAt !== null
            ? words.plannedAt(said(plannedAt), sentBy ?? '')
            : sentAt === null
              ? words.changedAt(said(changedAt))
              : words.sentAt(said(sentAt), sentBy ?? '')}
        </span>
      </div>
    </li>
  );
}

export const screen: ScreenModule = { Screen: MailsScreen, texts: [mailingTexts] };
