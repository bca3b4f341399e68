import type { ReactNode } from 'react';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { useLanguage, usePageContext } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { saveAnnouncement, saveLotteryRecord } from './save-lottery-record.ts';
import type { LotteryDraw } from '../sale/sale-calls.ts';

interface FurtherRecordsProps {
  contentId: number;
  ticketId: number;
  further: LotteryDraw['further'];
  say: { nth(number: number): string; saveAnnouncement: string; save: string };
  /** Runs a press, and says what went wrong. */
  onSave: (saving: () => Promise<void>) => void;
}

/** The draws after the first one, each with its record, and with what is announced of the one that may come. */
export function FurtherRecords({ contentId, ticketId, further, say, onSave }: FurtherRecordsProps): ReactNode {
  const context = usePageContext();
  const language = useLanguage();
  return further.map(({ number, announcement, drawnAt, seed }) => (
    <div key={number} className="hb-button-row">
      <span>
        {say.nth(number)} {saidDeadline(drawnAt, language)}
      </span>
      <Button size="small" onClick={() => onSave(() => saveAnnouncement(context, announcement))}>
        {say.saveAnnouncement}
      </Button>
      {seed === null ? null : (
        <Button size="small" onClick={() => onSave(() => saveLotteryRecord(context, contentId, ticketId, number))}>
          {say.save}
        </Button>
      )}
    </div>
  ));
}
