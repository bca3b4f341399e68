import type { FileAddress } from '#kernel/file-answer.ts';
import type { Answer, QueryInputOf } from '#kernel/endpoint.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type {
  downloadSchedules,
  listSchedules,
  readSchedule,
  ScheduleDetailAnswer,
  ScheduleListAnswer,
} from '../contract.ts';

type ListQuery = NonNullable<QueryInputOf<typeof listSchedules>>;
import { scheduleIdsMax } from '../rules/schedule.ts';

export type Calling = Pick<PageContext, 'api' | 'site'>;

const params = ({ site }: Calling, contentId: number) => ({
  portalId: site.portalId,
  eventId: site.eventId ?? 0,
  contentId,
});

export function callSchedules(
  context: Calling,
  contentId: number,
  query: ListQuery,
): Promise<Answer<ScheduleListAnswer>> {
  return context.api.get<typeof listSchedules>('schedule/{portalId}/{eventId}/{contentId}', {
    params: params(context, contentId),
    query,
  });
}

/** The sessions of some ids, which are one page. */
export async function callNamedSchedules(
  context: Calling,
  contentId: number,
  scheduleIds: readonly number[],
): Promise<ScheduleListAnswer> {
  const schedule_ids = scheduleIds.slice(0, scheduleIdsMax);
  return (await callSchedules(context, contentId, { schedule_ids, per_page: scheduleIdsMax })).data;
}

export async function callSchedule(
  context: Calling,
  contentId: number,
  detailId: number,
): Promise<ScheduleDetailAnswer> {
  const { data } = await context.api.get<typeof readSchedule>('schedule/{portalId}/{eventId}/{contentId}/{detailId}', {
    params: { ...params(context, contentId), detailId },
  });
  return data;
}

/** The named sessions as a calendar file; the button says what went wrong. */
export function fetchCalendar(
  context: Calling,
  contentId: number,
  scheduleIds: readonly number[],
): Promise<FileAddress> {
  return context.api.getFile<typeof downloadSchedules>('schedule_calendar/{portalId}/{eventId}/{contentId}', {
    params: params(context, contentId),
    query: { schedule_ids: scheduleIds.slice(0, scheduleIdsMax) },
    isQuiet: true,
  });
}
