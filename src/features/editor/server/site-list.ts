import { type Operator, rightsAt } from '#features/operator/server.ts';
import { changedDrafts, listDrafts } from '#features/site/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { Instant } from '#kernel/clock.ts';
import type { AnswerOf, QueryOf } from '#kernel/endpoint.ts';
import { endInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { listSites } from '../contract.ts';
import { dateTextOf } from '../rules/move-date.ts';
import { sitesPerPage } from '../rules/site-basics.ts';

type Answer = Omit<AnswerOf<typeof listSites>, 'mayMake'>;

/** A page of the sites at which an operator has a right, the one that was changed last first. */
export async function siteList(
  database: Database,
  { grants }: Operator,
  { search = '', after, kind, order }: QueryOf<typeof listSites>,
  now: Instant,
): Promise<Answer> {
  const keys = grants.map(({ siteKey }) => siteKey);
  const found = await listDrafts(database.kysely, {
    siteKeys: keys.includes('*') ? 'all' : keys,
    search: search.trim(),
    after: order === 'changed' ? readAfter(after) : undefined,
    byDate: order === 'date' ? { now: digitsOf(now), after: readRank(after) } : undefined,
    kind,
    most: sitesPerPage + 1,
  });
  const page = found.slice(0, sitesPerPage);
  const last = page.at(-1);
  const published = page.filter(({ isPublished }) => isPublished).map(({ siteKey }) => siteKey);
  const changed = new Set(await changedDrafts(database, published));
  return {
    sites: page.map(({ siteKey, portalKey, isPublished, isWithdrawn, document }) => ({
      site: siteNameOf(siteKey),
      kind: siteKey.startsWith('portal/') ? 'portal' : 'event',
      title: document?.webSetting.title ?? {},
      startDate: document?.overview.startDate,
      endDate: document?.overview.endDate,
      isPublished,
      isWithdrawn,
      hasChanges: changed.has(siteKey),
      isOver: isOver(document?.overview.endDate, now),
      rights: [...rightsAt(grants, { siteKey, portalKey })],
    })),
    next:
      found.length > page.length && last !== undefined
        ? `${order === 'date' ? last.dateRank : last.changedAt} ${last.siteKey}`
        : null,
  };
}

function isOver(endDate: string | undefined, now: Instant): boolean {
  return endDate !== undefined && (endInstant(endDate) ?? now) < now;
}

/** As documents write it, without what is between the digits. */
const digitsOf = (now: Instant): string => dateTextOf(now).replaceAll(/\D/g, '').slice(0, 12);

function readRank(after = ''): { dateRank: string; siteKey: string } | undefined {
  const [, dateRank, siteKey] = /^(0|[12]\d{12}) (\w+\/\d+)$/.exec(after) ?? [];
  return dateRank === undefined || siteKey === undefined ? undefined : { dateRank, siteKey };
}

/** What another page did not answer begins at the first one. */
function readAfter(after = ''): { changedAt: string; siteKey: string } | undefined {
  const [, changedAt, siteKey] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}) (\w+\/\d+)$/.exec(after) ?? [];
  return changedAt === undefined || siteKey === undefined ? undefined : { changedAt, siteKey };
}
