import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import { type DrawResult, type DrawSlot, drawLottery, type Entrant, type Hash } from './draw-lottery.ts';

export const drawVersion = 'hiroba-draw-1';

/**
 * What is published before a draw. When applications open: the secret's hash, the closing and the source of the public
 * value. When they have closed: the hash of the list.
 */
export interface DrawAnnouncement {
  version: typeof drawVersion;
  /** SHA-256 of the secret. */
  secretHash: string;
  /** The last second in which an application is taken, as a stored date. */
  closesAt: string;
  /** What `publicValue` will be, in words; '' when there will be none. */
  publicValueSource: string;
  /** SHA-256 of `drawListText`; null while applications are open. */
  listHash: string | null;
}

/** An application as it stands in the list. */
export interface ListedEntrant extends Entrant {
  /** The minute in which it came, as a stored date. */
  appliedAt: string;
}

/** The list of entrants after applications have closed. */
export interface DrawList {
  closesAt: string;
  slots: readonly DrawSlot[];
  entrants: readonly ListedEntrant[];
}

/** What is published after the draw. Anybody can repeat it (docs/algorithms/lottery-draw.md, tools/verify-draw.mjs). */
export interface DrawRecord extends DrawAnnouncement, DrawList {
  listHash: string;
  /** Entrants who took no part because they had left or were blocked at the draw. */
  voided: readonly string[];
  /** 64 hex digits. */
  secret: string;
  publicValue: string;
  seed: string;
  results: readonly DrawResult[];
}

/** The record tells only the minute of an application, because nobody needs more. */
export function appliedAtOf(instant: Instant): string {
  return formatInstant(Math.floor(instant / 60_000) * 60_000);
}

/** A list as one text, always in the same form: slots in their order, entrants by their number. */
export function drawListText({ closesAt, slots, entrants }: DrawList): string {
  const slotLines = slots.map(({ ticketSlotId, capacity }) => `slot ${ticketSlotId} ${capacity}`);
  const entrantLines = entrants.map(
    ({ entrantId, number, slots: wanted, enableExtraSlot, appliedAt }) =>
      `entrant ${entrantId} ${number} ${wanted.join(',') || '-'} ${enableExtraSlot ? 'extra' : '-'} ${appliedAt}`,
  );
  return `${[drawVersion, `closes ${closesAt}`, ...slotLines, ...entrantLines.sort()].join('\n')}\n`;
}

/** The text whose SHA-256 is the seed of a draw. */
export function seedText(secret: string, listHash: string, publicValue: string): string {
  return `${drawVersion}\nsecret ${secret}\nlist ${listHash}\npublic ${publicValue}\n`;
}

export interface DrawInput extends DrawList {
  voided: readonly string[];
  secret: string;
  publicValueSource: string;
  publicValue: string;
}

/** Draws, and writes down everything that is needed to repeat the draw. */
export function recordDraw(
  { closesAt, slots, entrants, voided, secret, publicValueSource, publicValue }: DrawInput,
  hash: Hash,
): DrawRecord {
  const listHash = hash(drawListText({ closesAt, slots, entrants }));
  const seed = hash(seedText(secret, listHash, publicValue));
  const isVoid = new Set(voided);
  const takingPart = entrants.filter(({ entrantId }) => !isVoid.has(entrantId));
  return {
    version: drawVersion,
    secretHash: hash(secret),
    closesAt,
    publicValueSource,
    listHash,
    slots,
    entrants,
    voided,
    secret,
    publicValue,
    seed,
    results: drawLottery(slots, takingPart, seed, hash),
  };
}
