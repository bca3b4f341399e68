import { noteInLog, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { outlineContents } from '#features/site/server.ts';
import { canonicalAddress, formatSitePath, sharedHost } from '#kernel/site-path.ts';
import { pagePath } from '#kernel/page.ts';
import { formatInstant, parseInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import * as calls from '../contract.ts';
import { myTicketRefusal } from './my-ticket-refusal.ts';

/** The organiser's calls about links for staff. */
export function staffLinkCalls(database: Database): ServedConsoleCall[] {
  const { kysely } = database;
  const gatesOf = async (siteKey: string) =>
    (await outlineContents(kysely, siteKey)).filter(({ moduleCode }) => moduleCode === 'ticket');
  return [
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
            isEnded: row.ended_at !== null || row.works_until.getTime() <= context.now,
          })),
        },
      };
    }),

    serveConsole(calls.makeStaffLink, async ({ site, operator, body, context }) => {
      const { siteKey, portalId, eventId } = site;
      const [from = 0, until = 0] = [parseInstant(body.from), parseInstant(body.until)];
      if (until <= from || until <= context.now)
        throw myTicketRefusal(status.invalid, (words) => words.staffLink.period);
      const gates = (await gatesOf(siteKey)).map(({ contentId }) => contentId);
      if (eventId === undefined || body.contentIds.some((id) => !gates.includes(id))) throw refuse('notFound');
      const token = newSecretToken();
      return inTransaction(database, async (tx) => {
        const { staff_link_id: staffLinkId } = await tx
          .insertInto('staff_link')
          .values({
            site_key: siteKey,
            name: body.name,
            content_ids: body.contentIds,
            token_hash: hashSecret(token),
            works_from: new Date(from),
            works_until: new Date(until),
            made_by: operator.operatorId,
            made_at: new Date(context.now),
            used_at: null,
            ended_at: null,
          })
          .returning('staff_link_id')
          .executeTakeFirstOrThrow();
        const details = { staffLinkId, name: body.name };
        await noteInLog(tx, context, { operator, siteKey, action: 'staffLink.made', details });
        const address = canonicalAddress(sharedHost, { portalId, eventId }, pagePath('reception', {}));
        return { data: { staffLinkId, path: `${formatSitePath(sharedHost, address ?? { rest: '' })}#gate=${token}` } };
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
