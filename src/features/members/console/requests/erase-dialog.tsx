import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { eraseOfRequest } from '../../contract/requests.ts';
import type { DataRequest } from './data-request.ts';
import { requestTexts } from './request-texts.ts';

interface EraseDialogProps {
  site: string;
  request: DataRequest;
  onDone: () => void;
  onClose: () => void;
}

/** Says what the law keeps before the rest is erased. */
export function EraseDialog({ site, request, onDone, onClose }: EraseDialogProps) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(requestTexts);
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { ofMember, ofGuest } = request;
  const paid = ofMember.paid + ofGuest.paid;
  const receipts = ofMember.receipts + ofGuest.receipts;
  const tickets = ofMember.validTickets + ofGuest.validTickets;
  const erase = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    try {
      await api.post<typeof eraseOfRequest>('sites/{site}/requests/{requestId}/erase', {
        params: { site, requestId: request.requestId },
        body: { seenMemberId: request.memberId, seenGuestOrders: ofGuest.orders },
      });
      toast({ text: words.erased });
      onDone();
      onClose();
    } catch (error) {
      setFailed(failureOf(error).message);
      setBusy(false);
      onDone();
    }
  };
  return (
    <Dialog title={words.eraseTitle} closeLabel={words.close} onClose={onClose}>
      <div className="hc-form">
        <p className="hc-dialog-text">{words.eraseText}</p>
        {paid + receipts === 0 ? null : (
          <Notice kind="info" title={words.keptTitle}>
            <p>{words.keptText(paid, receipts)}</p>
          </Notice>
        )}
        {tickets === 0 ? null : <Notice kind="warning" title={words.validText(tickets)} />}
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <div className="hc-form-foot">
          <Button look="danger" isBusy={isBusy} onClick={() => void erase()}>
            {words.erase}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
      </div>
    </Dialog>
  );
}
