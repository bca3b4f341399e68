import type { EnteredSite } from '#features/operator/server.ts';
import { readSettings } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { pagePath } from '#kernel/page.ts';
import { canonicalAddress, formatSitePath, sharedHost } from '#kernel/site-path.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { linkHours } from '../rules/event-hours.ts';

export interface NewLink {
  name: string;
  contentIds: readonly number[];
  from: Instant;
  until: Instant;
  mayFind: boolean;
  madeBy?: number;
  /** For whom alone it works; without it for whoever has it. */
  operatorId?: number;
}

/** Keeps a link for staff; its secret is in the path alone. */
export async function keepLink(
  kysely: Database['kysely'],
  { siteKey, portalId, eventId }: Pick<EnteredSite, 'siteKey' | 'portalId' | 'eventId'>,
  { name, contentIds, from, until, mayFind, madeBy, operatorId }: NewLink,
  { now, page = 'reception' }: { now: Instant; page?: 'reception' | 'board' },
): Promise<{ staffLinkId: number; path: string }> {
  const token = newSecretToken();
  const { staff_link_id: staffLinkId } = await kysely
    .insertInto('staff_link')
    .values({
      site_key: siteKey,
      name,
      content_ids: [...contentIds],
      token_hash: hashSecret(token),
      works_from: new Date(from),
      works_until: new Date(until),
      made_by: madeBy ?? operatorId ?? null,
      made_at: new Date(now),
      operator_id: operatorId ?? null,
      may_find: mayFind,
      used_at: null,
      ended_at: null,
    })
    .returning('staff_link_id')
    .executeTakeFirstOrThrow();
  const address = canonicalAddress(sharedHost, { portalId, eventId }, pagePath(page, {}));
  return { staffLinkId, path: `${formatSitePath(sharedHost, address ?? { rest: '' })}#gate=${token}` };
}

/** When a new link works, unless the organiser says otherwise; as documents have it. */
export async function hoursOfLink(
  kysely: Database['kysely'],
  siteKey: string,
  now: Instant,
): Promise<{ from: string; until: string }> {
  const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
  const { from, until } = linkHours(settings?.document?.overview ?? {}, now);
  return { from: wallTime(from), until: wallTime(until) };
}

/** As documents have it: in Japan's time, to the minute. */
function wallTime(at: Instant): string {
  return formatInstant(at).slice(0, 16).replace('T', ' ');
}
