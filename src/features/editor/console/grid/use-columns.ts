import { useMemo } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { clashesOf } from '../../rules/grid-clashes.ts';
import { hoursOfDay, sessionsOutside } from '../../rules/grid-days.ts';
import { dayOfSession, type GridSession, type GridSpan } from '../../rules/grid-session.ts';
import type { EventDays } from '../../rules/ticket-times.ts';
import type { GridColumn } from './grid-board.tsx';
import type { GridSaid } from './use-grid-said.ts';
import type { GridPlace } from './use-sessions.ts';

type Timed = GridSession & { span: GridSpan };
const hasSpan = (session: GridSession): session is Timed => session.span !== undefined;

/** What a day shows: its columns, its hours, and what an organiser should look at. */
export function useColumns(
  { sessions, places, said }: { sessions: readonly GridSession[]; places: readonly GridPlace[]; said: GridSaid },
  { day, event, isWhole, also }: { day: Instant; event: EventDays; isWhole: boolean; also: readonly GridSpan[] },
) {
  const ofDay = useMemo(
    () =>
      sessions
        .filter(hasSpan)
        .filter((session) => dayOfSession(session) === day)
        .toSorted((one, other) => one.span.from - other.span.from || one.id - other.id),
    [sessions, day],
  );
  const found = useMemo(() => clashesOf(sessions), [sessions]);
  const outside = useMemo(() => sessionsOutside(sessions, event), [sessions, event]);
  const unplaced = useMemo(
    () =>
      sessions
        .filter(({ span, placeIds }) => span === undefined || (places.length > 0 && placeIds.length === 0))
        .toSorted((one, other) => Number(dayOfSession(other) === day) - Number(dayOfSession(one) === day)),
    [sessions, places, day],
  );
  const whole = hoursOfDay(day, [...ofDay.map(({ span }) => span), ...also], event, isWhole);
  const hours = useMemo(() => ({ from: whole.from, to: whole.to }), [whole.from, whole.to]);
  const columns = columnsOf(ofDay, places, said);
  const byId = new Map(ofDay.map((session) => [session.id, session]));
  const clashes = found.flatMap((clash) => {
    const [one, other] = [byId.get(clash.id), byId.get(clash.otherId)];
    return one === undefined || other === undefined ? [] : [{ ...clash, one, other }];
  });
  const clashTitles = new Map(
    clashes.flatMap(({ one, other }) => [
      [other.id, said.title(one)],
      [one.id, said.title(other)],
    ]),
  );
  return { columns, hours, clashes, clashTitles, outside, unplaced };
}

function columnsOf(ofDay: readonly Timed[], places: readonly GridPlace[], said: GridSaid): GridColumn[] {
  if (places.length === 0) return [{ placeId: undefined, name: said.place(undefined), sessions: ofDay }];
  return places.map(({ id }) => ({
    placeId: id,
    name: said.place(id),
    sessions: ofDay.filter(({ placeIds }) => placeIds.includes(id)),
  }));
}
