import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportPerson } from '#features/live-chat/contract/safety.ts';
import { questionnaireDocuments } from '#features/questionnaire/documents.ts';
import type { Database } from '#server/database/database.ts';
import { chatNow, chatWorld, publishChat } from '../../../test/chat-world.ts';
import { publishTestSites } from '../../../test/published-site.ts';
import { runHiroba } from '../../../test/run-hiroba.ts';
import { sellTicket } from '../../../test/sell-ticket.ts';
import { eventFile, portalFile, temporaryFolder } from '../../../test/site-folders.ts';
import { testDatabase } from '../../../test/test-database.ts';
import { testMember } from '../../../test/test-member.ts';
import { commands } from './commands.ts';

const site = 'event/12';
const tomorrow = '2026-11-21T10:00:00+09:00';
const serverContent = v.parse(questionnaireDocuments[0]?.serverContent, {
  questions: [{ detailId: 1, entryFormKey: 'wish', answerMethod: 'TEXT', label: { jpn: 'ご要望' } }],
});
const booth = { detailId: 3, items: { title: { value: { jpn: '出展者' } } } };

/** Everything here that is somebody's: no command says any of it without an entry in the log. */
const people = /hanako|taro@|parked|Suzuki|\baya\b|\bben\b/i;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await publishChat(database);
  const chat = await chatWorld(database);
  const [aya, ben] = [await chat.person('aya'), await chat.person('ben')];
  await chat.done(aya, reportPerson, { body: { userId: ben.id, reason: 'spam', text: 'stop' } });
  await publishTestSites(database, [
    { site: portalFile({ portalId: 2 }) },
    {
      site: eventFile({ portalId: 2, eventId: 12, isInvitingEvent: true }),
      modules: [
        { moduleCode: 'questionnaire', contentId: 71, serverContent },
        { moduleCode: 'booth', contentId: 200, items: [booth] },
      ],
    },
  ]);
  const { memberId } = await testMember(database, 'portal/2', chatNow, {
    mail: 'hanako@example.jp',
    mail_key: 'hanako@example.jp',
  });
  const unpaid = { payment_method: 'Local', is_deferred: true, state: 'completed', paid_attempt: null, paid_at: null };
  const { orderId, ids } = await sellTicket(database, memberId, { siteKey: site, order: unpaid as never });
  const at = new Date(chatNow);
  const owed = { attempt: 1, amount: 700, way: 'byHand', state: 'owed', created_at: at, changed_at: at } as const;
  await database.kysely
    .insertInto('ticket_refund')
    .values({ order_id: orderId, purchased_ticket_id: ids[0]!, ...owed })
    .execute();
  await runHiroba(database, ['exhibitor', site, '200', '3', 'hanako@example.jp'], { now: chatNow });
  await runHiroba(database, ['invite', site, 'taro@example.jp'], { now: chatNow });
  const secret = { password_hash: 'x', user_handle: null, suspended_at: null };
  await database.kysely
    .insertInto('operator')
    .values({ name: 'Suzuki', mail: 'suzuki@example.jp', mail_key: 'suzuki@example.jp', ...secret })
    .execute();
  await database.pool.query(
    `insert into job (name, data, created_at, run_at, parked_at, last_error) values ('mail', $1, now(), now(), now(), '550 no parked@example.jp')`,
    [JSON.stringify({ to: 'parked@example.jp', kind: 'ticket-issued', language: 'jpn', text: 'x' })],
  );
});
afterAll(() => database.close());

const lookedAt = () =>
  database.kysely
    .selectFrom('operator_log')
    .select(['action', 'operator_name', 'site_key', 'at'])
    .where('action', 'like', 'looked.%')
    .orderBy('log_id')
    .execute();

/** Each way in which a command shows people, and what it then has to note, at which site. */
const looks: Record<string, readonly (readonly [words: readonly string[], what: string, siteKey: string | null])[]> = {
  settle: [
    [[], 'orders', site],
    [[site], 'orders', site],
  ],
  refunds: [[[], 'orders', site]],
  member: [[['portal/2'], 'members', 'portal/2']],
  exhibitor: [[[site], 'members', site]],
  invite: [[[site], 'guests', site]],
  questionnaire: [[[site, '71'], 'questionnaireAnswers', site]],
  chat: [
    [['event/11'], 'reports', 'event/11'],
    [['event/11', '--all'], 'reports', 'event/11'],
    [['event/11', '1', '--by', 'Sato', '--because', 'checking'], 'report', 'event/11'],
    [['event/11', '--log'], 'reports', 'event/11'],
  ],
  operator: [[['list'], 'operators', null]],
  mail: [
    [[], 'mails', null],
    [['--addresses'], 'mails', null],
  ],
};
/** The others, as they say most. */
const silent: Record<string, readonly (readonly string[])[]> = {
  role: [],
  lottery: [],
  coupon: [[site]],
  'preview-link': [[site, '--until', tomorrow]],
  'console-user': [[site]],
  site: [[]],
  import: [],
  publish: [['--all', '--dry-run']],
  export: [[site, '<folder>']],
  new: [],
  uploads: [[]],
  migrate: [[]],
  backup: [],
  restore: [],
};

describe('no command shows a person without an entry in the log', () => {
  test('each command says whether it shows people, and the tests of the log try each that does', () => {
    const named = (shows: string) => commands.filter((one) => one.shows === shows).map(({ name }) => name);
    expect(named('people').sort()).toEqual(Object.keys(looks).sort());
    expect(named('nobody').sort()).toEqual(Object.keys(silent).sort());
  });

  test.each(Object.entries(looks).flatMap(([name, ways]) => ways.map((way) => [name, way] as const)))(
    'hiroba %s %o is noted',
    async (name, [words, what, siteKey]) => {
      const before = (await lookedAt()).length;
      const { code, said } = await runHiroba(database, [name, ...words, '--json'], { now: chatNow });
      expect([code, said.length]).toEqual([0, 1]);
      expect((await lookedAt()).slice(before)).toEqual([
        { action: `looked.${what}`, operator_name: `hiroba ${name}`, site_key: siteKey, at: new Date(chatNow) },
      ]);
    },
  );

  test.each(Object.entries(silent).flatMap(([name, ways]) => ways.map((words) => [name, words] as const)))(
    'hiroba %s %o says nothing of anybody',
    async (name, words) => {
      const given = words.map((word) => (word === '<folder>' ? join(temporaryFolder(), 'copy') : word));
      const { said, complained } = await runHiroba(database, [name, ...given, '--json'], { now: chatNow });
      expect([...said, complained].join('\n')).not.toMatch(people);
    },
  );

  test('hidden addresses of mails are hidden in the words of the mail server too', async () => {
    const { said } = await runHiroba(database, ['mail'], { now: chatNow });
    expect(said.join('\n')).toContain('550 no p***@example.jp');
    expect(said.join('\n')).not.toMatch(people);
  });
});
