import { useState } from 'react';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { saidOf } from '#web/api/said-of.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { saidSource } from '../../rules/lottery/announced-source.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import { FurtherRecords } from './further-records.tsx';
import { saveAnnouncement, saveLotteryRecord } from './save-lottery-record.ts';
import { callLotteryDraw, type LotteryDraw } from '../sale/sale-calls.ts';

interface DrawFoldProps {
  contentId: number;
  ticketId: number;
}

/** The published data of a draw, so that anybody can repeat it. They load when the visitor unfolds them. */
export function DrawFold({ contentId, ticketId }: DrawFoldProps) {
  const context = usePageContext();
  const say = useTexts(saleOverlayTexts);
  const [draw, setDraw] = useState<LotteryDraw | 'failed' | undefined>();
  const read = (isOpen: boolean): void => {
    if (!isOpen || (draw !== undefined && draw !== 'failed')) return;
    setDraw(undefined);
    callLotteryDraw(context, contentId, ticketId).then(setDraw, () => setDraw('failed'));
  };
  return (
    <details className="hb-ticket-draw" onToggle={(event) => read(event.currentTarget.open)}>
      <summary>{say.fairness}</summary>
      <p>{say.fairnessText}</p>
      {draw === undefined ? (
        <Skeleton count={4} />
      ) : draw === 'failed' ? (
        <p role="alert">{say.draw.failed}</p>
      ) : (
        <PublishedDraw draw={draw} contentId={contentId} ticketId={ticketId} />
      )}
    </details>
  );
}

function PublishedDraw({ draw, contentId, ticketId }: DrawFoldProps & { draw: LotteryDraw }) {
  const context = usePageContext();
  const say = useTexts(saleOverlayTexts);
  const language = useLanguage();
  const common = useTexts(commonTexts);
  const [problem, setProblem] = useState<string>();
  const { announcement, drawnAt, seed, entrantId } = draw;
  const saveBy = (saving: () => Promise<void>): void => {
    setProblem(undefined);
    saving().catch((error: unknown) => setProblem(saidOf(error, common, say.draw.failed)));
  };
  const facts = [
    { label: say.draw.secretHash, value: <code>{announcement.secretHash}</code> },
    { label: say.draw.closesAt, value: saidDeadline(announcement.closesAt, language) },
    { label: say.draw.publicValueSource, value: saidSource(announcement.publicValueSource, language) || say.draw.none },
    {
      label: say.draw.listHash,
      value: announcement.listHash === null ? say.draw.listOpen : <code>{announcement.listHash}</code>,
    },
    { label: say.draw.drawnAt, value: saidDeadline(drawnAt, language) || say.draw.notDrawn },
    ...(seed === null ? [] : [{ label: say.draw.seed, value: <code>{seed}</code> }]),
    ...(entrantId === null ? [] : [{ label: say.draw.own, value: <code>{entrantId}</code> }]),
  ];
  return (
    <>
      {draw.drawsAgain && drawnAt === null ? <p>{say.draw.again}</p> : null}
      <Facts facts={facts} />
      <div className="hb-button-row">
        <Button size="small" onClick={() => saveBy(() => saveAnnouncement(context, announcement))}>
          {say.draw.saveAnnouncement}
        </Button>
        {seed === null ? null : (
          <Button size="small" onClick={() => saveBy(() => saveLotteryRecord(context, contentId, ticketId))}>
            {say.draw.save}
          </Button>
        )}
      </div>
      <FurtherRecords {...{ contentId, ticketId }} further={draw.further} say={say.draw} onSave={saveBy} />
      {problem ? <p role="alert">{problem}</p> : null}
    </>
  );
}
