import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { useSaidTimes } from '#console/said-times.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { parseInstant } from '#kernel/period.ts';
import type { drawLotteryNow } from '../../contract/lottery.ts';
import { lotteryTexts } from './lottery-texts.ts';
import type { OfLottery } from './of-lottery.ts';

/** Draws before its time. Within an hour of the closing it says what that takes from the proof. */
export function DrawNow({
  site,
  lottery: { contentId, ticketId, drawAt, drawableFrom, seenFrom, isDrawable },
  onDone,
}: OfLottery) {
  const { api, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const words = useWords(lotteryTexts);
  const [isAsked, setAsked] = useState(false);
  const [isUnseen, setUnseen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ask = (): void => {
    setUnseen(Date.now() < (parseInstant(seenFrom) ?? 0));
    setAsked(true);
  };
  const draw = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof drawLotteryNow>('sites/{site}/lotteries/{contentId}/{ticketId}/draw', {
        params: { site, contentId, ticketId },
        body: {},
      });
      toast({ text: words.asked });
      onDone();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  if (!isDrawable) return <p className="hc-hint">{words.waits(times.date(drawableFrom))}</p>;
  return (
    <div className="hc-lottery-proof">
      <Button look={isAsked ? 'danger' : 'plain'} isBusy={isBusy} onClick={() => (isAsked ? void draw() : ask())}>
        {isAsked ? words.drawSure : words.drawNow}
      </Button>
      {isAsked ? <p className="hc-hint">{words.drawNote(times.date(drawAt))}</p> : null}
      {isAsked && isUnseen ? <Notice kind="warning" title={words.unseen} /> : null}
    </div>
  );
}
