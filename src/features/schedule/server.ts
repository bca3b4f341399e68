import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { absentMember } from '#features/account/server.ts';
import type { FavoriteServer } from '#features/favorite/server.ts';
import { lockedDetails } from '#features/site/rules/login-locks.ts';
import {
  type ContentCall,
  createContentItems,
  pageUrl,
  type PublishedSite,
  type Say,
  sayIn,
  serve,
  type SiteServer,
  type Visit,
  type VisitorPorts,
  showsEverything,
} from '#features/site/server.ts';
import { type Calendar, calendarFile } from '#kernel/calendar-file.ts';
import type { FileAnswer } from '#kernel/file-answer.ts';
import { pagePath } from '#kernel/page.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { hasAlready } from '#server/http/api-answer.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from './contract.ts';
import { releaseBounds } from './rules/is-released.ts';
import { calendarEntries, type CalendarWish } from './server/calendar-entries.ts';
import { answerList } from './server/list-schedules.ts';
import { readBeside } from './server/read-beside.ts';
import { presentSchedule } from './server/present-schedule.ts';
import { linksOf, presentChoices, readChoices } from './server/schedule-choices.ts';
import { indexSchedule } from './server/schedule-index.ts';
import { createScheduleFeeds, scheduleFeedData } from './server/schedule-feed.ts';

export { sessionsAmongFavorites } from './server/session-faces.ts';
export { createSpeakerSessions } from './server/sessions-of-speaker.ts';

export interface ScheduleServices {
  database: Database;
  site: SiteServer;
  favorite: Pick<FavoriteServer, 'favoritesOf'>;
  closedContents: VisitorPorts['closedContents'];
  /** Throws what keeps a visit from one detail of a content. */
  guardDetail(visit: Visit, contentId: number, detailId: number): Promise<void>;
  /** The address of this server on the internet; without it calendars hold no links. */
  publicUrl: string | undefined;
}

/** A detail lists nothing. */
const noCount = (): number => 0;
const refreshMinutes = 60;

/** The sessions of an event, and the calendars that they go into. */
export function createScheduleServer(services: ScheduleServices): ServerFeature<Visit> {
  const { database, favorite, closedContents, guardDetail } = services;
  const { store, doors } = services.site;
  const items = createContentItems(store, { code: 'schedule', whenShown: releaseBounds });
  const feeds = createScheduleFeeds(database);

  /** The sessions whose texts are closed to a visit. */
  const closedTexts = async (visit: Visit, contentId: number): Promise<ReadonlySet<number>> => {
    const locked = [...lockedDetails(visit.site.document.login, contentId)];
    const isClosed = await Promise.all(
      locked.map((detailId) =>
        guardDetail(visit, contentId, detailId).then(
          () => false,
          (error: unknown) => {
            if (error instanceof Refusal) return true;
            throw error;
          },
        ),
      ),
    );
    return new Set(locked.filter((_, place) => isClosed[place]));
  };

  const readIndex = async ({ site, params: { contentId }, context: { now } }: ContentCall) => {
    const [stored, choiceItems] = await Promise.all([
      store.items(site, 'schedule', contentId),
      readChoices(store, site, contentId),
    ]);
    if (stored === undefined) throw refuse('notFound');
    const choices = {
      category: linksOf(choiceItems.category),
      division: linksOf(choiceItems.division),
      place: linksOf(choiceItems.place),
    };
    const content = { items: stored, locked: lockedDetails(site.document.login, contentId), choices };
    return { index: indexSchedule(content, { now, isDraft: showsEverything(site) }), choiceItems };
  };

  const readBesideOf = ({ site, params: { contentId }, say, context: { now } }: ContentCall & { say: Say }) =>
    readBeside(store, { site, contentId, say, now });

  const entriesOf = async (
    visit: Visit,
    wish: Omit<CalendarWish, 'shown' | 'choiceItems' | 'urlOf' | 'closedTexts'>,
  ) => {
    const { site, contentId, now } = wish;
    const [shown, choiceItems, closed] = await Promise.all([
      items.shown({ site, params: { contentId }, context: { now } }),
      readChoices(store, site, contentId),
      closedTexts(visit, contentId),
    ]);
    const urlOf = (detailId: number) =>
      pageUrl(services, site, pagePath('moduleDetail', { moduleCode: 'schedule', contentId, detailId }))?.href;
    return calendarEntries(database, { ...wish, shown, choiceItems, urlOf, closedTexts: closed });
  };

  const checkFavorites = ({ document }: PublishedSite): void => {
    if (!document.mypage?.favorite?.isEnable) throw refuse('notFound');
  };

  return {
    personalData: [scheduleFeedData(database)],
    detailPages: [items.pages],
    endpoints: [
      serve(calls.listSchedules, async (call) => {
        const { query, say } = call;
        const [{ index, choiceItems }, besideOf] = await Promise.all([readIndex(call), readBesideOf(call)]);
        return answerList({ index, choiceItems, besideOf, query, say, now: call.context.now });
      }),

      serve(calls.readSchedule, async (call) => {
        const { params, say } = call;
        const [{ index, choiceItems }, besideOf] = await Promise.all([readIndex(call), readBesideOf(call)]);
        const item = index.session(params.detailId)?.item;
        if (item === undefined) throw await items.refuseDetail(call, params.detailId);
        return {
          data: {
            scheduleContent: presentSchedule(item, say, 'detail'),
            ...presentChoices(choiceItems, noCount, say),
            ...besideOf([item]),
          },
        };
      }),

      serve(calls.downloadSchedules, async ({ site, visit, params: { contentId }, query, say, context: { now } }) => {
        const entries = await entriesOf(visit, { site, contentId, ids: query.schedule_ids ?? [], say, now });
        if (entries.length === 0) throw refuse('notFound');
        return { data: calendarAnswer({ entries }) };
      }),

      serve(calls.readScheduleFeed, async ({ site, member }) => {
        checkFavorites(site);
        const createdAt = await feeds.createdAt(site, member.memberId);
        return { data: { createdAt: createdAt === undefined ? null : formatInstant(createdAt) } };
      }),

      serve(calls.makeScheduleFeed, async ({ site, member, context }) => {
        const { language, now } = context;
        checkFavorites(site);
        await takeTry(database, 'scheduleFeed', { context, member });
        const token = await feeds.make(site, member.memberId, language, now);
        return { data: { token, createdAt: formatInstant(now) } };
      }),

      serve(calls.revokeScheduleFeed, async ({ site, member }) => {
        checkFavorites(site);
        await feeds.revoke(site, member.memberId);
        return { data: { createdAt: null } };
      }),

      serve(calls.downloadScheduleFeed, async ({ site, params, context }) => {
        checkFavorites(site);
        const owner = site.isWithdrawn ? undefined : await feeds.find(site, params.token.replace(/\.ics$/, ''));
        const member = owner && (await absentMember(database, site, owner.memberId));
        if (owner === undefined || member === undefined) throw refuse('notFound');
        // A calendar types no passcode; its member has given the one of the address.
        const passcodes = { portal: site.passcode, event: site.passcode };
        const visit = await doors.enterFor(member, site, { ...context, passcodes });
        const closed = await closedContents(visit);
        const say = sayIn(site.document, owner.language);
        const favorites = await favorite.favoritesOf(site, owner);
        const contents = site.modules.filter(
          ({ moduleCode, contentId, visible }) => moduleCode === 'schedule' && visible && !closed.has(contentId),
        );
        const entries = await Promise.all(
          contents.map(({ contentId }) => {
            const ids = favorites.filter((one) => one.contentId === contentId).map(({ detailId }) => detailId);
            return entriesOf(visit, { site, contentId, ids, say, now: context.now });
          }),
        );
        const name = say(site.document.overview.name) || say(site.document.webSetting.title);
        return { data: feedAnswer({ name, refreshMinutes, entries: entries.flat() }, context) };
      }),
    ],
  };
}

function calendarAnswer(calendar: Calendar): FileAnswer {
  return { name: 'schedule.ics', bytes: new TextEncoder().encode(calendarFile(calendar)) };
}

/** Calendars ask every hour: one that has the file gets no bytes. */
function feedAnswer(calendar: Calendar, context: RequestContext): FileAnswer {
  const { name, bytes } = calendarAnswer(calendar);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const isKnown = hasAlready(context, etag);
  return { name, bytes: isKnown ? new Uint8Array() : new Uint8Array(gzipSync(bytes)), lasting: { etag, isKnown } };
}
