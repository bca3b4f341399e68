import type { Member } from '#kernel/member.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Taker } from '#server/limits/places.ts';
import { refuseTooMany } from '#server/limits/refuse-too-many.ts';
import { countTry, giveTryBack, waitForTry } from '#server/limits/try-counts.ts';
import type { SaleContent } from './sale-content.ts';

/** Who tries a code of a site. */
interface CodeTrier {
  sale: Pick<SaleContent, 'site'>;
  member: Member | undefined;
  context: RequestContext;
}

/** Stops a visitor who looks for codes, in any call. Throws 429. */
export interface CodeTries {
  count(trier: CodeTrier): Promise<void>;
  /** The code was none that somebody guessed. */
  giveBack(trier: CodeTrier): Promise<void>;
  /**
   * Before a purchase with a code. Only a wrong code counts, so that a rush of buyers with the right one does not wait
   * for the counter. A buyer without tries left is refused here, so that even a right code reveals nothing.
   */
  refuseGuesser(trier: CodeTrier): Promise<void>;
}

export function createCodeTries(database: Database): CodeTries {
  /** While somebody guesses, this process looks at the tries of every buyer with a code. */
  let watchesUntil: Instant = 0;
  const takerOf = ({ sale, member, context }: CodeTrier): Taker => ({ context, member, about: sale.site.siteKey });
  const refuse = (wait: number, now: Instant): never => {
    watchesUntil = Math.max(watchesUntil, now + wait);
    throw refuseTooMany(wait);
  };
  return {
    async count(trier) {
      const wait = await countTry(database, 'discountCode', takerOf(trier));
      if (wait !== undefined) refuse(wait, trier.context.now);
    },
    async giveBack(trier) {
      await giveTryBack(database, 'discountCode', takerOf(trier));
    },
    async refuseGuesser(trier) {
      if (watchesUntil <= trier.context.now) return;
      const wait = await waitForTry(database, 'discountCode', takerOf(trier));
      if (wait !== undefined) refuse(wait, trier.context.now);
    },
  };
}
