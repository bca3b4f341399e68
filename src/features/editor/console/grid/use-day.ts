import { useMemo, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { Instant } from '#kernel/clock.ts';
import { parseInstant, tokyoDay } from '#kernel/period.ts';
import { firstDay, type GridDay, gridDays } from '../../rules/grid-days.ts';
import type { GridSession } from '../../rules/grid-session.ts';
import type { EventDays } from '../../rules/ticket-times.ts';

/** The day that is shown, and on a phone the column. They stand in the address, where the way back from a form leads. */
export function useDay(sessions: readonly GridSession[], event: EventDays) {
  const { router } = useConsole();
  const days: readonly GridDay[] = useMemo(() => gridDays(sessions, event), [sessions, event]);
  const [begun] = useState(() => new URLSearchParams(router.location.search));
  const [chosen, setChosen] = useState(() => parseInstant(begun.get('day') ?? ''));
  const [now] = useState(() => Date.now());
  const keep = (name: 'day' | 'place', value: string): void => {
    const { pathname, search } = router.location;
    const next = new URLSearchParams(search);
    next.set(name, value);
    router.go(`${pathname}?${next.toString()}`, { replace: true });
  };
  return {
    days,
    day: firstDay(days, chosen, now)?.at,
    choose(day: Instant): void {
      setChosen(day);
      keep('day', tokyoDay(day));
    },
    firstPlace: Number(begun.get('place') ?? 0),
    keepPlace: (placeId: number): void => keep('place', String(placeId)),
  };
}

export type ShownDay = ReturnType<typeof useDay>;
