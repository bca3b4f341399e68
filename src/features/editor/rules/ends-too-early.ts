import { endInstant, parseInstant } from '#kernel/period.ts';

/** Whether a period would end before it begins; one whose dates cannot be read is none. */
export function endsTooEarly(start: unknown, end: unknown): boolean {
  if (typeof start !== 'string' || typeof end !== 'string') return false;
  const [from, to] = [parseInstant(start), endInstant(end)];
  return from !== undefined && to !== undefined && to < from;
}
