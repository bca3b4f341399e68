import type { Transaction } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import type { PersonalTerms } from '../rules/must-re-agree.ts';

/** Whether a site asks its members to agree to something. */
export function asksForAgreement({ document }: Pick<PublishedSite, 'document'>): boolean {
  return document.terms.switchTerms || document.terms.switchPrivacy;
}

/** The content an agreement names; 0 for a site without a terms module. */
export function termsContentId({ modules }: Pick<PublishedSite, 'modules'>): number {
  return modules.find(({ moduleCode }) => moduleCode === 'terms')?.contentId ?? 0;
}

/** What the member agreed to at this site, in one statement; null where the site asks for nothing. */
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

/** The newest agreement counts; `logCheckKey` names the log record that shows what it was about. */
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

/** The key of a log record, as a header brings it; undefined for anything else. */
export function readLogCheckKey(header: string | undefined): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(header ?? '') ? header : undefined;
}
