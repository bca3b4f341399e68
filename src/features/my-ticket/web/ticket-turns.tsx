import { useTexts } from '#web/site/page-context.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons.tsx';
import { myTicketTexts } from './my-ticket-texts.ts';
import type { Step } from './use-turn.ts';

interface TicketTurnsProps {
  /** From 0 on. */
  place: number;
  of: number;
  turn(step: Step): void;
}

/** Where a ticket stands among those of its order, and the ways to the one before and after. */
export function TicketTurns({ place, of, turn }: TicketTurnsProps) {
  const { turns: say } = useTexts(myTicketTexts);
  const isFirst = place === 0;
  const isLast = place === of - 1;
  return (
    <nav className="hb-ticket-turns" aria-label={say.label}>
      <button
        type="button"
        className="hb-icon-button"
        aria-label={say.previous}
        aria-disabled={isFirst || undefined}
        onClick={() => (isFirst ? undefined : turn(-1))}
      >
        <ChevronLeftIcon />
      </button>
      <output className="hb-ticket-place">{say.place(place + 1, of)}</output>
      <button
        type="button"
        className="hb-icon-button"
        aria-label={say.next}
        aria-disabled={isLast || undefined}
        onClick={() => (isLast ? undefined : turn(1))}
      >
        <ChevronRightIcon />
      </button>
    </nav>
  );
}
