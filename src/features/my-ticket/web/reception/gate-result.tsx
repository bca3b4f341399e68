import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import { SuccessIcon } from '#web/ui/page-icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { TicketAtGate } from '../../contract.ts';
import { readGateCode } from '../../rules/gate-code.ts';
import { TicketRows } from '../ticket/ticket-rows.tsx';
import { receptionTexts } from './reception-texts.ts';

export type GateState =
  | { kind: 'idle' }
  | { kind: 'looking' }
  | {
      kind: 'found';
      ticket: TicketAtGate;
      code: string;
      isWorking?: boolean;
      /** Why the check-in was refused, when the ticket was shown as valid before. */
      refusal?: string;
      /** Why nobody knows whether the ticket was let in. */
      message?: string;
      /** Its check-in was just taken back, and whether money had been collected with it. */
      undone?: { hasPaid: boolean };
    }
  | { kind: 'done'; ticket: TicketAtGate; code: string; hasPaid: boolean; isWorking?: boolean; message?: string }
  | { kind: 'unknown'; code: string; message: string }
  | { kind: 'failed'; code: string; message: string };

export interface GateResultProps {
  state: GateState;
  /** With the yen that were collected. */
  onCheckIn: (collected: number) => void;
  /** Takes the check-in back that was made within the last minutes. */
  onUndo: () => void;
  /** Looks a code up again after a failure. */
  onAgain: (code: string) => void;
  onNext: () => void;
}

/** The result of a code. Staff see its colour from afar, and its words say the same. */
export function GateResult({ state, onCheckIn, onUndo, onAgain, onNext }: GateResultProps) {
  const say = useTexts(receptionTexts);
  if (state.kind === 'idle') return null;
  if (state.kind === 'looking') {
    return (
      <div aria-busy="true">
        <span className="hb-visually-hidden">{say.looking}</span>
        <Skeleton shape="card" />
      </div>
    );
  }
  if (state.kind === 'unknown' || state.kind === 'failed') {
    return (
      <section className="hb-gate" data-result="closed">
        <h2>
          <WarningIcon />
          {say.result[state.kind]}
        </h2>
        <div className="hb-gate-body">
          <p>{state.message}</p>
          <TicketRows rows={[[say.result.number, readGateCode(state.code)?.code ?? state.code]]} />
          {state.kind === 'failed' ? (
            <Button kind="primary" size="large" wide onClick={() => onAgain(state.code)}>
              {say.result.again}
            </Button>
          ) : null}
          <Button wide onClick={onNext}>
            {say.result.next}
          </Button>
        </div>
      </section>
    );
  }
  const { ticket } = state;
  const result = resultOf(state);
  return (
    <section className="hb-gate" data-result={result}>
      <h2>
        {result === 'open' || result === 'done' ? <SuccessIcon /> : <WarningIcon />}
        {say.result[result]}
      </h2>
      <div className="hb-gate-body">
        {result === 'closed' ? <p className="hb-gate-why">{ticket.problem}</p> : null}
        {state.kind === 'found' && result === 'refused' ? (
          <p className="hb-gate-why" role="alert">
            {state.refusal}
          </p>
        ) : null}
        {ticket.notice === null ? null : <Notice kind="warning">{ticket.notice}</Notice>}
        {state.kind === 'found' && state.undone !== undefined ? (
          <Notice kind="success">{state.undone.hasPaid ? say.result.undonePaid : say.result.undone}</Notice>
        ) : null}
        <GateFacts ticket={ticket} isIn={state.kind === 'done'} />
        {state.kind === 'found' ? (
          <GateActions state={state} onCheckIn={onCheckIn} onUndo={onUndo} onNext={onNext} />
        ) : null}
        {state.kind === 'done' ? (
          <>
            {state.message === undefined ? null : <Notice kind="error">{state.message}</Notice>}
            <Button kind="primary" size="large" wide onClick={onNext}>
              {say.result.next}
            </Button>
            <Button wide busy={state.isWorking ?? false} onClick={onUndo}>
              {say.result.undo}
            </Button>
          </>
        ) : null}
      </div>
    </section>
  );
}

function resultOf(
  state: Extract<GateState, { kind: 'found' | 'done' }>,
): 'open' | 'done' | 'closed' | 'refused' | 'unpaid' {
  if (state.kind === 'done') return 'done';
  if (state.ticket.problem !== null) return 'closed';
  if (state.refusal !== undefined) return 'refused';
  return state.ticket.awaited > 0 ? 'unpaid' : 'open';
}

function GateActions({
  state,
  onCheckIn,
  onUndo,
  onNext,
}: {
  state: Extract<GateState, { kind: 'found' }>;
} & Pick<GateResultProps, 'onCheckIn' | 'onUndo' | 'onNext'>) {
  const language = useLanguage();
  const { result: say } = useTexts(receptionTexts);
  const { ticket, isWorking, message } = state;
  const isOpen = ticket.problem === null;
  const amount = ticket.toCollect || ticket.awaited;
  const said = formatYen(amount, language);
  return (
    <>
      {message === undefined ? null : <Notice kind="error">{message}</Notice>}
      {amount > 0 && isOpen ? (
        <p className="hb-gate-collect">{ticket.awaited > 0 ? say.awaited(said) : say.collect(said)}</p>
      ) : null}
      {isOpen ? (
        <Button kind="primary" size="large" wide busy={isWorking ?? false} onClick={() => onCheckIn(amount)}>
          {isWorking ? say.working : amount > 0 ? say.collectAndCheckIn(said) : say.checkIn}
        </Button>
      ) : null}
      {isOpen && ticket.awaited > 0 && !isWorking ? (
        <Button wide onClick={() => onCheckIn(0)}>
          {say.checkInUnpaid}
        </Button>
      ) : null}
      <Button wide onClick={onNext}>
        {say.next}
      </Button>
      {!isOpen && ticket.mayUndo ? (
        <Button wide busy={isWorking ?? false} onClick={onUndo}>
          {say.undo}
        </Button>
      ) : null}
    </>
  );
}

/** Of a ticket that came in just now (`isIn`) the last time is no news. */
function GateFacts({ ticket, isIn }: { ticket: TicketAtGate; isIn: boolean }) {
  const { result: say } = useTexts(receptionTexts);
  const last = saidDate(ticket.lastCheckinAt, useLanguage());
  const count = [say.times(ticket.checkinCount), last === '' || isIn ? '' : say.last(last)];
  const rows = [
    [say.affiliation, ticket.affiliation],
    [say.ticket, ticket.title],
    [say.kind, ticket.priceName],
    [say.slot, ticket.slotName],
    [say.number, ticket.code],
    [say.count, ticket.checkinCount > 0 ? count.filter(Boolean).join(' · ') : ''],
  ] as const;
  return (
    <>
      <p className="hb-gate-holder">
        <span className="hb-visually-hidden">{say.holder}</span>
        {ticket.holderName}
      </p>
      <TicketRows rows={rows} />
    </>
  );
}
