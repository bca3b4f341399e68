import { createHmac } from 'node:crypto';
import type { Random } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { randomAnonymousToken } from '#kernel/random-id.ts';
import type { Database } from '#server/database/database.ts';
import { numberOf, type SignColor, signOf } from '../rules/day-sign.ts';
import type { WantedUse } from './coupon-uses.ts';
import { dayWords } from './day-words.ts';

export interface DaySign {
  color: SignColor;
  words: Readonly<Record<LanguageCode, string>>;
}

/** The signs of a site: nobody without its secret knows that of tomorrow. */
export interface SiteSigns {
  ofDay(day: string): DaySign;
  /** The number of a used coupon; the same whenever it is asked for. */
  numberOf(use: Omit<WantedUse, 'key'>): string;
}

/** Reads the secret of a site, which is made when it is first needed. */
export async function readSiteSigns(database: Database, siteKey: string, random: Random): Promise<SiteSigns> {
  const secret = (await readSecret(database, siteKey)) ?? (await makeSecret(database, siteKey, random));
  const digest = (text: string): Uint8Array => createHmac('sha256', secret).update(text).digest();
  return {
    ofDay(day) {
      const { color, word } = signOf(digest(`day ${day}`), dayWords.length);
      return { color, words: dayWords[word] as DaySign['words'] };
    },
    numberOf: ({ contentId, couponId, memberId }) => numberOf(digest(`use ${contentId} ${couponId} ${memberId}`)),
  };
}

async function readSecret(database: Database, siteKey: string): Promise<string | undefined> {
  const row = await database.kysely
    .selectFrom('coupon_secret')
    .select('secret')
    .where('site_key', '=', siteKey)
    .executeTakeFirst();
  return row?.secret;
}

/** Of two servers that make one at once, the first is heard by both. */
async function makeSecret(database: Database, siteKey: string, random: Random): Promise<string> {
  const secret = randomAnonymousToken(random) + randomAnonymousToken(random);
  await database.kysely
    .insertInto('coupon_secret')
    .values({ site_key: siteKey, secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readSecret(database, siteKey)) as string;
}
