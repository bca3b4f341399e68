import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { parseInstant } from '#kernel/period.ts';
import type { cancelPublication, publishSite } from '../../contract.ts';
import type { Outline } from '../use-outline.ts';
import { versionTexts } from './version-texts.ts';
import './versions.css';

/** Lets the draft become public at a time, and gives that up again. */
export function PlanPublication({ outline: { site, plannedAt }, note }: { outline: Outline; note: string }) {
  return plannedAt === null ? <NewPlan site={site} note={note} /> : <Planned site={site} at={plannedAt} />;
}

function NewPlan({ site, note }: { site: string; note: string }) {
  const { api, cache, failureOf } = useConsole();
  const { plan: words } = useWords(versionTexts);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
      </div>
    );
  }

  const plan = async (): Promise<void> => {
    const instant = parseInstant(at);
    if (instant === undefined || instant <= Date.now()) return setWrong(words.past);
    setBusy(true);
    setWrong(undefined);
    try {
      await api.post<typeof publishSite>('sites/{site}/publish', { params: { site }, body: { at, note } });
      cache.changed(`outline/${site}`);
    } catch (error) {
      const { errors, message } = failureOf(error);
      setWrong(errors['at'] === undefined ? message : words.past);
    }
    setBusy(false);
  };
  return (
    <Card>
      <form
        className="hc-plan"
        onSubmit={(event) => {
          event.preventDefault();
          void plan();
        }}
      >
        <WallTimeField label={words.at} hint={words.hint} value={at} onChange={setAt} error={wrong} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {words.button}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Planned({ site, at }: { site: string; at: string }) {
  const { api, cache, failureOf, toast } = useConsole();
  const times = useSaidTimes();
  const { plan: words } = useWords(versionTexts);
  const [isBusy, setBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.post<typeof cancelPublication>('sites/{site}/publish/cancel', { params: { site }, body: {} });
      toast({ text: words.cancelled });
      cache.changed(`outline/${site}`);
    } catch (error) {
      toast({ text: failureOf(error).message });
      setBusy(false);
    }
  };
  return (
    <Notice kind="info" title={words.planned(times.date(at))}>
      <p>{words.plannedText}</p>
      <Button isBusy={isBusy} onClick={() => void cancel()}>
        {words.cancel}
      </Button>
    </Notice>
  );
}
