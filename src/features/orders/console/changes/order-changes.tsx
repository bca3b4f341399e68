import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Badge } from '#console/ui/notice.tsx';
import { Card } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { formatYen } from '#kernel/yen.ts';
import type { readOrderDesk } from '../../contract/changes.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { changeTexts } from './change-texts.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import type { Desk } from './desk.ts';
import { type Press, PressDialog } from './press-dialog.tsx';
import './changes.css';

interface OrderChangesProps {
  site: string;
  orderNumber: string;
  /** What the order was like has changed. */
  onChanged: () => void;
}

/** What the organiser can do to an order now, and the refunds that wait for them. */
export function OrderChanges({ site, orderNumber, onChanged }: OrderChangesProps) {
  const words = useWords(changeTexts);
  const { language, router } = useConsole();
  const [open, setOpen] = useState<'change' | 'correct' | Press>();
  const { data, failure, again } = useCall(`order-desk/${site}/${orderNumber}`, (api) =>
    api.get<typeof readOrderDesk>('sites/{site}/orders/{orderNumber}/desk', { params: { site, orderNumber } }),
  );
  const changed = (): void => {
    setOpen(undefined);
    void again();
    onChanged();
  };
  if (data === undefined) {
    return (
      <Card title={words.title}>
        {failure === undefined ? <Skeleton rows={2} /> : <ReadFailed failure={failure} onAgain={() => void again()} />}
      </Card>
    );
  }
  const { left, isOwed, owed, isSilent, isOpen, tickets, refunds } = data;
  const canChange = tickets.length > 0 || left > 0;
  const canRevoke = isOwed || isSilent || isOpen;
  const place = { site, orderNumber };
  return (
    <Card title={words.title} note={left > 0 ? words.changeNote(formatYen(left, language)) : undefined}>
      <div className="hc-change-presses">
        {isOwed ? (
          <Button look="main" onClick={() => setOpen({ kind: 'settle', amount: owed })}>
            {words.settle}
          </Button>
        ) : null}
        {canChange ? (
          <Button onClick={() => setOpen('change')}>{tickets.length > 0 ? words.change : words.refundOnly}</Button>
        ) : null}
        {canRevoke ? (
          <Button
            look="danger"
            onClick={() => setOpen({ kind: 'revoke', why: isOpen ? 'open' : isOwed ? 'owed' : 'silent' })}
          >
            {words.revoke}
          </Button>
        ) : null}
        <Button onClick={() => setOpen('correct')}>{words.correct}</Button>
      </div>
      {refunds.length === 0 ? null : (
        <>
          <h3 className="hc-change-refunds-title">{words.refunds}</h3>
          <ul className="hc-change-refunds">
            {refunds.map((refund) => (
              <li key={refund.number}>
                <span className="hc-row-text">
                  <span className="hc-row-title">{formatYen(refund.amount, language)}</span>
                  <RefundState refund={refund} />
                </span>
                {refund.isByHand ? (
                  <Button onClick={() => setOpen({ kind: 'paid', ...refund })}>{words.paid}</Button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
      {open === 'correct' ? (
        <CorrectDialog
          {...place}
          onDone={(number) => {
            if (number === orderNumber) changed();
            else router.go(`/console/sites/${site}/orders/${number}`, { replace: true });
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : open === 'change' ? (
        <ChangeDialog
          {...place}
          desk={data}
          onStale={() => void again()}
          onDone={changed}
          onClose={() => setOpen(undefined)}
        />
      ) : open === undefined ? null : (
        <PressDialog {...place} press={open} onDone={changed} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  );
}

function RefundState({ refund: { state, way, isByHand } }: { refund: Desk['refunds'][number] }) {
  const words = useWords(changeTexts);
  if (isByHand && way === 'byHand') return <Badge kind="warning">{words.byHandWaits}</Badge>;
  const kind = state === 'done' ? 'success' : state === 'failed' ? 'warning' : 'plain';
  return <Badge kind={kind}>{words.refundStates[state]}</Badge>;
}
