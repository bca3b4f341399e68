import { parseInstant } from '#kernel/period.ts';
import { saidDeadline } from '#kernel/said-deadline.ts';
import { useLanguage } from '#web/site/page-context.ts';
import { useSecondsUntil } from '#web/site/use-server-now.ts';
import { ClockIcon } from '#web/ui/page-icons.tsx';
import { useOrderTexts } from './order-texts.ts';

/** Seconds until the places go back, by the server's time; undefined when they are not held. */
export function useSecondsHeld(heldUntil: string | null): number | undefined {
  return useSecondsUntil(heldUntil === null ? undefined : parseInstant(heldUntil));
}

/** The time until which the places are held, and a countdown. A screen reader reads it once, not every second. */
export function Held({ heldUntil, seconds }: { heldUntil: string | null; seconds: number | undefined }) {
  const say = useOrderTexts();
  const language = useLanguage();
  if (heldUntil === null || seconds === undefined) return null;
  const hour = 3_600;
  return (
    <p className="hb-purchase-held">
      <ClockIcon />
      <span>
        {say.pay.heldUntil(saidDeadline(heldUntil, language))}
        {seconds < hour ? (
          <strong aria-hidden="true">{say.pay.left(Math.floor(seconds / 60), seconds % 60)}</strong>
        ) : null}
      </span>
    </p>
  );
}
