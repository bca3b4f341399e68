import type { Instant } from '#kernel/clock.ts';
import { ownTime, saidOwnTime } from '#kernel/own-time.ts';
import { useIsTakenOver } from '../ui/use-is-taken-over.ts';
import { useLanguage } from './page-context.ts';

/** Minutes ahead of UTC on the visitor's device. */
const offsetAt = (instant: Instant): number => -new Date(instant).getTimezoneOffset();

/** A time of the event in the visitor's own, in words, where their offset differs that day; the server does not know. */
export function useOwnTime(start: Instant, end: Instant): string | undefined {
  const language = useLanguage();
  const isKnown = useIsTakenOver();
  const own = isKnown ? ownTime(start, end, offsetAt) : undefined;
  return own && saidOwnTime(own, language);
}
