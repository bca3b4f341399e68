import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { useSaidTimes } from '#console/said-times.ts';
import { parseInstant } from '#kernel/period.ts';
import type { cancelPublication, publishSite } from '../../contract.ts';
import type { Changes } from '../changes/change-list.tsx';
import { ConfirmPublication } from '../checklist/confirm-publication.tsx';
import type { SaidCheck } from '../checklist/use-checks.ts';
import type { Outline } from '../use-outline.ts';
import { versionTexts } from './version-texts.ts';
import './versions.css';

interface PlanPublicationProps {
  outline: Outline;
  changes: Changes;
  /** What is needed and not done. */
  open: readonly SaidCheck[];
  note: string;
}

/** Lets the draft become public at a time, after the same question as a publication at once, and gives that up again. */
export function PlanPublication(props: PlanPublicationProps) {
  const { site, plannedAt } = props.outline;
  return plannedAt === null ? <NewPlan {...props} /> : <Planned site={site} at={plannedAt} />;
}

function NewPlan({ outline, changes, open, note }: PlanPublicationProps) {
  const { site } = outline;
  const { api, cache, failureOf } = useConsole();
  const { plan: words } = useWords(versionTexts);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
      </div>
    );
  }

  const plan = async ({ isMeant }: { isMeant: boolean }): Promise<void> => {
    const instant = parseInstant(at);
    if (instant === undefined || instant <= Date.now()) return setWrong(words.past);
    setWrong(undefined);
    if (!isMeant && open.length + changes.warnings.length > 0) return setAsked(true);
    setBusy(true);
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
          void plan({ isMeant: false });
        }}
      >
        <WallTimeField label={words.at} hint={words.hint} value={at} onChange={setAt} error={wrong} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {words.button}
          </Button>
        </div>
      </form>
      {isAsked ? (
        <ConfirmPublication
          {...{ site, outline, changes, open, at }}
          button={words.button}
          onPublish={() => void plan({ isMeant: true })}
          onClose={() => setAsked(false)}
        />
      ) : null}
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
