import { expect, test } from 'vitest';
import { at, booth, eleven, nextDay, talkSite, ten } from '../../../../../test/talk-site.ts';
import { approveTalk, cancelTalk } from '../../contract/talk.ts';
import { tieExhibitor } from '../exhibitor/exhibitors.ts';

const site = talkSite();
const personal = ['花町', 'ayumu@example.jp', '部品'];

test('the coming talks of a visitor who leaves are cancelled, and the booth is told so without their data', async () => {
  const approved = await site.ask(site.visitor);
  await site.change(approveTalk, site.aoi, approved.reservationId, 'pending');
  await site.ask(site.visitor, eleven);
  const withdrawn = await site.ask(site.visitor, nextDay[0]);
  await site.change(cancelTalk, site.visitor, withdrawn.reservationId, 'pending');
  site.mails.length = 0;
  await site.leave(site.visitor);
  expect(site.mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['talk-left', site.aoi.mail],
    ['talk-left', site.aoi.mail],
  ]);
  for (const mail of site.mails) {
    for (const word of [...personal, site.visitor.mail]) expect(JSON.stringify(mail)).not.toContain(word);
  }
  expect(site.mails[0]?.text).toContain('12月16日（水）10:00');
  expect(site.mails[0]?.attachments?.[0]?.text).toContain('METHOD:CANCEL');
  expect(site.mails[0]?.attachments?.[0]?.text).toContain('SEQUENCE:2');
  expect(site.mails[1]?.attachments).toBeUndefined();
  expect(await site.states()).toEqual([
    [ten, 'free'],
    [eleven, 'free'],
  ]);
  expect((await site.list(site.aoi)).received).toEqual([]);
});

test('the coming talks of a booth are cancelled when its last exhibitor leaves, and each visitor is told', async () => {
  const approved = await site.ask(site.visitor);
  await site.change(approveTalk, site.aoi, approved.reservationId, 'pending');
  await site.ask(site.other, eleven);
  site.mails.length = 0;
  await site.leave(site.aoi);
  expect(site.mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['talk-left', site.visitor.mail],
    ['talk-left', site.other.mail],
  ]);
  for (const { text } of site.mails) for (const word of ['青井', site.aoi.mail]) expect(text).not.toContain(word);
  expect(site.mails[0]?.attachments?.[0]?.text).toContain('METHOD:CANCEL');
  expect((await site.list(site.visitor)).own[0]?.status).toBe('reject');
  expect((await site.list(site.other)).own[0]?.status).toBe('unapproved');
});

test('talks that a colleague can answer or that are over stay when an exhibitor leaves', async () => {
  const { reservationId } = await site.ask(site.visitor);
  await site.change(approveTalk, site.aoi, reservationId, 'pending');
  await site.ask(site.other, eleven);
  await site.turnTo(at('2026-12-16 10:15'));
  site.mails.length = 0;
  await tieExhibitor(site.calls.database, 'event/11', booth, { memberId: site.stranger.memberId });
  await site.leave(site.aoi);
  expect(site.mails).toEqual([]);
  expect((await site.list(site.stranger)).received.map(({ status }) => status).sort()).toEqual(['approved', 'pending']);
});
