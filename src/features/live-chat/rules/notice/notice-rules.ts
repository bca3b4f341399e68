import type { Instant } from '#kernel/clock.ts';
import { tidyText } from '../text/chat-text.ts';

/** A message is unread for this long before a mail about it is sent. */
export const digestAfterMs = 120_000;
/** Messages of one room are looked at together: of all that come within this time, after its end. */
export const lookEveryMs = 60_000;

/** When a room is looked at for a message, and the name under which this is planned once for all messages of its time. */
export function lookFor(sentAt: Instant): { turn: number; at: Instant } {
  const turn = Math.floor(sentAt / lookEveryMs);
  return { turn, at: (turn + 1) * lookEveryMs + digestAfterMs };
}

/** The facts about a person with unread messages that arrived while they were away. */
export interface AwayReader {
  mails: boolean;
  seenAt: Instant | undefined;
  mailedAt: Instant | undefined;
  /** The oldest of the messages. */
  oldestAt: Instant;
}

/** Whether a mail is to be written: one, until its reader has been seen after it. */
export function isDigestDue({ mails, seenAt, mailedAt, oldestAt }: AwayReader, now: Instant): boolean {
  if (!mails || oldestAt > now - digestAfterMs) return false;
  return mailedAt === undefined || (seenAt !== undefined && seenAt > mailedAt);
}

/** Text of which mail programs make a link, or which reads like an address. */
const addressLike = /:\/\/|@|＠|[\p{L}\p{N}][.．。][\p{L}\p{N}]/u;

/** A name as it stands outside of our pages: undefined where it could be taken for an address. */
export function plainName(name: string): string | undefined {
  const tidy = tidyText(name);
  return tidy === '' || addressLike.test(tidy) ? undefined : tidy;
}
