import { createMyTicketServer } from '#features/my-ticket/server.ts';
import { createProfileAnswers } from '#features/profile/server.ts';
import { setWithdrawn } from '#features/site/server/site-life.ts';
import { createTicketChargeServer } from '#features/ticket-charge/server.ts';
import { ticketDocuments } from '#features/ticket/documents.ts';
import { parseInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type SiteCalls, siteCalls } from './site-calls.ts';
import { eventFile, portalFile } from './site-folders.ts';
import { type TestMember, testMember } from './test-member.ts';

export const portalNow = parseInstant('2026-11-20 10:00') as number;

export interface PortalSales extends SiteCalls {
  member(realmKey?: string): Promise<TestMember>;
  /** The request of a member, in English. */
  as(member: TestMember, more?: Partial<RequestContext>): Partial<RequestContext>;
}

const login = { isEnabled: true };
const mypage = { isShowMyTicket: true, ticketCharge: { isEnable: true } };
const sale = { moduleCode: 'ticket', contentId: 80, title: { jpn: 'チケット' }, items: [] };
const event = (portalId: number, eventId: number, more: object = {}) => ({
  site: eventFile({ portalId, eventId, login, ...more }),
  modules: [sale],
});

/**
 * Portal 1 with the events 11, 12 (behind a passcode, its my page offers nothing) and 13 (on its own domain, withdrawn);
 * portal 2, whose my page offers nothing, with event 21; the operator's portal with event 31. Each sells at content 80.
 */
export async function startPortalSales(afterwards = async (_: Database): Promise<void> => {}): Promise<PortalSales> {
  const calls = await siteCalls(
    [
      { site: portalFile({ portalId: 0, login, mypage }) },
      { site: portalFile({ login, mypage }) },
      { site: portalFile({ portalId: 2, login }) },
      event(1, 11, {
        mypage,
        overview: {
          name: { jpn: '共創EXPO', eng: 'Co-Creation EXPO' },
          startDate: '2026-12-16 10:00',
          endDate: '2026-12-18 17:00',
        },
      }),
      { ...event(1, 12, { webSetting: { title: { jpn: '夜会' } } }), passcode: '135790' },
      event(1, 13, { webSetting: { title: { jpn: '収穫祭', eng: 'Harvest' }, ownDomain: 'harvest.test' } }),
      event(2, 21),
      event(0, 31, { mypage }),
    ],
    ticketDocuments,
    (site, database) => ({
      endpoints: [
        ...createMyTicketServer({
          database,
          site,
          profile: createProfileAnswers(database, site.store),
          mail: { send: () => Promise.reject(new Error('No mail is sent here.')) },
          publicUrl: undefined,
          orders: { planRefund: () => Promise.resolve(), settle: () => Promise.resolve() },
        }).endpoints,
        ...createTicketChargeServer(database, site.store).endpoints,
      ],
    }),
    undefined,
    async (database) => {
      await setWithdrawn(database, 'event/13', portalNow);
      await afterwards(database);
    },
  );
  return {
    ...calls,
    member: (realmKey = 'portal/1') => testMember(calls.database, realmKey, portalNow),
    as: ({ accessToken }, more) => ({ accessToken, now: portalNow, language: 'eng', ...more }),
  };
}
