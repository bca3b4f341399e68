import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { loggedUrl } from './logged-url.ts';

export const logActions = ['view', 'click', 'login', 'register'] as const;
export type LogAction = (typeof logActions)[number];

/** An access log record as it is stored and sent (core 3.9). */
export interface LogRecord {
  user_id: string | null;
  is_login: boolean;
  anonymous_token: string;
  action: LogAction;
  /** The platform has no clients above portals; always null. */
  client_id: number | null;
  portal_id: number;
  event_id: number | null;
  content_id: number | null;
  detail_id: number | null;
  page: string | null;
  click_item: string | null;
  click_item_value: string | null;
  type: 'Web';
  device: string;
  url: string;
  /** ISO 8601 with zone. */
  action_time: string;
  log_check_key: string;
  pcode: string | null;
}

/** The visitor, the site and the mode of a record. */
export interface LogFacts {
  site: SiteIdentity;
  userId: string | number | null;
  anonymousToken: string;
  device: string;
  url: string;
  pcode: string | null;
}

export interface LogIds {
  contentId?: number | undefined;
  detailId?: number | undefined;
}

export interface LogEvent extends LogIds {
  action: LogAction;
  page?: string | undefined;
  clickItem?: string | undefined;
  clickItemValue?: string | undefined;
  /** The id of a member who has just logged in, before the page knows it. */
  userId?: number | undefined;
}

/** What was done in a window, as it is noted at once. Its record is made later. */
export interface NotedEvent {
  event: LogEvent;
  facts: LogFacts;
  at: Instant;
  /** That of the record. */
  log_check_key: string;
}

const valueMax = 200;

export function makeLogRecord(event: LogEvent, facts: LogFacts, now: Instant, checkKey: string): LogRecord {
  const userId = event.userId ?? facts.userId;
  return {
    user_id: userId === null ? null : String(userId),
    is_login: userId !== null,
    anonymous_token: facts.anonymousToken,
    action: event.action,
    client_id: null,
    portal_id: facts.site.portalId,
    event_id: facts.site.eventId ?? null,
    content_id: event.contentId ?? null,
    detail_id: event.detailId ?? null,
    page: event.page ?? null,
    click_item: event.clickItem ?? null,
    click_item_value: event.clickItemValue?.slice(0, valueMax) ?? null,
    type: 'Web',
    device: facts.device,
    url: loggedUrl(facts.url),
    action_time: formatInstant(now),
    log_check_key: checkKey,
    pcode: facts.pcode?.slice(0, valueMax) ?? null,
  };
}
