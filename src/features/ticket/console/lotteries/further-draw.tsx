import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { parseInstant } from '#kernel/period.ts';
import type { drawLotteryAgain, giveUpFurtherDraw, SiteLottery } from '../../contract/lottery.ts';
import { lotteryTexts } from './lottery-texts.ts';
import type { OfLottery } from './of-lottery.ts';

type Next = NonNullable<SiteLottery['next']>;
type OfNext = OfLottery & { next: Next };

/** Draws again what came free, among those who lost: what there is to draw, and when. */
export function FurtherDraw({ mayDraw, ...given }: OfLottery & { mayDraw: boolean }) {
  const times = useSaidTimes();
  const { further: words } = useWords(lotteryTexts);
  const { next, slots, further } = given.lottery;
  if (next === null) return further.length === 0 ? <p className="hc-hint">{words.off}</p> : null;
  const free = slots.reduce((sum, slot) => sum + slot.free, 0);
  return (
    <section className="hc-lottery-further" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="hc-hint">{words.lead}</p>
      <dl className="hc-lottery-facts">
        <div>
          <dt>{words.free}</dt>
          <dd>{words.tickets(free)}</dd>
        </div>
        <div>
          <dt>{words.waiting}</dt>
          <dd>{words.people(next.waiting, next.waitingTickets)}</dd>
        </div>
      </dl>
      {next.ineligible > 0 ? <p className="hc-hint">{words.ineligible(next.ineligible)}</p> : null}
      {next.lapsedAt === null ? null : <Notice kind="warning" title={words.lapsed(times.date(next.lapsedAt))} />}
      {next.isDrawing ? (
        <output>{words.drawing}</output>
      ) : next.drawAt !== null ? (
        <Planned {...given} next={next} mayDraw={mayDraw} at={next.drawAt} />
      ) : mayDraw ? (
        <Choose {...given} next={next} free={free} />
      ) : null}
    </section>
  );
}

function useDrawAgain({ site, lottery: { contentId, ticketId }, next: { number }, onDone }: OfNext) {
  const { api, toast, failureOf } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const draw = async (said: string, at?: string): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof drawLotteryAgain>('sites/{site}/lotteries/{contentId}/{ticketId}/further', {
        params: { site, contentId, ticketId },
        body: { number, ...(at !== undefined && { at }) },
      });
      toast({ text: said });
    } catch (error) {
      const failure = failureOf(error);
      toast({ text: failure.errors['at']?.[0] ?? failure.message });
    } finally {
      setBusy(false);
      // Whoever was second sees what the first one asked for.
      onDone();
    }
  };
  return { isBusy, draw };
}

function Choose({ free, ...given }: OfNext & { free: number }) {
  const { further: words } = useWords(lotteryTexts);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, draw } = useDrawAgain(given);
  const { next } = given;
  return (
    <>
      {next.isSettling ? (
        <p className="hc-hint">{words.settling}</p>
      ) : next.canAnybodyWin ? (
        <div className="hc-lottery-proof">
          <Button
            look={isAsked ? 'danger' : 'main'}
            isBusy={isBusy}
            onClick={() => (isAsked ? void draw(words.asked).finally(() => setAsked(false)) : setAsked(true))}
          >
            {isAsked ? words.nowSure : words.now}
          </Button>
          {isAsked ? <p className="hc-hint">{words.nowNote(free, next.waiting)}</p> : null}
        </div>
      ) : (
        <p className="hc-hint">{words.nobody}</p>
      )}
      <Later {...given} />
    </>
  );
}

function Later(given: OfNext) {
  const { further: words } = useWords(lotteryTexts);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { isBusy, draw } = useDrawAgain(given);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{words.later}</Button>
      </div>
    );
  }
  const plan = (): void => {
    const instant = parseInstant(at);
    if (instant === undefined || instant <= Date.now()) setWrong(words.past);
    else void draw(words.plannedToast, at);
  };
  return (
    <form
      className="hc-form"
      onSubmit={(event) => {
        event.preventDefault();
        plan();
      }}
    >
      <WallTimeField
        label={words.at}
        hint={words.atHint}
        value={at}
        error={wrong}
        onChange={(typed) => {
          setAt(typed);
          setWrong(undefined);
        }}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {words.plan}
        </Button>
      </div>
    </form>
  );
}

function Planned({ site, lottery, next: { number }, mayDraw, at, onDone }: OfNext & { mayDraw: boolean; at: string }) {
  const { api, toast, failureOf } = useConsole();
  const times = useSaidTimes();
  const { further: words } = useWords(lotteryTexts);
  const [isBusy, setBusy] = useState(false);
  const giveUp = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof giveUpFurtherDraw>('sites/{site}/lotteries/{contentId}/{ticketId}/further/give-up', {
        params: { site, contentId: lottery.contentId, ticketId: lottery.ticketId },
        body: { number },
      });
      toast({ text: words.givenUp });
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return (
    <Notice kind="info" title={words.planned(times.date(at))}>
      <p>{words.plannedText}</p>
      {mayDraw ? (
        <Button isBusy={isBusy} onClick={() => void giveUp()}>
          {words.giveUp}
        </Button>
      ) : null}
    </Notice>
  );
}
