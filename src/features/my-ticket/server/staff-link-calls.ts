import { type EnteredSite, noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { outlineContents, publicState, readSettings } from '#features/site/server.ts';
import { canonicalAddress, formatSitePath, sharedHost } from '#kernel/site-path.ts';
import { pagePath } from '#kernel/page.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import * as calls from '../contract/reception.ts';
import { linkHours } from '../rules/event-hours.ts';
import { myTicketRefusal } from './my-ticket-refusal.ts';

/** The organiser's calls about links for staff. */
export function staffLinkCalls(database: Database): ServedConsoleCall[] {
  const { kysely } = database;
  const gatesOf = async (siteKey: string) =>
    (await outlineContents(kysely, siteKey)).filter(({ moduleCode }) => moduleCode === 'ticket');
  const isPublic = async (siteKey: string): Promise<boolean> => {
    const { publishedAt, isWithdrawn } = await publicState(database, siteKey);
    return publishedAt !== null && !isWithdrawn;
  };
  const hoursOf = async (siteKey: string, now: Instant) => {
    const [settings] = await readSettings(kysely, { siteKeys: [siteKey], version: 'draft' });
    const { from, until } = linkHours(settings?.document?.overview ?? {}, now);
    return { from: wallTime(from), until: wallTime(until) };
  };
  return [
    serveConsole(calls.readReceptionDesk, async ({ site: { siteKey, rights } }) => ({
      data: {
        isPublished: await isPublic(siteKey),
        hasTickets: (await gatesOf(siteKey)).length > 0,
        mayMakeLinks: rights.has('govern'),
      },
    })),

    serveConsole(calls.openOwnReception, async ({ site, operator: { operatorId, name }, context }) => {
      const contentIds = (await gatesOf(site.siteKey)).map(({ contentId }) => contentId);
      if (!(await isPublic(site.siteKey)) || contentIds.length === 0) {
        throw myTicketRefusal(status.conflict, (words) => words.staffLink.notPublic);
      }
      const until = context.now + ownMs;
      const { path } = await keepLink(
        kysely,
        site,
        { name, contentIds, from: context.now, until, operatorId },
        context,
      );
      return { data: { path } };
    }),

    serveConsole(calls.listStaffLinks, async ({ site: { siteKey }, context }) => {
      const links = await kysely
        .selectFrom('staff_link as l')
        .select([
          'l.staff_link_id',
          'l.name',
          'l.content_ids',
          'l.works_from',
          'l.works_until',
          'l.used_at',
          'l.ended_at',
        ])
        .select((of) =>
          of
            .selectFrom('staff_link_session as s')
            .select(({ fn }) => fn.countAll<string>().as('devices'))
            .whereRef('s.staff_link_id', '=', 'l.staff_link_id')
            .as('devices'),
        )
        .where('l.site_key', '=', siteKey)
        .where('l.operator_id', 'is', null)
        .orderBy('l.staff_link_id', 'desc')
        .limit(200)
        .execute();
      return {
        data: {
          gates: (await gatesOf(siteKey)).map(({ contentId, title }) => ({ contentId, title })),
          links: links.map((row) => ({
            staffLinkId: row.staff_link_id,
            name: row.name,
            contentIds: row.content_ids,
            from: formatInstant(row.works_from.getTime()),
            until: formatInstant(row.works_until.getTime()),
            usedAt: row.used_at === null ? null : formatInstant(row.used_at.getTime()),
            devices: Number(row.devices),
            isEarly: row.works_from.getTime() > context.now,
            isEnded: row.ended_at !== null || row.works_until.getTime() <= context.now,
          })),
          hours: await hoursOf(siteKey, context.now),
        },
      };
    }),

    serveConsole(calls.makeStaffLink, async ({ site, operator, body, context }) => {
      const { siteKey } = site;
      const [from = 0, until = 0] = [parseInstant(body.from), parseInstant(body.until)];
      if (until <= from || until <= context.now)
        throw myTicketRefusal(status.invalid, (words) => words.staffLink.period);
      const gates = (await gatesOf(siteKey)).map(({ contentId }) => contentId);
      if (body.contentIds.some((id) => !gates.includes(id))) throw refuse('notFound');
      return inTransaction(database, async (tx) => {
        const { name, contentIds } = body;
        const made = await keepLink(tx, site, { name, contentIds, from, until, madeBy: operator.operatorId }, context);
        const details = { staffLinkId: made.staffLinkId, name };
        await noteInLog(tx, context, { operator, siteKey, action: 'staffLink.made', details });
        return { data: made };
      });
    }),

    serveConsole(calls.endStaffLink, async ({ site: { siteKey }, operator, params: { staffLinkId }, context }) =>
      inTransaction(database, async (tx) => {
        const ended = await tx
          .updateTable('staff_link')
          .set({ ended_at: new Date(context.now) })
          .where('staff_link_id', '=', staffLinkId)
          .where('site_key', '=', siteKey)
          .where('ended_at', 'is', null)
          .returning('name')
          .executeTakeFirst();
        if (ended === undefined) throw refuse('notFound');
        const details = { staffLinkId, name: ended.name };
        await noteInLog(tx, context, { operator, siteKey, action: 'staffLink.ended', details });
        return { data: { done: true } } as const;
      }),
    ),
  ];
}

/** As long as an idle session of the console lasts. */
const ownMs = 12 * 3_600_000;

/** As documents have it: in Japan's time, to the minute. */
function wallTime(at: Instant): string {
  return formatInstant(at).slice(0, 16).replace('T', ' ');
}

interface NewLink {
  name: string;
  contentIds: readonly number[];
  from: Instant;
  until: Instant;
  madeBy?: number;
  /** For whom alone it works; without it for whoever has it. */
  operatorId?: number;
}

/** Keeps a link for staff; its secret is in the path alone. */
async function keepLink(
  kysely: Database['kysely'],
  { siteKey, portalId, eventId }: Pick<EnteredSite, 'siteKey' | 'portalId' | 'eventId'>,
  { name, contentIds, from, until, madeBy, operatorId }: NewLink,
  { now }: { now: Instant },
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
      used_at: null,
      ended_at: null,
    })
    .returning('staff_link_id')
    .executeTakeFirstOrThrow();
  const address = canonicalAddress(sharedHost, { portalId, eventId }, pagePath('reception', {}));
  return { staffLinkId, path: `${formatSitePath(sharedHost, address ?? { rest: '' })}#gate=${token}` };
}
