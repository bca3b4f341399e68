import { createMyTicketServer } from '#features/my-ticket/server.ts';
import { createProfileAnswers } from '#features/profile/server.ts';
import { ticketDocuments } from '#features/ticket/documents.ts';
import { parseInstant } from '#kernel/period.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Refusal } from '#server/http/refusal.ts';
import type { Mail } from '#server/mail/mail.ts';
import { type SiteCalls, siteCalls } from './site-calls.ts';
import { eventFile, portalFile } from './site-folders.ts';
import { type TestMember, testMember } from './test-member.ts';

export const ticketsNow = parseInstant('2026-11-20 10:00') as number;

export interface MyTicketSite extends SiteCalls {
  mails: Mail[];
  /** Refunds that a gateway has to make. */
  planned: number[];
  member(roles?: readonly ('staff' | 'blocked' | 'previewer')[]): Promise<TestMember>;
  /** The request of a member, in English. */
  as(member: TestMember, now?: number): Partial<RequestContext>;
}

const login = { isEnabled: true };
const item = {
  detailId: 5,
  title: { jpn: '入場券', eng: 'Admission' },
  price: 1200,
  enableNumberSold: true,
  capacity: 10,
};

/** Event 11 of portal 1 with the ticket content 80, which sells ticket 5, and the calls of my tickets. */
export async function startMyTicketSite(): Promise<MyTicketSite> {
  const mails: Mail[] = [];
  const planned: number[] = [];
  const calls = await siteCalls(
    [
      { site: portalFile({ login }) },
      {
        site: eventFile({ portalId: 1, login }),
        modules: [{ moduleCode: 'ticket', contentId: 80, title: { jpn: 'チケット' }, visible: true, items: [item] }],
      },
    ],
    ticketDocuments,
    (site, database) =>
      createMyTicketServer({
        database,
        site,
        profile: createProfileAnswers(database, site.store),
        mail: { send: async (mail) => void mails.push(mail) },
        publicUrl: 'https://hiroba.test',
        orders: {
          planRefund: async (_, refundId) => void planned.push(refundId),
          async settle(tx, orderId) {
            const settled = { is_settled: true };
            await tx.updateTable('ticket_order').set(settled).where('order_id', '=', orderId).execute();
          },
        },
      }),
  );
  return {
    ...calls,
    mails,
    planned,
    async member(roles = []) {
      const member = await testMember(calls.database, 'portal/1', ticketsNow);
      for (const role of roles) {
        await calls.database.kysely
          .insertInto('member_role')
          .values({ site_key: 'event/11', member_id: member.memberId, role })
          .execute();
      }
      return member;
    },
    as: ({ accessToken }, now = ticketsNow) => ({ accessToken, now, language: 'eng', host: 'hiroba.test' }),
  };
}

/** The refusal of a call: its status and its message in English. */
export function refusalOf(call: Promise<unknown>): Promise<[number, string] | 'answered'> {
  return call.then(
    () => 'answered' as const,
    (error: Refusal) => [error.status, error.say('eng')],
  );
}
