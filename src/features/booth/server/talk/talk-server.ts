import * as v from 'valibot';
import { serve, type PublishedSite, type Say, type Visit } from '#features/site/server.ts';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from '../../contract/talk.ts';
import { readReason } from '../../rules/talk/talk-request.ts';
import { needsReason, type TalkActor } from '../../rules/talk/talk-status.ts';
import { exhibitorsOf } from '../exhibitor/exhibitors.ts';
import { boothOfTalk } from './booth-of-talk.ts';
import { boothTalkCalls } from './booth-talk-calls.ts';
import { actorOf, type AskedChange, change, passTime } from './change-talk.ts';
import { presentSlots, presentTalk } from './present-talk.ts';
import { boothWithTalks, request } from './request-talk.ts';
import { talkCalendar } from './talk-mails.ts';
import { refuseTyped, talkMessages } from './talk-refusal.ts';
import type { TalkServices } from './talk-services.ts';
import { heldSpans, type StoredTalk, talksAnsweredBy, talksOfVisitor } from './talk-store.ts';
import { inOrder } from './talk-order.ts';
import { leaveTalks } from './leave-talks.ts';
import { talksAhead } from './talks-ahead.ts';
import { personalTalks, talkData } from './talk-data.ts';

/** The input of every call that changes a talk. */
interface ChangeCall extends Pick<AskedChange, 'site' | 'member'> {
  params: { reservationId: number };
  say: Say;
  context: { now: Instant; language: LanguageCode };
}

/** Business talks with the people of a booth. */
export interface TalkServerServices extends TalkServices {
  jobs: Jobs;
  clock: Clock;
}

export function createTalkServer(services: TalkServerServices): ServerFeature<Visit> {
  const { database, site: server, jobs, clock } = services;
  const times = jobs.define('talk-time', v.object({ reservationId: v.number() }), ({ reservationId }) =>
    passTime(services, reservationId, clock()),
  );

  const present = async (
    talk: StoredTalk,
    view: { site: PublishedSite; say: Say; by: TalkActor; now: Instant },
  ): Promise<calls.Talk> => presentTalk(talk, { ...view, booth: await boothOfTalk(server, view.site, talk) });
  const changed = async (
    { site, member, params: { reservationId }, say, context: { now, language } }: ChangeCall,
    asked: Pick<AskedChange, 'to' | 'from' | 'reason'>,
    by: TalkActor,
  ): Promise<calls.Talk> => {
    const talk = await change(services, times, { site, member, reservationId, language, now, ...asked }, by);
    return present(talk, { site, say, by, now });
  };

  return {
    ahead: (asked) => talksAhead(services, asked),
    personalData: [talkData(services.database)],
    personalFacts: [
      {
        name: 'businessAppointment',
        schema: calls.ownTalksSchema,
        read: ({ memberId }, { site, context }) => personalTalks(database, site, memberId, context.now),
      },
    ],
    leaving: [leaveTalks(services)],
    consoleCalls: boothTalkCalls(services, times),
    endpoints: [
      serve(calls.readTalkSlots, async ({ site, params, say, context }) => {
        const booth = await boothWithTalks(services, site, params);
        const place = { siteKey: site.siteKey, contentId: params.contentId, detailId: params.detailId };
        const exhibitors = await exhibitorsOf(database, site.siteKey, place);
        return { data: presentSlots(booth, exhibitors, await heldSpans(database, place), { say, now: context.now }) };
      }),
      serve(calls.requestTalk, async ({ site, member, params, say, body, context }) => {
        const booth = await boothWithTalks(services, site, params);
        await takeTry(
          database,
          'talkRequest',
          { context, member },
          { say: (language) => talkMessages[language].tooMany },
        );
        const { language, now } = context;
        const asked = { site, contentId: params.contentId, booth, member, language, now };
        const talk = await request(services, times, asked, body);
        return { data: presentTalk(talk, { site, booth, say, by: 'visitor', now }) };
      }),
      serve(calls.listTalks, async ({ site, member, say, context: { now } }) => {
        const [own, received] = await Promise.all([
          talksOfVisitor(database, site.siteKey, member.memberId),
          talksAnsweredBy(database, site.siteKey, member.memberId),
        ]);
        const all = (talks: readonly StoredTalk[], by: TalkActor) =>
          Promise.all(inOrder(talks, by, now).map((talk) => present(talk, { site, say, by, now })));
        return { data: { own: await all(own, 'visitor'), received: await all(received, 'personInCharge') } };
      }),
      serve(calls.cancelTalk, async ({ body: { from }, ...call }) => ({
        data: await changed(call, { to: 'cancel', from }, 'visitor'),
      })),
      serve(calls.approveTalk, async ({ body: { from }, ...call }) => ({
        data: await changed(call, { to: 'approved', from }, 'personInCharge'),
      })),
      serve(calls.rejectTalk, async ({ body: { from, reason: typed }, ...call }) => {
        // Of a request that waits, the same call says no.
        const to = from === 'pending' ? 'unapproved' : 'reject';
        const { reason, problem } = readReason(typed);
        const isMissing = problem === 'required';
        if (problem !== undefined && (!isMissing || needsReason(to))) throw refuseTyped({ reason: problem });
        return { data: await changed(call, { to, from, ...(isMissing ? {} : { reason }) }, 'personInCharge') };
      }),
      serve(calls.readTalkCalendar, async ({ site, member, params, context }) => {
        const { talk } = await actorOf(services, { site, member, reservationId: params.reservationId });
        const booth = await boothOfTalk(server, site, talk);
        const text = talkCalendar(services, { site, booth, talk, language: context.language });
        return { data: { name: 'meeting.ics', bytes: new TextEncoder().encode(text) } };
      }),
    ],
  };
}
