import { noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { type PublishedSite, readSettings, type SiteStore, spokenLanguage } from '#features/site/server.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import * as calls from '../contract.ts';
import { eventsShown, membersPerPage } from '../rules/member-limits.ts';
import { addWithRole, changeBlock, changeRole, signOutEverywhere } from './change-members.ts';
import { findMembers } from './find-members.ts';
import { type MemberReading, readListed } from './read-listed.ts';
import { readSeen } from './read-member.ts';
import { holdSeen, type MembersPlace, placeOf } from './seen-members.ts';

export interface MemberServices extends MemberReading {
  store: SiteStore;
}

interface Found {
  site: PublishedSite;
  place: MembersPlace;
  language: LanguageCode;
}

/** The organiser's calls about members. */
export function memberCalls(services: MemberServices): ServedConsoleCall[] {
  const { database, store } = services;
  const { kysely } = database;
  /** Undefined: the site was never public, so nobody can have an account there. */
  const find = async (at: { portalId: number; eventId: number | undefined }, context: RequestContext) => {
    const site = await store.site(at);
    return site && { site, place: placeOf(site), language: spokenLanguage(site.document, context.language) };
  };
  const found = async (...asked: Parameters<typeof find>): Promise<Found> => {
    const there = await find(...asked);
    if (there === undefined) throw refuse('notFound');
    return there;
  };
  return [
    serveConsole(calls.listMembers, async ({ site: at, operator, query, context }) => {
      const there = await find(at, context);
      if (there === undefined) return { data: { entries: [], next: null, found: 0, isMoreFound: false } };
      const { place } = there;
      const { after, ...filter } = query;
      const from = after === undefined ? undefined : Number(after);
      const { ids, found: counted } = await findMembers(kysely, place, filter, {
        after: from,
        most: membersPerPage + 1,
      });
      const page = ids.slice(0, membersPerPage);
      if (page.length > 0) await noteLook(kysely, context, { operator, siteKey: at.siteKey, what: 'members' });
      const entries = await readListed(services, place, there, page);
      return {
        data: {
          entries: entries.map(({ answers: _, ...listed }) => listed),
          next: ids.length > page.length ? String(page.at(-1)) : null,
          found: counted?.number ?? null,
          isMoreFound: counted?.isMore ?? false,
        },
      };
    }),

    serveConsole(calls.readMemberDesk, async ({ site: at, context }) => {
      const there = await find(at, context);
      if (there === undefined) return { data: { events: [], accountsOf: siteNameOf(at.siteKey) } };
      const events = await kysely
        .selectFrom('site')
        .select('site_key')
        .where('portal_key', '=', at.siteKey)
        .where('revision', 'is not', null)
        .where('rehearsal_of', 'is', null)
        .orderBy('event_id', 'desc')
        .limit(eventsShown)
        .execute();
      const keys = events.map((event) => event.site_key);
      const settings = await readSettings(kysely, { siteKeys: keys, version: 'published' });
      return {
        data: {
          events: settings.map(({ siteKey, document }) => ({
            site: siteNameOf(siteKey),
            title: localize(document?.webSetting.title ?? {}, there.language, there.language),
          })),
          accountsOf: siteNameOf(there.place.realm),
        },
      };
    }),

    serveConsole(calls.readMember, async ({ site: at, operator, params: { memberId }, context }) => {
      const there = await found(at, context);
      const { place } = there;
      if (!(await holdSeen(kysely, place, memberId))) throw refuse('notFound');
      await noteLook(kysely, context, { operator, siteKey: at.siteKey, what: 'member', details: { memberId } });
      const member = await readSeen(services, place, there, memberId);
      if (member === undefined) throw refuse('notFound');
      return { data: member };
    }),

    serveConsole(calls.changeMemberRole, async ({ site: at, operator, params: { memberId }, body, context }) => {
      const { place } = await found(at, context);
      return { data: { isChanged: await changeRole(database, { operator, place, context }, memberId, body) } };
    }),

    serveConsole(calls.blockMember, async ({ site: at, operator, params: { memberId }, body, context }) => {
      const { place } = await found(at, context);
      return { data: { isChanged: await changeBlock(database, { operator, place, context }, memberId, body) } };
    }),

    serveConsole(calls.signOutMember, async ({ site: at, operator, params: { memberId }, body, context }) => {
      const { place } = await found(at, context);
      const ended = await signOutEverywhere(database, { operator, place, context }, memberId, body.reason);
      return { data: { ended } };
    }),

    serveConsole(calls.addMemberOfSite, async ({ site: at, operator, body, context }) => {
      const { place, language } = await found(at, context);
      const wish = { mail: body.mail, role: body.role, language: body.language ?? language };
      return { data: await addWithRole(database, { operator, place, context }, wish) };
    }),
  ];
}
