/** Entries of one event that stand one after the other. */
export interface EventRun<Entry> {
  eventId: number;
  entries: Entry[];
}

/** A list of several events under the name of each, without a change of its order: an event may be named again later. */
export function eventRuns<Entry>(entries: readonly Entry[], eventIdOf: (entry: Entry) => number): EventRun<Entry>[] {
  const runs: EventRun<Entry>[] = [];
  for (const entry of entries) {
    const eventId = eventIdOf(entry);
    const last = runs.at(-1);
    if (last?.eventId === eventId) last.entries.push(entry);
    else runs.push({ eventId, entries: [entry] });
  }
  return runs;
}
