import { useMemo, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { Instant } from '#kernel/clock.ts';
import { parseInstant, tokyoDay } from '#kernel/period.ts';
import { firstDay, type GridDay, gridDays } from '../../rules/grid-days.ts';
import type { GridSession } from '../../rules/grid-session.ts';
import type { EventDays } from '../../rules/ticket-times.ts';

/** The day that is shown. It stands in the address, so that the way back from a form leads to it. */
export function useDay(sessions: readonly GridSession[], event: EventDays) {
  const { router } = useConsole();
  const days: readonly GridDay[] = useMemo(() => gridDays(sessions, event), [sessions, event]);
  const [chosen, setChosen] = useState(() =>
    parseInstant(new URLSearchParams(router.location.search).get('day') ?? ''),
  );
  const [now] = useState(() => Date.now());
  return {
    days,
    day: firstDay(days, chosen, now)?.at,
    choose(day: Instant): void {
      setChosen(day);
      router.go(`${router.location.pathname}?day=${tokyoDay(day)}`, { replace: true });
    },
  };
}
