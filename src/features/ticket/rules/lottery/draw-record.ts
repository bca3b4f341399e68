import { type DrawResult, type DrawSlot, drawLottery, type Entrant, type Hash } from './draw-lottery.ts';

export const drawVersion = 'hiroba-draw-1';

/**
 * What is published before a draw: the secret's hash and where the public value will come from when applications open,
 * the hash of the list when they close.
 */
export interface DrawAnnouncement {
  version: typeof drawVersion;
  /** SHA-256 of the secret. */
  secretHash: string;
  /** In words, what `publicValue` will be; '' when there will be none. */
  publicValueSource: string;
  /** SHA-256 of `drawListText`; null while applications are open. */
  listHash: string | null;
}

/** What is published after it: with it anybody draws again (docs/algorithms/lottery-draw.md, tools/verify-draw.mjs). */
export interface DrawRecord extends DrawAnnouncement {
  listHash: string;
  slots: readonly DrawSlot[];
  entrants: readonly Entrant[];
  /** 64 hex digits. */
  secret: string;
  publicValue: string;
  seed: string;
  results: readonly DrawResult[];
}

/** Slots and entrants as one text, the same for everybody: slots in their order, entrants by their number. */
export function drawListText(slots: readonly DrawSlot[], entrants: readonly Entrant[]): string {
  const slotLines = slots.map(({ ticketSlotId, capacity }) => `slot ${ticketSlotId} ${capacity}`);
  const entrantLines = entrants.map(
    ({ entrantId, number, slots: wanted, enableExtraSlot }) =>
      `entrant ${entrantId} ${number} ${wanted.join(',') || '-'} ${enableExtraSlot ? 'extra' : '-'}`,
  );
  return `${[drawVersion, ...slotLines, ...entrantLines.sort()].join('\n')}\n`;
}

/** The text whose SHA-256 is the seed of a draw. */
export function seedText(secret: string, listHash: string, publicValue: string): string {
  return `${drawVersion}\nsecret ${secret}\nlist ${listHash}\npublic ${publicValue}\n`;
}

export interface DrawInput {
  slots: readonly DrawSlot[];
  entrants: readonly Entrant[];
  secret: string;
  publicValueSource: string;
  publicValue: string;
}

/** Draws and writes down everything that is needed to draw again. */
export function recordDraw(
  { slots, entrants, secret, publicValueSource, publicValue }: DrawInput,
  hash: Hash,
): DrawRecord {
  const listHash = hash(drawListText(slots, entrants));
  const seed = hash(seedText(secret, listHash, publicValue));
  return {
    version: drawVersion,
    secretHash: hash(secret),
    publicValueSource,
    listHash,
    slots,
    entrants,
    secret,
    publicValue,
    seed,
    results: drawLottery(slots, entrants, seed, hash),
  };
}
