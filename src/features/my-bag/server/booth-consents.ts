import { sql } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { consentWords } from '../rules/booth-consent.ts';

type Site = Pick<PublishedSite, 'siteKey'>;
type Owner = Pick<Member, 'memberId'>;

interface BoothPlace {
  contentId: number;
  detailId: number;
}

interface Consent extends BoothPlace {
  updateDate: string;
}

/** A member who agreed to be named at a booth. */
interface NamedKeeper {
  consentId: number;
  memberId: number;
  mail: string;
  agreedAt: Date;
}

/** What members agreed to at booths: that its exhibitor learns who keeps it. */
export interface BoothConsents {
  list(site: Site, owner: Owner): Promise<Consent[]>;
  isGiven(site: Site, owner: Owner, booth: BoothPlace): Promise<boolean>;
  /** An earlier consent stays as it was given. */
  give(site: Site, owner: Owner, booth: BoothPlace, now: Instant): Promise<void>;
  withdraw(site: Site, owner: Owner, booth: BoothPlace): Promise<void>;
  /** How many members keep a booth, by a heart, a rank, a memo or a consent, and how many of them agreed. */
  count(site: Site, booth: BoothPlace): Promise<{ kept: number; named: number }>;
  /** Those who agreed, the latest first, from behind one of them. */
  keepers(site: Site, booth: BoothPlace, page: { after: number | undefined; size: number }): Promise<NamedKeeper[]>;
}

export function createBoothConsents({ kysely }: Pick<Database, 'kysely'>): BoothConsents {
  return {
    async list({ siteKey }, { memberId }) {
      const rows = await kysely
        .selectFrom('booth_consent')
        .select(['content_id', 'detail_id', 'agreed_at'])
        .where('member_id', '=', memberId)
        .where('site_key', '=', siteKey)
        .execute();
      return rows.map((row) => ({
        contentId: row.content_id,
        detailId: row.detail_id,
        updateDate: formatInstant(row.agreed_at.getTime()),
      }));
    },
    async isGiven({ siteKey }, { memberId }, { contentId, detailId }) {
      const row = await kysely
        .selectFrom('booth_consent')
        .select('consent_id')
        .where('site_key', '=', siteKey)
        .where('content_id', '=', contentId)
        .where('detail_id', '=', detailId)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row !== undefined;
    },
    async give({ siteKey }, { memberId }, { contentId, detailId }, now) {
      await kysely
        .insertInto('booth_consent')
        .values({
          site_key: siteKey,
          member_id: memberId,
          content_id: contentId,
          detail_id: detailId,
          words_version: consentWords,
          agreed_at: new Date(now),
        })
        .onConflict((conflict) => conflict.constraint('booth_consent_once').doNothing())
        .execute();
    },
    async withdraw({ siteKey }, { memberId }, { contentId, detailId }) {
      await kysely
        .deleteFrom('booth_consent')
        .where('site_key', '=', siteKey)
        .where('content_id', '=', contentId)
        .where('detail_id', '=', detailId)
        .where('member_id', '=', memberId)
        .execute();
    },
    async count({ siteKey }, { contentId, detailId }) {
      const ofBooth = sql`site_key = ${siteKey} and content_id = ${contentId} and detail_id = ${detailId}`;
      const { rows } = await sql<{ kept: number; named: number }>`
        select
          (select count(*)::integer from (
            select member_id from favorite where ${ofBooth}
            union select member_id from booth_memo where ${ofBooth} and (rank > 0 or memo <> '')
            union select member_id from booth_consent where ${ofBooth}
          ) as keepers) as kept,
          (select count(*)::integer from booth_consent where ${ofBooth}) as named`.execute(kysely);
      return rows[0] ?? { kept: 0, named: 0 };
    },
    async keepers({ siteKey }, { contentId, detailId }, { after, size }) {
      const rows = await kysely
        .selectFrom('booth_consent as c')
        .innerJoin('member as m', 'm.member_id', 'c.member_id')
        .select(['c.consent_id', 'c.member_id', 'm.mail', 'c.agreed_at'])
        .where('c.site_key', '=', siteKey)
        .where('c.content_id', '=', contentId)
        .where('c.detail_id', '=', detailId)
        .$if(after !== undefined, (query) => query.where('c.consent_id', '<', after!))
        .orderBy('c.consent_id', 'desc')
        .limit(size)
        .execute();
      return rows.map((row) => ({
        consentId: row.consent_id,
        memberId: row.member_id,
        mail: row.mail,
        agreedAt: row.agreed_at,
      }));
    },
  };
}
