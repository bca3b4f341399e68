import { type FormEvent, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { SwitchField } from '#console/forms/choice-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { type LanguageCode, languageName } from '#kernel/language.ts';
import { parseInstant } from '#kernel/period.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { countRecipients, removeMailing, sendMailing, testMailing } from '../../contract.ts';
import { isPlannable } from '../../rules/mailing-states.ts';
import type { MailingFault } from '../../rules/mailing-document.ts';
import type { MailingDesk, OpenMailing } from '../open-mailing.ts';
import { mailingTexts } from '../mailing-words.ts';
import type { UsedDraft } from './use-draft.ts';

interface SendPartProps {
  site: string;
  desk: MailingDesk;
  mailing: OpenMailing;
  draft: UsedDraft;
  faults: readonly MailingFault[];
  isNews: boolean;
  language: LanguageCode;
  /** Something keeps it from being sent, in this language. */
  onTried: (language: LanguageCode | undefined) => void;
  again: () => Promise<void>;
}

/** How many would get it, a test to oneself, and the press that sends it. */
export function SendPart({ site, desk, mailing, draft, faults, isNews, language, onTried, again }: SendPartProps) {
  const { api, toast, failureOf, router } = useConsole();
  const words = useWords(mailingTexts);
  const { mailingId } = mailing;
  const params = { site, mailingId };
  const [busy, setBusy] = useState<'test' | 'send' | 'remove'>();
  const [asked, setAsked] = useState<'send' | 'remove'>();
  const { kind, ticket = '' } = draft.typed.audience;
  // The audience that is kept is counted: its key changes when that does.
  const [counted, setCounted] = useState({ key: `${kind} ${ticket} ${isNews}`, saves: 0 });
  const key = `${kind} ${ticket} ${isNews}`;
  if (draft.saving.is === 'saved' && counted.key !== key) setCounted({ key, saves: draft.saves });
  const count = useCall(`mailing-count/${site}/${mailingId}/${counted.key}`, () =>
    api.get<typeof countRecipients>('sites/{site}/mails/{mailingId}/audience', { params }),
  );
  const press = async (what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(what);
    try {
      if (await draft.save()) await work();
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(undefined);
    }
  };
  const test = () =>
    press('test', async () => {
      const { to } = await api.post<typeof testMailing>('sites/{site}/mails/{mailingId}/test', {
        params,
        body: { language },
      });
      toast({ text: words.tested(to) });
    });
  const remove = () =>
    press('remove', async () => {
      await api.post<typeof removeMailing>('sites/{site}/mails/{mailingId}/remove', { params, body: {} });
      toast({ text: words.removed });
      router.go(`/console/sites/${site}/mails`);
    });
  const ask = (): void => {
    if (faults.length > 0) onTried(faults[0]?.language);
    else setAsked('send');
  };
  const people = count.data === undefined ? '' : words.counted(count.data.addresses, count.data.isMore);
  return (
    <Card title={words.count}>
      {count.data === undefined ? (
        <p className="hc-muted">{count.failure?.message ?? '…'}</p>
      ) : (
        <div className="hc-mailing-count">
          <strong>{people}</strong>
          <span className="hc-muted">
            {count.data.languages.map((one) => words.inLanguage(languageName[one.language], one.number)).join(' / ')}
          </span>
          {isNews && count.data.optedOut > 0 ? <p>{words.optedOut(count.data.optedOut)}</p> : null}
          {count.data.bounced > 0 ? <p>{words.bounced(count.data.bounced)}</p> : null}
          {count.data.withoutAddress > 0 ? <p>{words.withoutAddress(count.data.withoutAddress)}</p> : null}
          <Button look="quiet" onClick={() => void count.again()}>
            {words.recount}
          </Button>
        </div>
      )}
      {faults.length > 0 ? (
        <Notice kind="warning" title={words.faults}>
          <p>{[...new Set(faults.flatMap((one) => (one.language ? languageName[one.language] : [])))].join(' / ')}</p>
        </Notice>
      ) : null}
      <div className="hc-form-foot">
        <Button look="main" isBusy={busy === 'send'} onClick={ask}>
          {words.send}
        </Button>
        <Button isBusy={busy === 'test'} title={desk.ownMail} onClick={() => void test()}>
          {words.test}
        </Button>
        <Button look="quiet" onClick={() => setAsked('remove')}>
          {words.remove}
        </Button>
      </div>
      {asked === 'send' ? (
        <SendDialog
          {...{ site, mailingId, draft, isNews }}
          text={words.sendText(words.audiences[kind], people)}
          onClose={() => setAsked(undefined)}
          onSent={again}
        />
      ) : null}
      {asked === 'remove' ? <RemoveDialog onClose={() => setAsked(undefined)} onRemove={() => void remove()} /> : null}
    </Card>
  );
}

interface SendDialogProps {
  site: string;
  mailingId: number;
  draft: UsedDraft;
  isNews: boolean;
  text: string;
  onClose: () => void;
  onSent: () => Promise<void>;
}

/** Asks once more: what was sent cannot be taken back. */
function SendDialog({ site, mailingId, draft, isNews, text, onClose, onSent }: SendDialogProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(mailingTexts);
  const { close } = useWords(commonTexts);
  const kit = useWords(kitTexts);
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [isLater, setLater] = useState(false);
  const [at, setAt] = useState('');
  const [isWrongTime, setWrongTime] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    const isWrong = isLater && !isPlannable(parseInstant(at), Date.now());
    setWrongTime(isWrong);
    if (isWrong || (isNews && !isAgreed)) return;
    setBusy(true);
    setFailed(undefined);
    try {
      if (!(await draft.save())) return setBusy(false);
      await api.post<typeof sendMailing>('sites/{site}/mails/{mailingId}/send', {
        params: { site, mailingId },
        body: { edition: draft.newest(), isAgreed, ...(isLater && { at }) },
      });
      toast({ text: isLater ? words.isPlanned : words.sent });
      onClose();
      await onSent();
    } catch (error) {
      setFailed(failureOf(error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.sendTitle} closeLabel={close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="hc-dialog-text">{text}</p>
        {isNews ? (
          <SwitchField
            label={words.agreed}
            error={isTried && !isAgreed ? words.notAgreed : undefined}
            value={isAgreed}
            onChange={setAgreed}
          />
        ) : null}
        <SwitchField label={words.isLater} value={isLater} onChange={setLater} />
        {isLater ? (
          <WallTimeField
            label={words.later}
            hint={words.laterHint}
            error={isWrongTime ? words.past : undefined}
            value={at}
            onChange={setAt}
          />
        ) : null}
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <div className="hc-form-foot">
          <Button type="submit" look="main" isBusy={isBusy}>
            {isLater ? words.plan : words.send}
          </Button>
          <Button onClick={onClose}>{kit.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function RemoveDialog({ onClose, onRemove }: { onClose: () => void; onRemove: () => void }) {
  const words = useWords(mailingTexts);
  const { close } = useWords(commonTexts);
  const kit = useWords(kitTexts);
  return (
    <Dialog title={words.removeTitle} closeLabel={close} onClose={onClose}>
      <p className="hc-dialog-text">{words.removeText}</p>
      <div className="hc-form-foot">
        <Button look="danger" onClick={onRemove}>
          {words.remove}
        </Button>
        <Button onClick={onClose}>{kit.cancel}</Button>
      </div>
    </Dialog>
  );
}
