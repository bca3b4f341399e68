import { countTries } from '#features/account/server.ts';
import { mailKeyOf } from '#features/account/rules/mail-address.ts';
import { readMailAddress } from '#kernel/mail-address.ts';
import type { Database } from '#server/database/database.ts';
import { addressGroup } from '#server/limits/address-group.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';

/** The visitors of a hall share one address, and take their tickets when the doors open. */
const fromAddress = { most: 300, windowMs: 10 * 60_000 };
/** Every purchase sends a mail to an address that anybody can type. */
const toMail = { most: 20, windowMs: 60 * 60_000 };

/** Before somebody buys who is no member, whom the limit of a person does not reach. Throws 429. */
export async function countVisitor(
  database: Database,
  siteKey: string,
  mail: string,
  { clientAddress, now }: Pick<RequestContext, 'clientAddress' | 'now'>,
): Promise<void> {
  const limits = [
    { purpose: 'visitorPurchase', about: `${siteKey}/${addressGroup(clientAddress)}`, ...fromAddress },
    { purpose: 'visitorMail', about: `${siteKey}/${mailKeyOf(readMailAddress(mail))}`, ...toMail },
  ];
  if (!(await countTries(database, limits, now))) throw refuse('tooMany');
}
