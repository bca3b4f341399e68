import { entranceOf, openEntrance } from './call-entrance.ts';
import { downloadReceipt, listTicketCharges } from '#features/ticket-charge/contract.ts';
import { createTicketChargeServer } from '#features/ticket-charge/server.ts';
import { ticketDocuments } from '#features/ticket/documents.ts';
import type { FileAnswer } from '#kernel/file-answer.ts';
import { parseInstant } from '#kernel/period.ts';
import { createApi } from '#server/http/api.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { requestContext } from './request-context.ts';
import { type SiteCalls, siteCalls } from './site-calls.ts';
import { eventFile, portalFile } from './site-folders.ts';
import type { TestMember } from './test-member.ts';

export const chargesNow = parseInstant('2026-11-20 10:00') as number;

export interface ChargeSite extends SiteCalls {
  /** The request of a member, in Japanese. */
  as(member: TestMember, more?: Partial<RequestContext>): Partial<RequestContext>;
  list(member: TestMember, query?: object): ReturnType<typeof listOf>;
  download(
    member: TestMember,
    ticketChargeId: number,
    addressee?: string,
    more?: Partial<RequestContext>,
  ): Promise<FileAnswer>;
  /** Asks another process for a receipt. */
  downloadElsewhere(member: TestMember, ticketChargeId: number): Promise<unknown>;
  /** The answer of the receipt call to a method. */
  statusOf(member: TestMember, ticketChargeId: number, method: 'GET' | 'HEAD'): Promise<number>;
}

const login = { isEnabled: true };
const receipt = {
  issuerName: { jpn: '共創EXPO実行委員会', eng: 'EXPO Committee' },
  issuerAddress: { jpn: '汐見市臨海町3-1' },
  registrationNumber: 'T1234567890123',
};
const event = { portalId: 1, eventId: 11 };

const listOf = (calls: SiteCalls, query: object, more: Partial<RequestContext>) =>
  calls.call(listTicketCharges, event, query, more);

/** Event 11 of portal 1 with charges and receipts of its ticket content 80; event 12, whose page of charges is off. */
export async function startChargeSite(): Promise<ChargeSite> {
  let start = (): ServedEndpoint[] => [];
  let enter = openEntrance;
  const calls = await siteCalls(
    [
      { site: portalFile({ login }) },
      {
        site: eventFile({
          portalId: 1,
          login,
          mypage: { ticketCharge: { isEnable: true } },
          overview: { name: { jpn: '共創EXPO', eng: 'Co-Creation EXPO' } },
        }),
        modules: [{ moduleCode: 'ticket', contentId: 80, title: { jpn: 'チケット' }, serverContent: { receipt } }],
      },
      { site: eventFile({ portalId: 1, eventId: 12, login }) },
    ],
    ticketDocuments,
    (site, database) => {
      enter = entranceOf(site);
      start = () => createTicketChargeServer(database, site.store).endpoints;
      return { endpoints: start() };
    },
  );
  const as: ChargeSite['as'] = ({ accessToken }, more = {}) => ({
    accessToken,
    now: chargesNow,
    language: 'jpn',
    ...more,
  });
  const startProcess = (context = requestContext()) => createApi(start(), enter, () => context);
  return {
    ...calls,
    as,
    list: (member, query = {}) => listOf(calls, query, as(member)),
    async download(member, ticketChargeId, addressee = '蒼井商事 御中', more = {}) {
      const params = { ...event, ticketChargeId };
      return (await calls.call(downloadReceipt, params, { addressee }, as(member, more))).data;
    },
    downloadElsewhere(member, ticketChargeId) {
      const asked = { params: { ...event, ticketChargeId }, query: { addressee: '蒼井商事 御中' } };
      return startProcess().call(downloadReceipt, asked, requestContext(as(member)));
    },
    async statusOf(member, ticketChargeId, method) {
      const { fetch } = startProcess(requestContext(as(member)));
      const address = `http://h/web_api/v2/mypage/ticket_charge/receipt/1/11/${ticketChargeId}?addressee=Aoi`;
      return (await fetch(new Request(address, { method }))).status;
    },
  };
}
