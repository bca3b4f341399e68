import { useState } from 'react';
import { usePageContext, useTexts, pageHref } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkIcon } from '#web/ui/icons.tsx';
import { CheckIcon } from '#web/ui/page-icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import type { ReportSetting } from '../contract.ts';
import { bagCalls, changedElsewhere } from './bag-calls.ts';
import { bagTexts } from './bag-texts.ts';

type Told = 'on' | 'off' | 'refreshed' | 'replaced' | 'failed';

/** Shares the report, closes it, and gives it a new link. */
export function ShareBox({ setting, onSetting }: { setting: ReportSetting; onSetting: (next: ReportSetting) => void }) {
  const context = usePageContext();
  const { share: say } = useTexts(bagTexts);
  const [told, setTold] = useState<Told>();
  const [isWorking, setIsWorking] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** Shown at once, and taken back when it is refused. */
  const [wished, setWished] = useState<boolean>();
  const { enableShare, token } = setting;
  const change = async (work: () => Promise<ReportSetting>, done: Told): Promise<void> => {
    setIsWorking(true);
    setTold(undefined);
    try {
      onSetting(await work());
      setTold(done);
    } catch (error) {
      const current = changedElsewhere<ReportSetting>(error);
      if (current !== undefined) onSetting(current);
      setTold(current === undefined ? 'failed' : 'replaced');
    } finally {
      setIsWorking(false);
      setWished(undefined);
    }
  };
  const share = (isOn: boolean): void => {
    setWished(isOn);
    void change(() => bagCalls(context).share(isOn), isOn ? 'on' : 'off');
  };
  const refresh = (): void => {
    setIsAsking(false);
    void change(() => bagCalls(context).refresh(token ?? ''), 'refreshed');
  };
  return (
    <Section title={say.title}>
      <div className="hb-share-box">
        <label className="hb-check">
          <input
            type="checkbox"
            checked={wished ?? enableShare}
            aria-busy={isWorking || undefined}
            onChange={(event) => (isWorking ? undefined : share(event.target.checked))}
          />
          <span>{say.label}</span>
        </label>
        <p className="hb-share-text">{say.text}</p>
        {enableShare && token !== null ? (
          <>
            <SharedLink href={pageHref(context, 'report', { token })} />
            <Button size="small" busy={isWorking} onClick={() => setIsAsking(true)}>
              {say.refresh}
            </Button>
          </>
        ) : null}
        <div aria-live="polite">
          {told === undefined ? null : (
            <Notice kind={told === 'failed' ? 'error' : told === 'replaced' ? 'warning' : 'success'}>
              <p>{say[told]}</p>
            </Notice>
          )}
        </div>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={say.refreshTitle}
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>{say.cancel}</Button>
            <Button kind="primary" onClick={refresh}>
              {say.refresh}
            </Button>
          </>
        }
      >
        <p>{say.refreshText}</p>
      </Dialog>
    </Section>
  );
}

function SharedLink({ href }: { href: string }) {
  const { share: say } = useTexts(bagTexts);
  // My page is shown in a browser only.
  const url = new URL(href.split('?')[0] ?? href, window.location.origin).href;
  const { isCopied, copy } = useCopy(url);
  const copyOrSelect = async (): Promise<void> => {
    if (!(await copy())) document.querySelector<HTMLInputElement>('.hb-share-link input')?.select();
  };
  return (
    <div className="hb-share-link">
      <Field label={say.link}>
        {(control) => <Input {...control} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <Button icon={isCopied ? <CheckIcon /> : <LinkIcon />} onClick={() => void copyOrSelect()}>
        <span aria-live="polite">{isCopied ? say.copied : say.copy}</span>
      </Button>
    </div>
  );
}
