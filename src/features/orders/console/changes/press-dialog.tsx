import { type FormEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { formatYen } from '#kernel/yen.ts';
import type { noteRefundPaid, revokeOrder, settleOrder } from '../../contract/changes.ts';
import { reasonMax } from '../../rules/change-limits.ts';
import { changeTexts } from './change-texts.ts';

export type Press =
  | { kind: 'settle'; amount: number }
  | { kind: 'revoke'; why: 'owed' | 'open' | 'silent' }
  | { kind: 'paid'; number: string; amount: number };

interface PressDialogProps {
  site: string;
  orderNumber: string;
  press: Press;
  onDone: () => void;
  onClose: () => void;
}

/** Asks once more before one of the changes that need no choice. */
export function PressDialog({ site, orderNumber, press, onDone, onClose }: PressDialogProps) {
  const { api, toast, failureOf, language } = useConsole();
  const words = useWords(changeTexts);
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isLong = reason.trim().length > reasonMax;
  const send = async (): Promise<string> => {
    const params = { site, orderNumber };
    if (press.kind === 'settle') {
      await api.post<typeof settleOrder>('sites/{site}/orders/{orderNumber}/settle', { params, body: { key } });
      return words.settled;
    }
    if (press.kind === 'revoke') {
      const { isChecked } = await api.post<typeof revokeOrder>('sites/{site}/orders/{orderNumber}/revoke', {
        params,
        body: { key, reason },
      });
      return isChecked ? words.revokeWaits : words.revoked;
    }
    await api.post<typeof noteRefundPaid>('sites/{site}/refunds/{refundNumber}/paid', {
      params: { site, refundNumber: press.number },
      body: { key },
    });
    return words.noted;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || isLong) return;
    setBusy(true);
    setFailed(undefined);
    try {
      toast({ text: await send() });
      onDone();
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const { title, text, label } = {
    settle: {
      title: words.settleTitle,
      text: press.kind === 'settle' ? words.settleText(formatYen(press.amount, language)) : '',
      label: words.settle,
    },
    revoke: {
      title: words.revoke,
      text: press.kind === 'revoke' ? words.revokeText[press.why] : '',
      label: words.revoke,
    },
    paid: {
      title: words.paidTitle,
      text: press.kind === 'paid' ? words.paidText(formatYen(press.amount, language)) : '',
      label: words.paid,
    },
  }[press.kind];
  return (
    <Dialog title={title} closeLabel={words.close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        <p className="hc-dialog-text">{text}</p>
        {press.kind === 'revoke' ? (
          <TextAreaField
            label={words.note}
            hint={words.noteHint}
            error={isLong ? words.reasonLong(reasonMax) : undefined}
            value={reason}
            onChange={setReason}
          />
        ) : null}
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <div className="hc-form-foot">
          <Button type="submit" look={press.kind === 'revoke' ? 'danger' : 'main'} isBusy={isBusy}>
            {label}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </form>
    </Dialog>
  );
}
