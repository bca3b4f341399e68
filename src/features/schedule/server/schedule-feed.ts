import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';

/** An address that was made past a passcode is good for as long as the site has this passcode. */
type Site = Pick<PublishedSite, 'siteKey' | 'passcode'>;

export interface ScheduleFeeds {
  /** When the member's address was made; undefined without one. */
  createdAt(site: Site, memberId: number): Promise<Instant | undefined>;
  /** Makes an address; one that was there ends. Answers its token, which nobody can read again. */
  make(site: Site, memberId: number, language: LanguageCode, now: Instant): Promise<string>;
  revoke(site: Site, memberId: number): Promise<void>;
  /** Whose address it is; undefined for one that never was and for one that has ended alike. */
  find(site: Site, token: string): Promise<{ memberId: number; language: LanguageCode } | undefined>;
}

export function createScheduleFeeds({ kysely }: Database): ScheduleFeeds {
  return {
    async createdAt({ siteKey, passcode }, memberId) {
      const row = await kysely
        .selectFrom('schedule_feed')
        .select('created_at')
        .where('site_key', '=', siteKey)
        .where('member_id', '=', memberId)
        .where('passcode', 'is not distinct from', passcode ?? null)
        .executeTakeFirst();
      return row?.created_at.getTime();
    },
    async make({ siteKey, passcode = null }, memberId, language, now) {
      const token = newSecretToken();
      const made = { token_hash: hashSecret(token), language, passcode, created_at: new Date(now) };
      await kysely
        .insertInto('schedule_feed')
        .values({ site_key: siteKey, member_id: memberId, ...made })
        .onConflict((conflict) => conflict.columns(['site_key', 'member_id']).doUpdateSet(made))
        .execute();
      return token;
    },
    async revoke({ siteKey }, memberId) {
      await kysely
        .deleteFrom('schedule_feed')
        .where('site_key', '=', siteKey)
        .where('member_id', '=', memberId)
        .execute();
    },
    async find({ siteKey, passcode }, token) {
      const row = await kysely
        .selectFrom('schedule_feed')
        .select(['member_id', 'language'])
        .where('site_key', '=', siteKey)
        .where('token_hash', '=', hashSecret(token))
        .where('passcode', 'is not distinct from', passcode ?? null)
        .executeTakeFirst();
      return row && { memberId: row.member_id, language: row.language };
    },
  };
}

/** The calendar addresses of a member at all events, for their export; without the tokens. */
export function scheduleFeedData({ kysely }: Database): PersonalDataPart {
  return {
    name: 'calendarFeeds',
    tables: ['schedule_feed'],
    async read({ memberId }) {
      const rows = await kysely
        .selectFrom('schedule_feed')
        .select(['site_key', 'language', 'created_at'])
        .where('member_id', '=', memberId)
        .orderBy('created_at')
        .execute();
      return rows.map(({ site_key: site, language, created_at: createdAt }) => ({ site, language, createdAt }));
    },
  };
}
