import { useEffect, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { makeMailing, resumeMailing, stopMailing, takeMailingBack } from '../../contract.ts';
import { isGoing, recipientStates, suppressions } from '../../rules/mailing-states.ts';
import { MailPreview } from '../draft/mail-preview.tsx';
import { kindOfState, type MailingDesk, type OpenMailing } from '../open-mailing.ts';
import { mailingTexts } from '../mailing-words.ts';
import { RecipientList } from './recipient-list.tsx';

/** How often a mail that goes out is looked at. */
const lookEveryMs = 3_000;
/** And one that waits for its time. */
const plannedLookMs = 20_000;

interface SentMailingProps {
  site: string;
  desk: MailingDesk;
  mailing: OpenMailing;
  again: () => Promise<void>;
}

/** What became of a mail: how many went where, the way to stop it and to go on, and each recipient. */
export function SentMailing({ site, desk, mailing, again }: SentMailingProps) {
  const { api, toast, failureOf, router, language: own } = useConsole();
  const words = useWords(mailingTexts);
  const { mailingId, state, audience, counts, reasons, plannedAt, sentAt, sentBy, endedAt } = mailing;
  const isUnderWay = isGoing(state) && plannedAt === null;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isGoing(state)) return undefined;
    const timer = setInterval(() => void again(), isUnderWay ? lookEveryMs : plannedLookMs);
    return () => clearInterval(timer);
  }, [state, isUnderWay, again]);
  const press = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      if (said !== '') toast({ text: said });
      await again();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  const params = { site, mailingId };
  const stop = () =>
    press(
      () => api.post<typeof stopMailing>('sites/{site}/mails/{mailingId}/stop', { params, body: {} }),
      words.stopped,
    );
  const resume = () =>
    press(
      () => api.post<typeof resumeMailing>('sites/{site}/mails/{mailingId}/resume', { params, body: {} }),
      words.resumed,
    );
  const takeBack = () =>
    press(
      () => api.post<typeof takeMailingBack>('sites/{site}/mails/{mailingId}/take-back', { params, body: {} }),
      words.takenBack,
    );
  const copy = () =>
    press(async () => {
      const made = await api.post<typeof makeMailing>('sites/{site}/mails', {
        params: { site },
        body: { from: 'copy', mailingId },
      });
      router.go(`/console/sites/${site}/mails/${made.mailingId}`);
    }, '');
  const all = counts.waiting + counts.held + counts.sent + counts.failed;
  const said = (at: string): string => saidDate(at, own);
  const reasonOf = (reason: string): string => {
    const known = suppressions.find((one) => one === reason);
    if (known !== undefined) return words.suppressions[known];
    const answer = /refused the address: (.*?)\.?$/.exec(reason)?.[1];
    return answer === undefined ? reason : words.refused(answer);
  };
  const languages = desk.languages ?? [defaultLanguage];
  return (
    <div className="hc-mailing-editor">
      <div>
        <Card title={words.progress}>
          <div className="hc-mailing-when">
            <Badge kind={kindOfState[state]}>{plannedAt === null ? words.states[state] : words.planned}</Badge>
            <span className="hc-muted">{words.audiences[audience.kind]}</span>
            {sentAt === null ? null : <span className="hc-muted">{words.sentAt(said(sentAt), sentBy ?? '')}</span>}
            {endedAt === null ? null : <span className="hc-muted">{words.endedAt(said(endedAt))}</span>}
          </div>
          {plannedAt === null ? null : (
            <Notice kind="info" title={words.waitsUntil(said(plannedAt))}>
              <p>{words.waitsText}</p>
            </Notice>
          )}
          {isUnderWay ? (
            <output>
              <p>{words.going(counts.sent, all)}</p>
              <p className="hc-muted">{words.rest}</p>
            </output>
          ) : null}
          {state === 'stopped' ? (
            <Notice kind="warning">
              <p>{words.stoppedText}</p>
            </Notice>
          ) : null}
          <dl className="hc-mailing-counts">
            {recipientStates
              .filter((one) => counts[one] > 0 || one === 'sent' || (one === 'waiting' && isGoing(state)))
              .map((one) => (
                <div key={one} data-state={one}>
                  <dt>{words.counts[one]}</dt>
                  <dd>{new Intl.NumberFormat().format(counts[one])}</dd>
                </div>
              ))}
            {counts.withoutAddress === 0 ? null : (
              <div>
                <dt>{words.noAddress}</dt>
                <dd>{new Intl.NumberFormat().format(counts.withoutAddress)}</dd>
              </div>
            )}
          </dl>
          {reasons.length === 0 ? null : (
            <>
              <p className="hc-label">{words.reasons}</p>
              <ul className="hc-mailing-reasons">
                {reasons.map(({ reason, number }) => (
                  <li key={reason}>{words.reasonOf(reasonOf(reason), number)}</li>
                ))}
              </ul>
            </>
          )}
          <div className="hc-form-foot">
            {plannedAt === null ? null : (
              <Button look="main" isBusy={isBusy} onClick={() => void takeBack()}>
                {words.takeBack}
              </Button>
            )}
            {isUnderWay ? (
              <Button look="danger" isBusy={isBusy} onClick={() => void stop()}>
                {words.stop}
              </Button>
            ) : null}
            {state === 'stopped' ? (
              <Button look="main" isBusy={isBusy} onClick={() => void resume()}>
                {words.resume}
              </Button>
            ) : null}
            <Button isBusy={isBusy} onClick={() => void copy()}>
              {words.writeAgain}
            </Button>
          </div>
        </Card>
        <RecipientList site={site} mailingId={mailingId} state={state} reasonOf={reasonOf} />
      </div>
      <MailPreview
        site={site}
        mailingId={mailingId}
        language={languages.includes(own) ? own : (languages[0] ?? defaultLanguage)}
        saves={0}
      />
    </div>
  );
}
