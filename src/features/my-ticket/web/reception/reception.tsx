import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isStatus } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { status } from '#kernel/status.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { cameraTexts } from '#web/camera/camera-texts.ts';
import { Scanner } from '#web/camera/scanner.tsx';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { checkInTicket, lookUpTicket, undoCheckIn } from '../ticket/my-ticket-calls.ts';
import { GateResult, type GateState } from './gate-result.tsx';
import { signalGate } from './gate-signal.ts';
import type { ReceptionDesk } from './reception-desk.ts';
import { receptionTexts } from './reception-texts.ts';
import './reception.css';

export const texts = [receptionTexts, cameraTexts];

export interface ReceptionProps {
  /** The ticket contents of this reception. Staff choose when there are several. */
  contents: readonly { contentId: number; title: string }[];
  /** Without it the member of this browser works there. */
  desk?: ReceptionDesk;
}

/** The gate: staff scan or type a code, see its ticket large, and let it in by one press (ACCESS-059). */
export function Part({ contents, desk }: ReceptionProps) {
  const say = useTexts(receptionTexts);
  const [contentId, setContentId] = useState(contents[0]?.contentId ?? 0);
  const [hasSignal, setHasSignal] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const gate = useGate(contentId, desk, (signal) => {
    if (hasSignal) signalGate(signal);
  });

  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the result would otherwise be below the picture of the camera.
    if (gate.state.kind !== 'idle') shown.current?.scrollIntoView({ block: 'nearest' });
  }, [gate.state]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = field.current;
    const code = input?.value.trim() ?? '';
    if (input === null || code === '') return;
    // A handheld scanner types the next code into the field, so it is emptied.
    input.value = '';
    void gate.look(code);
  };
  const next = (): void => {
    gate.clear();
    field.current?.focus();
  };
  return (
    <div className="hb-reception">
      <div className="hb-reception-ways">
        {contents.length > 1 ? (
          <Field label={say.content}>
            {(control) => (
              <select
                {...control}
                value={contentId}
                onChange={(event) => {
                  setContentId(Number(event.currentTarget.value));
                  gate.clear();
                }}
              >
                {contents.map((one) => (
                  <option key={one.contentId} value={one.contentId}>
                    {one.title || one.contentId}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
        <Scanner onCode={(code) => void gate.look(code)} worked={gate.found} />
      </div>
      <div className="hb-reception-result" aria-live="polite" ref={shown}>
        <GateResult state={gate.state} onCheckIn={gate.checkIn} onUndo={gate.undo} onAgain={gate.look} onNext={next} />
        {gate.count > 0 ? <p className="hb-field-hint">{say.today(gate.count)}</p> : null}
      </div>
      <div className="hb-reception-typed">
        <form className="hb-reception-form" onSubmit={submit}>
          <Field label={say.field} hint={say.fieldHint} maxLetters={500}>
            {(control) => (
              <Input
                {...control}
                ref={field}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="search"
              />
            )}
          </Field>
          <Button type="submit">{say.look}</Button>
        </form>
        <label className="hb-check">
          <input type="checkbox" checked={hasSignal} onChange={(event) => setHasSignal(event.currentTarget.checked)} />
          <span>{say.signal}</span>
        </label>
      </div>
    </div>
  );
}

/** Looks up one code after the other. A later code replaces one that is still under way. */
function useGate(contentId: number, desk: ReceptionDesk | undefined, signal: (signal: 'open' | 'closed') => void) {
  const context = usePageContext();
  const work: ReceptionDesk = desk ?? {
    look: (content, code) => lookUpTicket(context, content, code),
    checkIn: (content, code, shown, collected) => checkInTicket(context, content, code, shown, collected),
    undo: (content, code, entered) => undoCheckIn(context, content, code, entered),
  };
  const common = useTexts(commonTexts);
  const [state, setState] = useState<GateState>({ kind: 'idle' });
  const [count, setCount] = useState(0);
  const [found, setFound] = useState(0);
  const turn = useRef(0);
  /** What this device has let in. */
  const entered = useRef(new Set<number>());
  return {
    state,
    count,
    /** How many tickets were found. */
    found,
    clear(): void {
      turn.current += 1;
      setState({ kind: 'idle' });
    },
    async look(code: string): Promise<void> {
      const mine = (turn.current += 1);
      setState({ kind: 'looking' });
      try {
        const ticket = await work.look(contentId, code);
        if (mine !== turn.current) return;
        setFound((before) => before + 1);
        setState({ kind: 'found', ticket, code });
        signal(ticket.problem === null && ticket.awaited === 0 ? 'open' : 'closed');
      } catch (error) {
        if (mine !== turn.current) return;
        const kind = isStatus(error, status.notFound) ? 'unknown' : 'failed';
        setState({ kind, code, message: saidOf(error, common) });
        signal('closed');
      }
    },
    async undo(): Promise<void> {
      if (state.kind !== 'done' && state.kind !== 'found') return;
      const { ticket, code } = state;
      const hasPaid = state.kind === 'done' && state.hasPaid;
      const mine = (turn.current += 1);
      setState({ ...state, isWorking: true });
      try {
        const now = await work.undo(contentId, code, ticket);
        if (entered.current.delete(ticket.purchasedTicketId)) setCount((before) => before - 1);
        if (mine === turn.current) setState({ kind: 'found', ticket: now, code, undone: { hasPaid } });
      } catch (error) {
        if (mine === turn.current) setState({ ...state, isWorking: false, message: saidOf(error, common) });
      }
    },
    async checkIn(collected: number): Promise<void> {
      if (state.kind !== 'found') return;
      const { ticket, code } = state;
      const mine = (turn.current += 1);
      setState({ kind: 'found', ticket, code, isWorking: true });
      try {
        const { ticket: now, refusal } = await work.checkIn(contentId, code, ticket, collected);
        if (refusal === undefined) {
          entered.current.add(ticket.purchasedTicketId);
          setCount((before) => before + 1);
        }
        if (mine !== turn.current) return;
        if (refusal === undefined) setState({ kind: 'done', ticket: now, code, hasPaid: collected > 0 });
        else setState({ kind: 'found', ticket: now, code, refusal: refusal.message });
        signal(refusal === undefined ? 'open' : 'closed');
      } catch (error) {
        if (mine !== turn.current) return;
        setState({ kind: 'found', ticket, code, message: saidOf(error, common) });
        signal('closed');
      }
    },
  };
}
