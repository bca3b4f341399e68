import { useEffect, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { BackIcon } from '#console/ui/icon.tsx';
import { Badge, Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { Steps } from '#console/ui/steps.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { discardImport, readImport, resumeImport, startImport, stopImport } from '../contract.ts';
import { isGoing, type KnownWish } from '../rules/import-states.ts';
import { importTexts } from './import-texts.ts';
import { kindOfState } from './kind-of-state.ts';
import { StartCard } from './start-card.tsx';
import './import.css';

/** How often an import that goes on is looked at. */
const lookEveryMs = 2_000;

/** One import: what it is about to do, how far it is, and the way to stop it and to go on. */
function ImportScreen({ params: { site = '', import: name = '' } }: ScreenProps) {
  const words = useWords(importTexts);
  const importId = Number(name);
  const { data, failure, again } = useCall(`import/${site}/${name}`, (api) =>
    api.get<typeof readImport>('sites/{site}/attendee-imports/{importId}', { params: { site, importId } }),
  );
  return (
    <Page
      title={data?.fileName ?? words.title}
      width="wide"
      above={
        <Link className="hc-back" to={`/console/sites/${site}/attendees/import`}>
          <BackIcon />
          {words.title}
        </Link>
      }
    >
      {data === undefined && failure !== undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton rows={3} />
      ) : (
        <OneImport site={site} one={data} again={again} />
      )}
    </Page>
  );
}

function OneImport({
  site,
  one,
  again,
}: {
  site: string;
  one: AnswerOf<typeof readImport>;
  again: () => Promise<void>;
}) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(importTexts);
  const [isBusy, setBusy] = useState(false);
  const { importId, state, rows, staged, leftOut, done, tickets, isMailed, madeBy, startedAt, endedAt, stop } = one;
  useEffect(() => {
    if (!isGoing(state)) return undefined;
    const timer = setInterval(() => void again(), lookEveryMs);
    return () => clearInterval(timer);
  }, [state, again]);
  const press = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      await again();
      setBusy(false);
    }
  };
  const asked = { params: { site, importId }, body: {} };
  const path = 'sites/{site}/attendee-imports/{importId}';
  const start = (known: KnownWish) =>
    press(() => api.post<typeof startImport>(`${path}/start`, { params: { site, importId }, body: { known } }));
  const halt = () => press(() => api.post<typeof stopImport>(`${path}/stop`, asked));
  const resume = () => press(() => api.post<typeof resumeImport>(`${path}/resume`, asked));
  const discard = () => press(() => api.post<typeof discardImport>(`${path}/discard`, asked));
  const all = rows - leftOut;
  const said = (at: string): string => saidDate(at, language);
  const discardButton = (
    <Button look="danger" isBusy={isBusy} onClick={() => void discard()}>
      {state === 'stopped' ? words.discardRest : words.discard}
    </Button>
  );
  return (
    <>
      {state === 'staging' ? <Steps names={words.steps} at={3} /> : null}
      {state === 'staging' && staged < rows ? (
        <Notice kind="warning" title={words.incomplete(staged, rows)}>
          <p>{words.incompleteText}</p>
          <div className="hc-page-actions">{discardButton}</div>
        </Notice>
      ) : state === 'staging' ? (
        <StartCard
          site={site}
          one={one}
          isBusy={isBusy}
          onStart={(known) => void start(known)}
          discard={discardButton}
        />
      ) : (
        <Card title={words.progress}>
          <div className="hc-import-when">
            <Badge kind={kindOfState[state]}>{words.states[state]}</Badge>
            {startedAt === null ? null : <span className="hc-muted">{words.startedBy(madeBy, said(startedAt))}</span>}
            {endedAt === null ? null : <span className="hc-muted">{words.endedAt(said(endedAt))}</span>}
          </div>
          {state === 'discarded' && done === 0 ? null : (
            <div className="hc-import-progress">
              <progress aria-label={words.progress} max={all} value={done} />
              <output>{words.issuedSoFar(done, all, tickets)}</output>
            </div>
          )}
          {leftOut === 0 ? null : <p className="hc-muted">{words.leftOut(leftOut)}</p>}
          {isGoing(state) ? <p className="hc-muted">{words.rest}</p> : null}
          {stop !== null && state === 'stopped' ? (
            <Notice kind="warning" title={words.stopped(stop.line)}>
              <p>{words.stopReasons[stop.reason]}</p>
              <p>{words.stoppedText}</p>
            </Notice>
          ) : null}
          {state === 'finished' ? (
            <Notice kind="success" title={words.finished(done, tickets)}>
              <p>{isMailed ? words.mailsFollow : words.nobodyMailed}</p>
            </Notice>
          ) : null}
          <div className="hc-form-foot">
            {isGoing(state) ? (
              <Button look="danger" isBusy={isBusy} onClick={() => void halt()}>
                {words.stop}
              </Button>
            ) : null}
            {state === 'stopped' ? (
              <>
                <Button look="main" isBusy={isBusy} onClick={() => void resume()}>
                  {words.resume}
                </Button>
                {discardButton}
              </>
            ) : null}
            {state === 'finished' ? (
              <ButtonLink to={`/console/sites/${site}/attendees`} look="main">
                {words.toAttendees}
              </ButtonLink>
            ) : null}
          </div>
        </Card>
      )}
    </>
  );
}

export const screen: ScreenModule = { Screen: ImportScreen, texts: [importTexts] };
