import { useEffect, useState } from 'react';
import { parseInstant } from '#kernel/period.ts';

/** Seconds until an instant as answers write it, 0 once it is past; undefined without one. */
export function useCountdown(until: string | null): number | undefined {
  const end = until === null ? undefined : parseInstant(until);
  const [seconds, setSeconds] = useState(() => secondsLeft(end));
  useEffect(() => {
    const count = (): void => setSeconds(secondsLeft(end));
    count();
    if (end === undefined) return undefined;
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return seconds;
}

function secondsLeft(end: number | undefined): number | undefined {
  return end === undefined ? undefined : Math.max(0, Math.ceil((end - Date.now()) / 1_000));
}
