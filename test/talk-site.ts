import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openSession } from '#features/account/server.ts';
import {
  type approveTalk,
  type cancelTalk,
  listTalks,
  readTalkSlots,
  type rejectTalk,
  requestTalk,
  type Talk,
  type Talks,
} from '#features/booth/contract/talk.ts';
import { boothDocuments } from '#features/booth/documents.ts';
import { tieExhibitor } from '#features/booth/server/exhibitor/exhibitors.ts';
import { leaveTalks } from '#features/booth/server/talk/leave-talks.ts';
import { createTalkServer } from '#features/booth/server/talk/talk-server.ts';
import { parseInstant } from '#kernel/period.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import type { Mail } from '#server/mail/mail.ts';
import { type SiteCalls, siteCalls } from './site-calls.ts';
import { eventFile, portalFile } from './site-folders.ts';
import { testMember, type TestMember } from './test-member.ts';

export const event = { portalId: 1, eventId: 11 };
export const booth = { ...event, contentId: 200, detailId: 3 };
export const at = (time: string): number => parseInstant(time) as number;
export const ten = '2026-12-16T10:00:00+09:00';
export const eleven = '2026-12-16T11:00:00+09:00';
const morning = at('2026-12-10 09:00');

const slots = [
  { startAt: '2026-12-16 11:00', endAt: '2026-12-16 11:30' },
  { startAt: '2026-12-16 10:00', endAt: '2026-12-16 10:30' },
];
/** Twelve times of the day after. */
export const nextDay = Array.from(
  { length: 12 },
  (_, hour) => `2026-12-17T${String(hour + 8).padStart(2, '0')}:00:00+09:00`,
);

function boothItem(detailId: number, more: object = {}) {
  return {
    detailId,
    stand: `A-${detailId}`,
    items: { title: { value: { jpn: `潮見精機${detailId}` } } },
    exhibitorAdministrators: [
      { id: 1, nickname: { jpn: '青井' } },
      { id: 2, nickname: { jpn: '赤木' } },
    ],
    businessTalk: {
      enable: true,
      deadline: { kind: 'hours', hours: 2 },
      persons: [
        {
          administratorId: 1,
          slots: [...slots, ...nextDay.map((startAt) => ({ startAt, endAt: startAt.replace(':00:00', ':30:00') }))],
        },
        { administratorId: 2, slots },
      ],
    },
    ...more,
  };
}

type Change = typeof cancelTalk | typeof approveTalk | typeof rejectTalk;

/** What the tests of business talks share; it is new before each of them. */
export interface TalkSite {
  calls: SiteCalls;
  jobs: Jobs;
  mails: Mail[];
  visitor: TestMember;
  other: TestMember;
  /** The person in charge of the booth. */
  aoi: TestMember;
  /** The person in charge of booth 4. */
  stranger: TestMember;
  /** Turns the clock; the tokens of before would have expired. */
  turnTo(instant: number): Promise<void>;
  now(): number;
  as(member?: TestMember): Partial<RequestContext>;
  /** Erases the account of a member. */
  leave(member: TestMember): Promise<void>;
  /** Makes a member a person of a booth. */
  tie(detailId: number, member: TestMember, administratorId?: number): Promise<unknown>;
  ask(member: TestMember, date?: string, more?: object, params?: object): Promise<Talk>;
  list(member: TestMember): Promise<Talks>;
  change(call: Change, member: TestMember, reservationId: number, from: string, more?: object): Promise<Talk>;
  /** The first two times of the person in charge. */
  states(): Promise<unknown[]>;
  /** The kinds of the mails so far, each with the address. */
  told(): Set<string>;
}

export const typedRequest = {
  name: '花町 歩',
  mail: 'ayumu@example.jp',
  company: '花町商店',
  contents: '部品の\n見積もり',
};

/** Event 11 of portal 1 with booths 3 and 4 of content 200 that offer talks; booth 5 and content 201 offer none. */
export function talkSite(): TalkSite {
  let now = morning;
  const clock = () => now;
  const mails: Mail[] = [];
  const site = { mails, now: clock } as TalkSite;
  beforeAll(async () => {
    const businessAppointment = { commonContent: { enable: true } };
    const withoutTalks = { contentId: 201, title: { jpn: '商談なし' }, content: { option: { businessTalk: false } } };
    site.calls = await siteCalls(
      [
        { site: portalFile({ login: { isEnabled: true } }) },
        { site: eventFile({ portalId: 1, eventId: 12, login: { isEnabled: true } }) },
        {
          site: eventFile({ portalId: 1, login: { isEnabled: true }, mypage: { businessAppointment } }),
          modules: [
            {
              moduleCode: 'booth',
              contentId: 200,
              title: { jpn: '出展社' },
              items: [boothItem(3), boothItem(4), boothItem(5, { businessTalk: { enable: false } })],
            },
            { moduleCode: 'booth', ...withoutTalks, items: [boothItem(3)] },
          ],
        },
      ],
      boothDocuments,
      (server, database) => {
        site.jobs = createJobs(database, { clock, log: createLog('error', () => {}, clock) });
        const mail = {
          async send(one: Mail) {
            mails.push(one);
          },
        };
        const publicUrl = 'https://events.example.jp';
        const services = { database, site: server, mail, publicUrl, jobs: site.jobs, clock };
        const leaving = leaveTalks(services);
        site.leave = async ({ memberId }) => {
          const end = await leaving(memberId, now);
          await inTransaction(database, async (tx) => {
            await end(tx);
            await tx.deleteFrom('member').where('member_id', '=', memberId).execute();
          });
        };
        return createTalkServer(services);
      },
    );
  });
  afterAll(() => site.calls.close());

  beforeEach(async () => {
    now = morning;
    mails.length = 0;
    const { database } = site.calls;
    await database.pool.query('delete from talk_reservation; delete from booth_exhibitor; delete from job');
    const members = [0, 1, 2, 3].map(() => testMember(database, 'portal/1', now));
    const [visitor, other, aoi, stranger] = (await Promise.all(members)) as [
      TestMember,
      TestMember,
      TestMember,
      TestMember,
    ];
    Object.assign(site, { visitor, other, aoi, stranger });
    await site.tie(3, aoi);
    await site.tie(4, stranger);
  });

  const as: TalkSite['as'] = (member) => ({
    now,
    language: 'jpn',
    ...(member && { accessToken: member.accessToken }),
  });
  return Object.assign(site, {
    as,
    async turnTo(instant: number) {
      now = instant;
      for (const member of [site.visitor, site.other, site.aoi, site.stranger]) {
        Object.assign(member, await openSession(site.calls.database.kysely, member.memberId, now));
      }
    },
    tie: (detailId: number, { memberId }: TestMember, administratorId = 1) =>
      tieExhibitor(site.calls.database, 'event/11', { ...booth, detailId }, { memberId, administratorId }),
    async ask(member: TestMember, date = ten, more: object = {}, params: object = {}) {
      const body = { key: randomUUID(), administratorId: 1, date, ...typedRequest, ...more };
      return (await site.calls.post(requestTalk, { ...booth, ...params }, body, as(member))).data;
    },
    async list(member: TestMember) {
      return (await site.calls.call(listTalks, event, {}, as(member))).data;
    },
    async change(call: Change, member: TestMember, reservationId: number, from: string, more: object = {}) {
      return (await site.calls.post(call, { ...event, reservationId }, { from, ...more }, as(member))).data;
    },
    async states() {
      const { data } = await site.calls.call(readTalkSlots, booth, {}, as());
      return (data.persons[0]?.slots ?? []).slice(0, 2).map(({ startAt, state }) => [startAt, state]);
    },
    told: () => new Set(mails.map(({ to, kind }) => `${kind} to ${to}`)),
  });
}

/** The status and the words of a refusal; 200 for none. */
export function refusal(call: Promise<unknown>): Promise<{ status: number; said: string }> {
  return call.then(
    () => ({ status: 200, said: '' }),
    (error: { status: number; say(language: string): string }) => ({ status: error.status, said: error.say('jpn') }),
  );
}
