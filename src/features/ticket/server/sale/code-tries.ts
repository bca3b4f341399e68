import { countTries } from '#features/account/server.ts';
import type { Member } from '#kernel/member.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { SaleContent } from './sale-content.ts';

/** A code is long enough that this many tries do not find it. */
const codeTries = { most: 20, windowMs: 10 * 60_000 };
const guessersMax = 10_000;

/** Who tries a code of a site. */
export interface CodeTrier {
  sale: Pick<SaleContent, 'site'>;
  member: Member | undefined;
  context: Pick<RequestContext, 'clientAddress' | 'now'>;
}

/** Stops a visitor who looks for codes, in any call. Throws 429. */
export interface CodeTries {
  count(trier: CodeTrier): Promise<void>;
  /**
   * Before a purchase with a code. Only a wrong code counts, so that a rush of buyers with the right one does not wait
   * for the counter. A buyer without tries left is refused here, so that even a right code reveals nothing.
   */
  refuseGuesser(trier: CodeTrier): void;
}

export function createCodeTries(database: Database): CodeTries {
  /** Until when, of this process; the tries themselves are counted for all in the database. */
  const guessers = new Map<string, Instant>();
  const nameOf = ({ sale, member, context }: CodeTrier): string => {
    const who = member === undefined ? addressGroup(context.clientAddress) : `member/${member.memberId}`;
    return `${sale.site.siteKey}/${who}`;
  };
  return {
    async count(trier) {
      const about = nameOf(trier);
      const { now } = trier.context;
      if (await countTries(database, [{ purpose: 'discountCode', about, ...codeTries }], now)) return;
      for (const [name, until] of guessers) if (until <= now || guessers.size >= guessersMax) guessers.delete(name);
      guessers.set(about, now + codeTries.windowMs);
      throw refuse('tooMany');
    },
    refuseGuesser(trier) {
      if (guessers.size > 0 && (guessers.get(nameOf(trier)) ?? 0) > trier.context.now) throw refuse('tooMany');
    },
  };
}
