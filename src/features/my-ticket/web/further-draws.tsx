import { FurtherRecords, type readLotteryDraw } from '#features/ticket/web.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { useTexts } from '#web/site/page-context.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { furtherTexts } from './further/further-texts.ts';
import { LeavingDraws } from './leaving-draws.tsx';

export interface FurtherDrawsProps {
  contentId: number;
  ticketId: number;
  draw: Pick<AnswerOf<typeof readLotteryDraw>, 'further' | 'waitingOrder'>;
  /** Runs a press, and says what went wrong. */
  onSave: (saving: () => Promise<void>) => void;
  onLeft: () => void;
}

/** The draws after the first one: their records, and the way out of those that may come. */
export function FurtherDraws({
  contentId,
  ticketId,
  draw: { further, waitingOrder },
  onSave,
  onLeft,
}: FurtherDrawsProps) {
  const { lottery: say } = useTexts(myTicketTexts);
  const { nth } = useTexts(furtherTexts);
  return (
    <>
      <FurtherRecords
        {...{ contentId, ticketId, further, onSave }}
        say={{ nth, saveAnnouncement: say.saveAnnouncement, save: say.saveRecord }}
      />
      {waitingOrder === null ? null : <LeavingDraws contentId={contentId} orderId={waitingOrder} onDone={onLeft} />}
    </>
  );
}
