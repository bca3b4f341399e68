import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatPerson, type ChatWorld, chatWorld, messageKey } from '../../../../../test/chat-world.ts';
import { publishTestSites } from '../../../../../test/published-site.ts';
import { readModule } from '../../../../../test/site-calls.ts';
import { eventFile } from '../../../../../test/site-folders.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { type LanguageCode } from '#kernel/language.ts';
import type { MailboxMail } from '#server/mail/mailbox.ts';
import * as calls from '../../contract/room.ts';
import { reportPerson } from '../../contract/safety.ts';
import { liveChatDocuments } from '../../documents.ts';
import type { ActKind } from '../../rules/safety/report-rules.ts';
import { listReports } from './read-reports.ts';
import { act } from './report-acts.ts';
import { safetyWords } from './safety-refusal.ts';

const languages: readonly LanguageCode[] = ['jpn', 'eng', 'chi', 'zhtw', 'kor'];
const title = { jpn: '見本市', eng: 'Expo', chi: '展会', zhtw: '展覽會', kor: '박람회' };
const reason = '<b>Advertising</b> again & again.\nPlease stop.';
let world: ChatWorld;
let reporter: ChatPerson;
let reported: ChatPerson;
let reportId: number;
let names = 0;

beforeAll(async () => {
  const database = await testDatabase();
  const chat = { moduleCode: 'live_chat', contentId: 90, content: { liveChatDataSourceId: 5 } };
  const site = eventFile({ languages, webSetting: { title } });
  await publishTestSites(database, [{ site, modules: [readModule(chat, liveChatDocuments)] }]);
  world = await chatWorld(database);
});
afterAll(() => world.database.close());

/** Somebody reports a message of somebody else. */
async function report(language: LanguageCode = 'jpn'): Promise<void> {
  names += 1;
  world.clock.now += 86_400_000;
  reporter = await world.person(`reporter${names}`);
  reported = await world.person(`reported${names}`);
  await world.database.pool.query('update member set language = $1 where member_id = any($2)', [
    language,
    [reporter.memberId, reported.memberId],
  ]);
  const roomId = await world.contacts(reporter, reported);
  await world.done(reported, calls.sendComment, { roomId, body: { key: messageKey(), body: 'buy the secret thing' } });
  await world.done(reporter, reportPerson, { body: { userId: reported.id, reason: 'spam', roomId, index: 1 } });
  reportId = (await listReports(world.database, 'event/11', true)).at(-1)?.report_id ?? 0;
}
const flat = (text: string): string => text.replaceAll(/\s+/g, '');
const doing = (kind: ActKind) =>
  act(world.database, { siteKey: 'event/11', reportId, kind, by: 'Sato', reason }, world.clock.now);
const mailsOf = async (person: ChatPerson): Promise<MailboxMail[]> =>
  (await world.mailsTo(person)).filter(({ kind }) => kind !== 'chat-digest');

test.each(languages)(
  'what an organiser does is told by mail to whom it meets, in their language: %s',
  async (language) => {
    await report(language);
    const words = safetyWords(language).mails;
    for (const [kind, to, other] of [
      ['remove', reported, reporter],
      ['suspend', reported, reporter],
      ['readmit', reported, reporter],
      ['close', reporter, reported],
    ] as const) {
      const before = (await mailsOf(other)).length;
      expect(await doing(kind)).toBe('done');
      const [mail] = await mailsOf(to);
      expect(mail).toMatchObject({ kind: `chat-${kind}`, language, subject: words[kind].subject(title[language]) });
      // The lines of a mail are cut.
      const text = flat(mail?.text ?? '');
      for (const said of [words[kind].heading, words[kind].text, words[kind].reason])
        expect(text).toContain(flat(said));
      expect(text).toContain(flat('<b>Advertising</b> again & again.'));
      expect(mail?.html).toContain('&lt;b&gt;Advertising&lt;/b&gt; again &amp; again.');
      // Nobody learns who reported whom, or reads what was written once more.
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/secret thing|Sato|reporte[dr]\d/);
      expect(await mailsOf(other)).toHaveLength(before);
    }
  },
);

test('nobody gets a mail when the organiser looks at a report', async () => {
  await report();
  await doing('look');
  expect([await mailsOf(reporter), await mailsOf(reported)]).toEqual([[], []]);
});

test('nobody gets a mail about an action that was refused', async () => {
  await report();
  expect(await doing('readmit')).toBe('notSuspended');
  expect(await mailsOf(reported)).toEqual([]);
  await doing('close');
  expect(await doing('close')).toBe('closed');
  expect(await mailsOf(reporter)).toHaveLength(1);
});

test('a person whose account is gone gets no mail', async () => {
  await report();
  await doing('close');
  await world.database.pool.query('delete from member where member_id = $1', [reporter.memberId]);
  expect(await mailsOf(reporter)).toEqual([]);
});
