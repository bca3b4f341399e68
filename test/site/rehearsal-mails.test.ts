import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import type { Mail } from '#server/mail/mail.ts';
import { toItsMaker } from '#server/mail/rehearsed-mail.ts';
import { everyMail, mailOrigin } from '../every-mail.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';

const maker = 'maker@example.jp';
let calls: MemberCalls;
let member: number;
beforeAll(async () => {
  calls = await memberCalls({ publicUrl: mailOrigin });
  const { userId } = await calls.logIn('hanako.demo');
  const { database, hiroba } = calls.site;
  member = userId;
  // What is sold and written there is of a rehearsal from now on.
  await database.pool.query(
    `update site set rehearsal_of = 'event/12', rehearsal_mail = $1, revision = nextval('site_revision')
     where site_key = 'event/11'`,
    [maker],
  );
  await hiroba.features.site.directory.refresh();
});
afterAll(() => calls.close());

describe('the mails of a rehearsal', () => {
  test('go to its maker, of whatever kind they are; those of the console are none of a site', async () => {
    const mails = await everyMail(calls.site, member, 'eng');
    // A digest is of the realm of a chat: that of a rehearsal is its own, and that of this event its portal's.
    const others = ['chat digest'];
    const ofSite = mails.filter(({ what }) => !what.startsWith('operator ') && !others.includes(what));
    expect(ofSite.length).toBeGreaterThan(25);
    const strays = ofSite.filter(({ mail }) => mail.rehearsal?.to !== maker || mail.rehearsal.siteKey !== 'event/11');
    expect(strays.map(({ what }) => what)).toEqual([]);
    const ofConsole = mails.filter(({ what }) => what.startsWith('operator '));
    expect(ofConsole.filter(({ mail }) => mail.rehearsal !== undefined)).toEqual([]);
  });

  test.each(languageCodes)('are marked in %s, name nobody else and take no answer', (language) => {
    const mail: Mail = {
      to: 'buyer@example.jp',
      toName: 'Buyer',
      replyTo: 'desk@example.jp',
      unsubscribe: 'https://events.example.jp/stop',
      subject: 'Your ticket',
      text: '',
      html: '',
      language,
      kind: 'ticket-issued',
    };
    const { subject, ...sent } = toItsMaker(mail, { siteKey: 'event/43', to: maker });
    expect(sent).toEqual({ to: maker, text: '', html: '', language, kind: 'ticket-issued' });
    expect(subject).toMatch(/^(【[^】]+】|\[[^\]]+\] )Your ticket$/);
  });
});
