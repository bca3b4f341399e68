import type { Database } from '#server/database/database.ts';
import { createInTurn } from '#server/in-turn.ts';
import { placeOfText, type Taker, triedAt } from './places.ts';
import {
  addCredit,
  countTry,
  giveTryBack,
  keepMark,
  readCounts,
  type SharedLimitName,
  storedKey,
  takeTry,
  type TryWish,
} from './try-counts.ts';

export interface GuessGuard {
  /** Whether a guess is right. Throws 429, also for a right one, where too many wrong ones were tried. */
  check(taker: Taker, guess: string, isRight: () => boolean | Promise<boolean>): Promise<boolean>;
}

const dayMs = 24 * 60 * 60_000;
const rememberedMs = 30 * dayMs;
const knownMax = 100_000;

/**
 * Guards secrets that visitors enter. A try is counted before it is answered, or many at once would not be counted. A
 * browser sends what it knows with every call, so that the same wrong guess of an address is no new one, and a visitor
 * who was right before is not held up by others.
 */
export function createGuessGuard(
  database: Database,
  name: Extract<SharedLimitName, 'passcode' | 'consoleUser'>,
  say?: TryWish['say'],
): GuessGuard {
  const { kysely } = database;
  const known = new Set<string>();
  const inTurn = createInTurn<string>();

  /** Right: of this visitor, on all servers. Wrong: of everybody behind the address. */
  const markOf = (taker: Taker, guess: string, isRight: boolean): string | undefined => {
    const { member, context } = taker;
    if (isRight && member === undefined && context.anonymousToken === undefined) return undefined;
    return storedKey(
      placeOfText(`${name} ${isRight ? 'right' : 'wrong'}`, taker, isRight ? 'person' : 'address', guess),
    );
  };
  const isMarked = async (mark: string, now: number): Promise<boolean> => {
    if (known.has(mark)) return true;
    return (await readCounts(kysely, [mark], now)).length > 0;
  };
  const remember = (mark: string): void => {
    if (known.size >= knownMax) known.delete(known.values().next().value!);
    known.add(mark);
  };
  const keepVisitor = async (taker: Taker, mark: string, now: number): Promise<void> => {
    if ((await countTry(database, 'rightGuess', taker)) !== undefined) return;
    if (await keepMark(kysely, mark, now, now + rememberedMs)) await addCredit(database, name, taker);
  };

  return {
    async check(taker, guess, isRight) {
      const now = triedAt(taker);
      const right = await isRight();
      const mark = markOf(taker, guess, right);
      if (mark !== undefined && (await isMarked(mark, now))) {
        if (right) remember(mark);
        return right;
      }
      // What one visitor sends at once is one entry after the other.
      await inTurn(storedKey(placeOfText(name, taker, 'person', '')), async () => {
        if (mark !== undefined && (await isMarked(mark, now))) return;
        await takeTry(database, name, taker, { say });
        if (!right) {
          if (mark !== undefined) await keepMark(kysely, mark, now, now + dayMs);
          return;
        }
        await giveTryBack(database, name, taker);
        if (mark === undefined) return;
        await keepVisitor(taker, mark, now);
        remember(mark);
      });
      return right;
    },
  };
}
