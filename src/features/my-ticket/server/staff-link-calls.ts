import { noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { outlineContents, publicState } from '#features/site/server.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract/reception.ts';
import { hoursOfLink, keepLink } from './keep-link.ts';
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
        { name, contentIds, from: context.now, until, mayFind: true, operatorId },
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
          'l.may_find',
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
            mayFind: row.may_find,
            isEarly: row.works_from.getTime() > context.now,
            isEnded: row.ended_at !== null || row.works_until.getTime() <= context.now,
          })),
          hours: await hoursOfLink(kysely, siteKey, context.now),
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
        const { name, contentIds, mayFind } = body;
        const wish = { name, contentIds, from, until, mayFind, madeBy: operator.operatorId };
        const made = await keepLink(tx, site, wish, context);
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
