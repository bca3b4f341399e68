import { type SubmitEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { Button } from '#console/ui/button.tsx';
import type { enterLotteryValue } from '../../contract/lottery.ts';
import { publicValueMax } from '../../rules/lottery/public-value.ts';
import { lotteryTexts } from './lottery-texts.ts';
import type { OfLottery } from './of-lottery.ts';

/** The public value that was announced: entered once, so the press is asked about. */
export function EnterValue({ site, lottery: { contentId, ticketId }, onDone }: OfLottery) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(lotteryTexts);
  const [value, setValue] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const enter = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof enterLotteryValue>('sites/{site}/lotteries/{contentId}/{ticketId}/value', {
        params: { site, contentId, ticketId },
        body: { value },
      });
      toast({ text: words.entered });
      onDone();
    } catch (refused) {
      const failure = failureOf(refused);
      setError(failure.errors['value']?.[0] ?? failure.message);
    } finally {
      setBusy(false);
      setAsked(false);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isAsked) void enter();
    else setAsked(value.trim() !== '');
  };
  return (
    <form className="hc-form" onSubmit={submit}>
      <TextField
        label={words.enterValue}
        hint={words.enterHint}
        error={error}
        autoComplete="off"
        maxLetters={publicValueMax}
        value={value}
        onChange={(typed) => {
          setValue(typed);
          setAsked(false);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" look={isAsked ? 'danger' : 'main'} isBusy={isBusy}>
          {isAsked ? words.sure : words.enter}
        </Button>
      </div>
    </form>
  );
}
