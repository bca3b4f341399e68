import { endOf, startOf } from './schedule.ts';

interface Placed {
  startDate: string;
  endDate: string;
  placeIds: readonly number[];
}

/** Whether two sessions are on at once in different places, so that a visitor has to choose. */
export function areParallel(sessions: readonly Placed[]): boolean {
  const inOrder = sessions.toSorted((one, other) => startOf(one) - startOf(other));
  let running: Placed[] = [];
  for (const one of inOrder) {
    running = running.filter((before) => endOf(before) > startOf(one));
    if (running.some(({ placeIds }) => !placeIds.some((id) => one.placeIds.includes(id)))) return true;
    running.push(one);
  }
  return false;
}
