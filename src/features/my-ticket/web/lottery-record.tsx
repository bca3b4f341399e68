import { useEffect, useState } from 'react';
import { saidSource } from '#features/ticket/rules/lottery/announced-source.ts';
import { type readLotteryDraw, saveAnnouncement, saveLotteryRecord } from '#features/ticket/web.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { importPart } from '#web/parts/import-part.ts';
import { useLater } from '#web/site/use-later.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon } from '#web/ui/page-icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { furtherTexts } from './further/further-texts.ts';
import type { FurtherDrawsProps } from './further-draws.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import { useAction } from './use-action.ts';
import { TicketRows } from './ticket/ticket-rows.tsx';

type Draw = AnswerOf<typeof readLotteryDraw>;

export interface LotteryRecordProps {
  contentId: number;
  ticketId: number;
}

const loadFurther = () =>
  importPart(() => import('./further-draws.tsx')).then(({ FurtherDraws: Part }) => ({
    texts: [myTicketTexts, furtherTexts],
    Part,
  }));

/** The published data of the draw and the number of this application, so that anybody can check the draw. */
export function LotteryRecord({ contentId, ticketId }: LotteryRecordProps) {
  const language = useLanguage();
  const { lottery: say, receive: words } = useTexts(myTicketTexts);
  const context = usePageContext();
  const saving = useAction();
  const { draw, hasFailed, again } = useDraw(contentId, ticketId);
  const Further = useLater<FurtherDrawsProps>((draw?.further.length ?? 0) > 0, loadFurther);
  if (hasFailed) {
    return (
      <p>
        {say.notLoaded}{' '}
        <Button kind="quiet" size="small" onClick={again}>
          {words.again}
        </Button>
      </p>
    );
  }
  if (draw === undefined) return <Skeleton count={3} />;
  const { announcement, seed, drawAt, drawnAt, entrantId } = draw;
  const course = [
    [say.closesAt, saidDeadline(announcement.closesAt, language)],
    [say.drawAt, saidDeadline(drawAt, language)],
    [say.drawnAt, saidDeadline(drawnAt, language)],
    [say.publicValue, saidSource(announcement.publicValueSource, language)],
  ] as const;
  const values = [
    [say.entrant, entrantId],
    [say.secretHash, announcement.secretHash],
    [say.listHash, announcement.listHash],
    [say.seed, seed],
  ] as const;
  return (
    <>
      <p className="hb-ticket-why">{say.fairness}</p>
      <TicketRows rows={course} className="hb-ticket-course" />
      <TicketRows rows={values} className="hb-ticket-record" />
      <div className="hb-button-row">
        <Button
          size="small"
          icon={<DownloadIcon />}
          busy={saving.isBusy}
          onClick={() => void saving.run(() => saveAnnouncement(context, announcement))}
        >
          {say.saveAnnouncement}
        </Button>
        {seed === null ? null : (
          <Button
            size="small"
            icon={<DownloadIcon />}
            busy={saving.isBusy}
            onClick={() => void saving.run(() => saveLotteryRecord(context, contentId, ticketId))}
          >
            {say.saveRecord}
          </Button>
        )}
      </div>
      {Further === undefined ? null : (
        <Further {...{ contentId, ticketId, draw }} onSave={(run) => void saving.run(run)} onLeft={again} />
      )}
      {saving.problem === undefined ? null : <p role="alert">{saving.problem}</p>}
    </>
  );
}

function useDraw(contentId: number, ticketId: number) {
  const { api, site } = usePageContext();
  const { portalId, eventId = 0 } = site;
  const [draw, setDraw] = useState<Draw>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    api
      .get<typeof readLotteryDraw>('ticket/lottery/{portalId}/{eventId}/{contentId}/{ticketId}', {
        params: { portalId, eventId, contentId, ticketId },
        isQuiet: true,
        signal: gone.signal,
      })
      .then(({ data }) => setDraw(data))
      .catch(() => {
        if (!gone.signal.aborted) setHasFailed(true);
      });
    return () => gone.abort();
  }, [api, portalId, eventId, contentId, ticketId, attempt]);
  const again = (): void => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  };
  return { draw, hasFailed, again };
}
