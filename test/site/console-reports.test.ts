import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as moderation from '#features/live-chat/contract/moderation.ts';
import { digestMs } from '#features/live-chat/rules/moderation/tell-moderators.ts';
import type { ModeratorAct } from '#features/live-chat/rules/moderation/moderation.ts';
import { actOnSeen } from '#features/live-chat/server/moderation/act-on-case.ts';
import { storeReport } from '#features/live-chat/server/safety/report-store.ts';
import type { ReportReason } from '#features/live-chat/rules/safety/report-rules.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { requestContext } from '../request-context.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember, type TestMember } from '../test-member.ts';

const siteKey = 'event/11';
const params = { site: 'event-11' };
const sellerMail = 'sales.event-11@example.jp';
let site: TestSite;
let seller: ConsoleClient;
let owner: ConsoleClient;
let sourceId: number;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  seller = await operatorAt(site, siteKey, 'sales');
  owner = await operatorAt(site, siteKey, 'owner', 'owner@example.jp');
  await operatorAt(site, siteKey, 'editor', 'editor@example.jp');
  await operatorAt(site, '*', 'owner', 'everywhere@example.jp');
  for (const one of [seller, owner]) await setUpApp(one);
  const source = await site.database.kysely
    .insertInto('chat_source')
    .values({ realm_key: 'portal/1', data_source_id: 4_711 })
    .returning('source_id')
    .executeTakeFirstOrThrow();
  sourceId = source.source_id;
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(testNow);
  for (const table of ['chat_report', 'chat_report_notice', 'chat_suspension', 'mailbox_mail', 'job'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- five short statements
    await site.database.kysely.deleteFrom(table).execute();
  }
});

interface Person extends TestMember {
  profileId: number;
}
let names = 0;
const person = async (language: 'jpn' | 'eng' = 'jpn'): Promise<Person> => {
  names += 1;
  const member = await testMember(site.database, 'portal/1', testNow, { language });
  const { chat_profile_id: profileId } = await site.database.kysely
    .insertInto('chat_profile')
    .values({
      source_id: sourceId,
      member_id: member.memberId,
      live_chat_user_id: `person${names}`,
      user_id_hash: `hash${names}`,
      nickname: `名前${names}`,
      token: `token${names}`,
      language,
      created_at: new Date(testNow),
      updated_at: new Date(testNow),
    })
    .returning('chat_profile_id')
    .executeTakeFirstOrThrow();
  return { ...member, profileId };
};

/** A group in which somebody wrote nine messages. */
const room = async (writer: Person, readers: readonly Person[]): Promise<number> => {
  const at = new Date(testNow);
  const { room_id: roomId } = await site.database.kysely
    .insertInto('chat_room')
    .values({
      source_id: sourceId,
      kind: 'group',
      started_at: at,
      invite: false,
      created_at: at,
      updated_at: at,
      comment_count: 9,
      version: 9,
    })
    .returning('room_id')
    .executeTakeFirstOrThrow();
  await site.database.kysely
    .insertInto('chat_room_user')
    .values(
      [writer, ...readers].map(({ profileId }) => ({
        room_id: roomId,
        chat_profile_id: profileId,
        invite: true,
        changed_version: 1,
        joined_at: at,
      })),
    )
    .execute();
  await site.database.kysely
    .insertInto('chat_comment')
    .values(
      Array.from({ length: 9 }, (_, index) => ({
        room_id: roomId,
        comment_index: index + 1,
        version: index + 1,
        chat_profile_id: writer.profileId,
        key: `00000000-0000-4000-8000-${String(roomId * 10 + index).padStart(12, '0')}`,
        type: 'TEXT' as const,
        body: `words ${index + 1}`,
        created_at: at,
      })),
    )
    .execute();
  return roomId;
};
const report = (by: Person, about: Person, more: { roomId?: number; reason?: ReportReason; at?: number } = {}) =>
  storeReport(
    site.database,
    {
      siteKey,
      by: { profileId: by.profileId, sourceId, memberId: by.memberId },
      about: about.profileId,
      reason: more.reason ?? 'spam',
      text: 'please look',
      message: more.roomId === undefined ? undefined : { roomId: more.roomId, index: 8 },
    },
    more.at ?? testNow,
  );
const list = async (state: 'open' | 'closed' = 'open', client = seller) =>
  (await client.call(moderation.listCases, { params, query: { state } })).data.entries;
const read = async (reportId: number, client = seller) =>
  (await client.call(moderation.readCase, { params: { ...params, reportId } })).data;
const act = (
  reportId: number,
  kind: ModeratorAct,
  { seenActs = 0, hours = null as 24 | null, client = seller, reason = 'Please be kind.' } = {},
) => client.call(moderation.actOnCase, { params: { ...params, reportId }, body: { kind, reason, seenActs, hours } });
/** The session of an operator ends after twelve hours without a call. */
const staySignedIn = async (until: number) =>
  site.database.kysely
    .updateTable('operator_session')
    .set({ seen_at: new Date(until), expires_at: new Date(until + 3_600_000) })
    .execute();
const subjects = async (to: string) => (await site.mails(to)).map(({ subject }) => subject);

describe('the queue of reports', () => {
  test('has one entry for all reports of a message, with the reasons, and nothing that anybody wrote', async () => {
    const [writer, one, other] = [await person(), await person(), await person()];
    const roomId = await room(writer, [one, other]);
    await report(one, writer, { roomId, reason: 'harassment' });
    await report(other, writer, { roomId, reason: 'harassment' });
    await report(other, writer, { reason: 'spam', at: testNow + 1 });
    const entries = await list();
    expect(entries).toMatchObject([
      { isMessage: true, reports: 2, reasons: [{ reason: 'harassment', count: 2 }], acts: [] },
      { isMessage: false, reports: 1, reasons: [{ reason: 'spam', count: 1 }] },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/words|please look/);
    expect((await seller.call(moderation.countOpenCases, { params })).data).toEqual({ open: 2 });
  });

  test('leads to the message with five around it and to who reported it, and the look is logged twice', async () => {
    const [writer, one] = [await person(), await person()];
    await report(one, writer, { roomId: await room(writer, [one]) });
    const [entry] = await list();
    const shown = await read(entry!.reportId);
    expect(shown.messages.map(({ text, isReported }) => [text, isReported])).toEqual([
      ['words 4', false],
      ['words 5', false],
      ['words 6', false],
      ['words 7', false],
      ['words 8', true],
      ['words 9', false],
    ]);
    expect(shown).toMatchObject({
      isStillThere: true,
      reported: { memberId: writer.memberId, earlier: { cases: 0 } },
      reports: [{ reporter: { memberId: one.memberId }, made: 1, text: 'please look' }],
    });
    const { kysely } = site.database;
    const acts = await kysely.selectFrom('chat_report_act').select(['kind', 'done_by']).execute();
    expect(acts).toMatchObject([{ kind: 'look' }]);
    const looks = await kysely
      .selectFrom('operator_log')
      .select('action')
      .where('action', '=', 'looked.report')
      .execute();
    expect(looks.length).toBeGreaterThan(0);
  });

  test('is that of the site alone', async () => {
    const [writer, one] = [await person(), await person()];
    await report(one, writer);
    const [entry] = await list();
    const other = await operatorAt(site, 'event/14', 'owner', 'sibling@example.jp');
    await setUpApp(other);
    const asked = { params: { site: 'event-14', reportId: entry!.reportId } };
    expect((await other.call(moderation.readCase, asked)).status).toBe(404);
    const body = { kind: 'warn' as const, reason: 'x', seenActs: 0 };
    expect((await other.call(moderation.actOnCase, { ...asked, body })).status).toBe(404);
  });
});

describe('a moderator', () => {
  test('removes the message for everybody, and its author is told why in their language', async () => {
    const [writer, one] = [await person('eng'), await person()];
    const roomId = await room(writer, [one]);
    await report(one, writer, { roomId });
    const [entry] = await list();
    expect((await act(entry!.reportId, 'remove')).status).toBe(200);
    const { removed_at: removedAt, body } = await site.database.kysely
      .selectFrom('chat_comment')
      .select(['removed_at', 'body'])
      .where('room_id', '=', roomId)
      .where('comment_index', '=', 8)
      .executeTakeFirstOrThrow();
    expect([removedAt !== null, body]).toEqual([true, '']);
    const [mail] = await site.mails(writer.mail);
    expect([mail?.kind, mail?.language]).toEqual(['chat-remove', 'eng']);
    expect(mail?.text).toContain('Please be kind.');
    // What was reported stays to be judged.
    expect((await read(entry!.reportId)).messages[4]).toMatchObject({ text: 'words 8', isReported: true });
  });

  test('warns, which changes nothing but tells the person', async () => {
    const [writer, one] = [await person(), await person()];
    await report(one, writer);
    const [entry] = await list();
    await act(entry!.reportId, 'warn');
    expect((await site.mails(writer.mail)).map(({ kind }) => kind)).toEqual(['chat-warn']);
    expect(await site.database.kysely.selectFrom('chat_suspension').selectAll().execute()).toEqual([]);
    expect((await list())[0]?.acts).toEqual(['warn']);
  });

  test('keeps somebody from writing for a day, which ends by itself, or for good, which does not', async () => {
    const [writer, one] = [await person('eng'), await person()];
    await report(one, writer);
    const [entry] = await list();
    const suspended = async () => (await read(entry!.reportId)).reported.suspension;
    await act(entry!.reportId, 'suspend', { hours: 24 });
    expect(await suspended()).toMatchObject({ endsAt: expect.stringContaining('2026-11-21') as string });
    const [mail] = await site.mails(writer.mail);
    expect(mail?.text).toContain('You can write again from Sat 21 Nov 2026, 10:00');
    await staySignedIn(testNow + 24 * 3_600_000);
    site.setNow(testNow + 24 * 3_600_000 - 1);
    await site.hiroba.jobs.runDue();
    expect(await suspended()).not.toBeNull();
    site.setNow(testNow + 24 * 3_600_000);
    await site.hiroba.jobs.runDue();
    site.setNow(testNow);
    expect(await suspended()).toBeNull();
    await act(entry!.reportId, 'suspend', { hours: 24, seenActs: 1 });
    await act(entry!.reportId, 'suspend', { seenActs: 2 });
    site.setNow(testNow + 30 * 86_400_000);
    await site.hiroba.jobs.runDue();
    site.setNow(testNow);
    expect(await suspended()).toMatchObject({ endsAt: null });
    expect((await act(entry!.reportId, 'readmit', { seenActs: 3 })).status).toBe(200);
    expect(await suspended()).toBeNull();
    expect((await act(entry!.reportId, 'readmit', { seenActs: 4 })).status).toBe(409);
  });

  test('closes a case with one answer to all who reported it, and tells the reported person nothing', async () => {
    const [writer, one, other] = [await person(), await person(), await person()];
    const roomId = await room(writer, [one, other]);
    await report(one, writer, { roomId });
    await report(other, writer, { roomId });
    const [entry] = await list();
    expect((await act(entry!.reportId, 'close', { reason: 'We spoke to them.' })).status).toBe(200);
    for (const reporter of [one, other]) {
      const [mail] = await site.mails(reporter.mail);
      expect([mail?.kind, mail?.text.includes('We spoke to them.')]).toEqual(['chat-close', true]);
    }
    expect(await site.mails(writer.mail)).toEqual([]);
    expect([await list(), (await list('closed')).length]).toEqual([[], 1]);
    const shown = await read(entry!.reportId);
    expect(shown.acts).toHaveLength(1);
    expect((await act(entry!.reportId, 'close', { seenActs: shown.seenActs })).status).toBe(409);
  });

  test('sees what another one did first, instead of doing it again; without the watch both would', async () => {
    const race = async (isWatched: boolean): Promise<[answers: string[], mails: number]> => {
      const [writer, one] = [await person(), await person()];
      await report(one, writer, { roomId: await room(writer, [one]) });
      const reportId = (await list()).at(-1)!.reportId;
      const operator = { operatorId: 1, name: 'Sato', mail: '', grants: [], isOfDemo: false } as never;
      const press = () =>
        actOnSeen(
          site.database,
          { operator, siteKey, context: requestContext({ now: testNow }) },
          reportId,
          { kind: 'warn', reason: 'Once is enough.', seenActs: 0, hours: null },
          isWatched,
        ).then(
          () => 'done',
          (error: { status?: number }) => String(error.status),
        );
      const answers = await Promise.all([press(), press()]);
      return [answers.toSorted((a, b) => a.localeCompare(b)), (await site.mails(writer.mail)).length];
    };
    expect(await race(true)).toEqual([['409', 'done'], 1]);
    expect(await race(false)).toEqual([['done', 'done'], 2]);
  });

  test('has what they were told in the own export of the reported person, without who reported them', async () => {
    const [writer, one] = [await person(), await person()];
    await report(one, writer);
    const [entry] = await list();
    await act(entry!.reportId, 'warn', { reason: 'No advertising.' });
    const file = await site.get('/web_api/v2/personal_data/1', { 'access-token': writer.accessToken });
    const { data } = (await file.json()) as { data: { data: { chats: { moderation: unknown[] }[] } } };
    expect(data.data.chats[0]?.moderation).toMatchObject([{ site: siteKey, kind: 'warn', reason: 'No advertising.' }]);
    expect(JSON.stringify(data)).not.toContain('please look');
  });
});

describe('the moderators', () => {
  test('are told of the first report at once, of further ones together, and of nothing that somebody has seen', async () => {
    const [writer, one, other, third] = [await person(), await person(), await person(), await person()];
    const told = async () => (await subjects(sellerMail)).length;
    await report(one, writer);
    expect(await told()).toBe(1);
    await report(other, writer, { at: testNow + 1 });
    await report(third, writer, { at: testNow + 2 });
    expect(await told()).toBe(1);
    site.setNow(testNow + digestMs);
    expect(await told()).toBe(2);
    // Nothing new: no third mail.
    site.setNow(testNow + 3 * digestMs);
    expect(await told()).toBe(2);
    site.setNow(testNow + 3 * digestMs + 1);
    await staySignedIn(testNow + 3 * digestMs + 1);
    await list();
    await report(writer, one, { at: testNow + 3 * digestMs + 1 });
    expect(await told()).toBe(3);
  });

  test('are those whose role may, of the site before those of the whole installation', async () => {
    const [writer, one] = [await person(), await person()];
    await report(one, writer);
    const found = await Promise.all(
      [sellerMail, 'owner@example.jp', 'editor@example.jp', 'everywhere@example.jp'].map(subjects),
    );
    expect(found.map((mails) => mails.length)).toEqual([1, 1, 0, 0]);
    const [mail] = await site.mails(sellerMail);
    expect(mail?.text).toContain('https://hiroba.test/console/sites/event-11/reports');
    expect(`${mail?.text}`).not.toMatch(/person\d|名前|please look/);
  });

  test('get no mail about reports that came while one of them looked', async () => {
    const [writer, one] = [await person(), await person()];
    await report(one, writer);
    await list();
    expect(await subjects(sellerMail)).toEqual([]);
  });
});
