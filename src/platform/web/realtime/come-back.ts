import type { Random } from '#kernel/clock.ts';
import { farewellMs } from '#kernel/realtime/limits.ts';
import type { AfterClose } from '#kernel/realtime/protocol.ts';

const firstMs = 500;
const longestMs = 30_000;

/** How long a page waits before it opens a socket again, after so many failures in a row; undefined: it does not. */
export function comeBackAfter(what: AfterClose, failures: number, random: Random): number | undefined {
  // Thousands of pages must not come back in the same instant.
  const around = (ms: number): number => ms * (0.5 + random());
  switch (what) {
    case 'end':
      return undefined;
    case 'comeSoon':
      return random() * farewellMs;
    case 'wait':
      return around(longestMs);
    case 'refresh':
    case 'comeBack':
      return Math.min(around(firstMs * 2 ** Math.min(failures, 10)), longestMs);
  }
}
