import type { Transaction } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { PersonalTerms } from '../rules/must-re-agree.ts';

/** Whether a site asks its members to agree to terms or a privacy policy. */
export function asksForAgreement({ document }: Pick<PublishedSite, 'document'>): boolean {
  return document.terms.switchTerms || document.terms.switchPrivacy;
}

/** The content named by an agreement; 0 for a site without a terms module. */
export function termsContentId({ modules }: Pick<PublishedSite, 'modules'>): number {
  return modules.find(({ moduleCode }) => moduleCode === 'terms')?.contentId ?? 0;
}

/** The member's agreement at this site, in one statement; null when the site asks for none. */
export async function readPersonalTerms(
  database: Database,
  site: PublishedSite,
  memberId: number,
): Promise<PersonalTerms | null> {
  if (!asksForAgreement(site)) return null;
  const row = await database.kysely
    .selectFrom('terms_agreement')
    .select('agreed_at')
    .where('site_key', '=', site.siteKey)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return { agreedAt: row === undefined ? null : formatInstant(row.agreed_at.getTime()) };
}

/** How many members of a site agree, of those who agreed since an instant; it counts no further than `most`. */
export async function countAgreements(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string,
  { since, most }: { since: Instant | undefined; most: number },
): Promise<number> {
  const rows = await kysely
    .selectFrom('terms_agreement')
    .select('member_id')
    .where('site_key', '=', siteKey)
    .$if(since !== undefined, (all) => all.where('agreed_at', '>=', new Date(since!)))
    .limit(most)
    .execute();
  return rows.length;
}

/** Keeps the newest agreement; `logCheckKey` names the log record of the view that the member agreed on. */
export async function storeAgreement(
  queries: Database['kysely'] | Transaction<Tables>,
  site: PublishedSite,
  memberId: number,
  { now, logCheckKey }: { now: Instant; logCheckKey?: string | undefined },
): Promise<void> {
  const agreement = {
    terms_content_id: termsContentId(site),
    agreed_at: new Date(now),
    log_check_key: logCheckKey ?? null,
  };
  await queries
    .insertInto('terms_agreement')
    .values({ site_key: site.siteKey, member_id: memberId, ...agreement })
    .onConflict((conflict) => conflict.columns(['site_key', 'member_id']).doUpdateSet(agreement))
    .execute();
}

/** The key of a log record, from a header; undefined for any other text. */
export function readLogCheckKey(header: string | undefined): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(header ?? '') ? header : undefined;
}
