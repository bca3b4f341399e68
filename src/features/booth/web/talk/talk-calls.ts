import { openFile } from '#web/site/open-file.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../../contract/talk.ts';
import type { TalkRequest } from '../../rules/talk/talk-request.ts';
import type { TalkChange, TalkStatus } from '../../rules/talk/talk-status.ts';

type Calling = Pick<PageContext, 'api' | 'site'>;

export interface BoothPlace {
  contentId: number;
  detailId: number;
}

const eventOf = ({ site }: Calling) => ({ portalId: site.portalId, eventId: site.eventId! });

/** The times of a booth; the caller shows a failure. */
export async function readSlots(calling: Calling, booth: BoothPlace): Promise<contract.TalkSlots> {
  const { data } = await calling.api.get<typeof contract.readTalkSlots>(
    'business_appointment/{portalId}/{eventId}/{contentId}/{detailId}',
    { params: { ...eventOf(calling), ...booth }, isQuiet: true },
  );
  return data;
}

export interface ChosenTime {
  administratorId: number;
  date: string;
}

export async function sendRequest(
  calling: Calling,
  booth: BoothPlace,
  key: string,
  time: ChosenTime,
  typed: TalkRequest,
): Promise<contract.Talk> {
  const { data } = await calling.api.post<typeof contract.requestTalk>(
    'business_appointment/{portalId}/{eventId}/{contentId}/{detailId}',
    { params: { ...eventOf(calling), ...booth }, body: { key, ...time, ...typed } },
  );
  return data;
}

export async function readTalks(calling: Calling): Promise<contract.Talks> {
  const { data } = await calling.api.get<typeof contract.listTalks>('business_appointment/{portalId}/{eventId}', {
    params: eventOf(calling),
  });
  return data;
}

/** `from`: the status that the page shows. */
export async function changeTalk(
  calling: Calling,
  reservationId: number,
  change: { to: TalkChange; from: TalkStatus; reason: string },
): Promise<contract.Talk> {
  const params = { ...eventOf(calling), reservationId };
  const { to, from, reason } = change;
  if (to === 'cancel') {
    const path = 'business_appointment/{portalId}/{eventId}/{reservationId}/cancel';
    return (await calling.api.post<typeof contract.cancelTalk>(path, { params, body: { from } })).data;
  }
  if (to === 'approved') {
    const path = 'business_appointment/{portalId}/{eventId}/{reservationId}/approve';
    return (await calling.api.post<typeof contract.approveTalk>(path, { params, body: { from } })).data;
  }
  const path = 'business_appointment/{portalId}/{eventId}/{reservationId}/reject';
  return (await calling.api.post<typeof contract.rejectTalk>(path, { params, body: { from, reason } })).data;
}

/** Gives the visitor a talk for their calendar. */
export async function saveCalendar(calling: Calling, reservationId: number): Promise<void> {
  const file = await calling.api.getFile<typeof contract.readTalkCalendar>(
    'business_appointment/{portalId}/{eventId}/{reservationId}/calendar',
    { params: { ...eventOf(calling), reservationId }, isQuiet: true },
  );
  openFile(file);
}
