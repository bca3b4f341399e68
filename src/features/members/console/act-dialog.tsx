import { type FormEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import type { blockMember, signOutMember } from '../contract.ts';
import { reasonMax } from '../rules/member-limits.ts';
import { memberTexts } from './member-texts.ts';

export type MemberAct = 'block' | 'unblock' | 'signOut';

interface ActDialogProps {
  site: string;
  memberId: number;
  act: MemberAct;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the reason of what is done to a member, and does it. */
export function ActDialog({ site, memberId, act, onDone, onClose }: ActDialogProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(memberTexts);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<string> => {
    const params = { site, memberId };
    if (act === 'signOut') {
      const { ended } = await api.post<typeof signOutMember>('sites/{site}/members/{memberId}/sign-out', {
        params,
        body: { reason },
      });
      return words.signedOut(ended);
    }
    const isBlocked = act === 'block';
    const { isChanged } = await api.post<typeof blockMember>('sites/{site}/members/{memberId}/block', {
      params,
      body: { isBlocked, reason },
    });
    return isChanged ? (isBlocked ? words.blocked : words.unblocked) : words.asBefore;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim() === '') return setError(words.reasonMissing);
    if (reason.trim().length > reasonMax) return setError(words.reasonLong(reasonMax));
    setBusy(true);
    setError(undefined);
    try {
      toast({ text: await make() });
      onDone();
      onClose();
    } catch (failure) {
      setError(failureOf(failure).message);
      setBusy(false);
    }
  };
  const said = {
    block: { title: words.blockTitle, text: words.blockText, label: words.block },
    unblock: { title: words.unblockTitle, text: words.unblockText, label: words.unblock },
    signOut: { title: words.signOutTitle, text: words.signOutText, label: words.signOut },
  }[act];
  return (
    <Dialog title={said.title} closeLabel={words.close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="hc-dialog-text">{said.text}</p>
        <TextAreaField
          label={words.reason}
          hint={words.reasonHint}
          isRequired
          error={error}
          value={reason}
          onChange={setReason}
        />
        <div className="hc-form-foot">
          <Button type="submit" look={act === 'unblock' ? 'main' : 'danger'} isBusy={isBusy}>
            {said.label}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
    </Dialog>
  );
}
