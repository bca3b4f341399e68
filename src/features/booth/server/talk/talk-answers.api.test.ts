import { describe, expect, test } from 'vitest';
import { at, booth, eleven, event, refusal, talkSite, ten } from '../../../../../test/talk-site.ts';
import { tieExhibitor } from '../exhibitor/exhibitors.ts';
import { approveTalk, cancelTalk, readTalkCalendar, rejectTalk } from '../../contract/talk.ts';

const site = talkSite();

describe('the answer to a request', () => {
  test('is given by the person in charge and nobody else [APPT-003]', async () => {
    const { reservationId } = await site.ask(site.visitor);
    for (const [call, who] of [
      [approveTalk, site.visitor],
      [rejectTalk, site.visitor],
      [approveTalk, site.other],
      [approveTalk, site.stranger],
      [cancelTalk, site.aoi],
      [cancelTalk, site.other],
    ] as const) {
      expect((await refusal(site.change(call, who, reservationId, 'pending'))).status).toBe(404);
    }
    expect((await site.change(approveTalk, site.aoi, reservationId, 'pending')).status).toBe('approved');
  });

  test('cannot be given, nor the talk be seen, by the exhibitor of another booth, before or after it is approved [APPT-003]', async () => {
    const { reservationId } = await site.ask(site.visitor);
    const tryAll = async (from: 'pending' | 'approved'): Promise<void> => {
      for (const call of [approveTalk, rejectTalk, cancelTalk]) {
        const more = { reason: '都合がつきません' };
        expect((await refusal(site.change(call, site.stranger, reservationId, from, more))).status).toBe(404);
      }
      const entry = site.calls.call(readTalkCalendar, { ...event, reservationId }, {}, site.as(site.stranger));
      expect((await refusal(entry)).status).toBe(404);
      expect(await site.list(site.stranger)).toEqual({ own: [], received: [] });
    };
    await tryAll('pending');
    await site.change(approveTalk, site.aoi, reservationId, 'pending');
    await tryAll('approved');
    expect((await site.list(site.visitor)).own).toMatchObject([{ reservationId, status: 'approved' }]);
  });

  test('for a person without an account can be given by any exhibitor of the booth, and by nobody else [APPT-003]', async () => {
    const { reservationId } = await site.ask(site.visitor, ten, { administratorId: 2 });
    expect(site.told()).toContain(`talk-requested to ${site.aoi.mail}`);
    expect((await site.list(site.aoi)).received).toHaveLength(1);
    expect((await refusal(site.change(approveTalk, site.stranger, reservationId, 'pending'))).status).toBe(404);
    await tieExhibitor(site.calls.database, 'event/11', booth, { memberId: site.other.memberId, administratorId: 2 });
    // Now the person has one.
    expect((await site.list(site.aoi)).received).toEqual([]);
    expect((await refusal(site.change(approveTalk, site.aoi, reservationId, 'pending'))).status).toBe(404);
    expect((await site.change(approveTalk, site.other, reservationId, 'pending')).status).toBe('approved');
  });

  test('sends both people an entry for their calendar if it is yes', async () => {
    const { reservationId } = await site.ask(site.visitor);
    site.mails.length = 0;
    await site.change(approveTalk, site.aoi, reservationId, 'pending');
    expect(site.told()).toEqual(
      new Set([`talk-approved to ${site.visitor.mail}`, `talk-approved to ${site.aoi.mail}`]),
    );
    for (const { attachments } of site.mails) {
      expect(attachments?.[0]?.text).toContain(`UID:talk-${reservationId}@event-11.events.example.jp\r\nSEQUENCE:1`);
      expect(attachments?.[0]?.text).toContain('DTSTART:20261216T010000Z');
      expect(attachments?.[0]?.text).toMatch(/\r\nORGANIZER;CN="[^"]+":(mailto|https):/);
    }
    const { data } = await site.calls.call(readTalkCalendar, { ...event, reservationId }, {}, site.as(site.visitor));
    expect(new TextDecoder().decode(data.bytes)).toContain('STATUS:CONFIRMED');
    expect(
      (await refusal(site.calls.call(readTalkCalendar, { ...event, reservationId }, {}, site.as(site.other)))).status,
    ).toBe(404);
  });

  test('frees the time if it is no, and tells each of the two what was said', async () => {
    const { reservationId } = await site.ask(site.visitor);
    site.mails.length = 0;
    expect(await site.change(rejectTalk, site.aoi, reservationId, 'pending')).toMatchObject({
      status: 'unapproved',
      changes: [],
    });
    expect(site.told()).toEqual(
      new Set([`talk-declined to ${site.visitor.mail}`, `talk-declined to ${site.aoi.mail}`]),
    );
    expect(site.mails.find(({ to }) => to === site.aoi.mail)?.subject).toContain('辞退しました');
    expect(await site.states()).toEqual([
      [ten, 'free'],
      [eleven, 'free'],
    ]);
    expect((await site.ask(site.other)).status).toBe('pending');
  });

  test('can be withdrawn with a reason, and both people get the cancellation for their calendar', async () => {
    const { reservationId } = await site.ask(site.visitor);
    await site.change(approveTalk, site.aoi, reservationId, 'pending');
    site.mails.length = 0;
    expect((await refusal(site.change(rejectTalk, site.aoi, reservationId, 'approved', { reason: ' ' }))).status).toBe(
      422,
    );
    const talk = await site.change(rejectTalk, site.aoi, reservationId, 'approved', { reason: '急な出張のため' });
    expect(talk).toMatchObject({ status: 'reject', reason: '急な出張のため' });
    expect(site.mails).toHaveLength(2);
    for (const { text, attachments } of site.mails) {
      expect(text).toContain('急な出張のため');
      expect(attachments?.[0]?.text).toContain('METHOD:CANCEL');
      expect(attachments?.[0]?.text).toContain('SEQUENCE:2');
    }
  });

  test('changes nothing if the talk has changed in the meantime', async () => {
    const { reservationId } = await site.ask(site.visitor);
    await site.change(cancelTalk, site.visitor, reservationId, 'pending');
    site.mails.length = 0;
    expect((await refusal(site.change(approveTalk, site.aoi, reservationId, 'pending'))).status).toBe(409);
    expect((await refusal(site.change(rejectTalk, site.aoi, reservationId, 'pending'))).said).toContain(
      'すでに変わって',
    );
    expect(site.mails).toEqual([]);
  });

  test('that is given twice counts once', async () => {
    const { reservationId } = await site.ask(site.visitor);
    site.mails.length = 0;
    const answers = await Promise.all(
      [0, 1].map(() => refusal(site.change(approveTalk, site.aoi, reservationId, 'pending'))),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(site.mails).toHaveLength(2);
  });
});

describe('a talk', () => {
  test('can be cancelled by its visitor until it begins [APPT-008]', async () => {
    const { reservationId } = await site.ask(site.visitor);
    await site.change(approveTalk, site.aoi, reservationId, 'pending');
    await site.turnTo(at('2026-12-16 10:00'));
    expect((await refusal(site.change(cancelTalk, site.visitor, reservationId, 'approved'))).said).toContain(
      '開始時刻',
    );
    await site.turnTo(site.now() - 1);
    expect((await site.change(cancelTalk, site.visitor, reservationId, 'approved')).status).toBe('cancel');
  });

  test('that nobody answered becomes unapproved when it would begin, and both people are told [APPT-008]', async () => {
    await site.ask(site.visitor);
    site.mails.length = 0;
    await site.turnTo(at('2026-12-16 10:00'));
    expect((await site.list(site.visitor)).own[0]).toMatchObject({ status: 'unapproved', changes: [] });
    await site.jobs.runDue();
    expect(site.told()).toEqual(
      new Set([`talk-unapproved to ${site.visitor.mail}`, `talk-unapproved to ${site.aoi.mail}`]),
    );
    await site.jobs.runDue();
    expect(site.mails).toHaveLength(2);
  });

  test('that took place has ended, and no mail is sent [APPT-002]', async () => {
    const { reservationId } = await site.ask(site.visitor);
    await site.change(approveTalk, site.aoi, reservationId, 'pending');
    site.mails.length = 0;
    await site.turnTo(at('2026-12-16 10:30'));
    await site.jobs.runDue();
    expect((await site.list(site.aoi)).received[0]).toMatchObject({ status: 'end', changes: [] });
    expect(site.mails).toEqual([]);
  });

  test('is not found at another event', async () => {
    const { reservationId } = await site.ask(site.visitor);
    const elsewhere = site.calls.post(
      cancelTalk,
      { portalId: 1, eventId: 12, reservationId },
      { from: 'pending' },
      site.as(site.visitor),
    );
    expect((await refusal(elsewhere)).status).toBe(404);
  });
});
