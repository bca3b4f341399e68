import type { Random } from '#kernel/clock.ts';
import { farewellMs } from '#kernel/realtime/limits.ts';
import type { AfterClose } from '#kernel/realtime/protocol.ts';

const firstMs = 500;
/** However long the server was away, pages are back within 10 s of its return. */
const longestMs = 5_000;
const refusedMs = 30_000;

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
      return around(refusedMs);
    case 'refresh':
    case 'comeBack':
      return around(Math.min(firstMs * 2 ** failures, longestMs));
  }
}
