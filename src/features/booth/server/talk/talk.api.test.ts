import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at, booth, eleven, nextDay, refusal, talkSite, ten, typedRequest } from '../../../../../test/talk-site.ts';
import { approveTalk, cancelTalk, readTalkSlots, rejectTalk, requestTalk } from '../../contract/talk.ts';

const site = talkSite();

describe('the times of a booth', () => {
  test('are those of all its people, in the order of time, if the booth has an exhibitor [APPT-007]', async () => {
    const { data } = await site.calls.call(readTalkSlots, booth, {}, site.as());
    expect(data.persons.map(({ nickname }) => nickname)).toEqual(['青井', '赤木']);
    expect(data.persons[0]?.slots.slice(0, 2)).toEqual([
      { startAt: ten, endAt: '2026-12-16T10:30:00+09:00', state: 'free', deadlineAt: '2026-12-16T08:00:00+09:00' },
      { startAt: eleven, endAt: '2026-12-16T11:30:00+09:00', state: 'free', deadlineAt: '2026-12-16T09:00:00+09:00' },
    ]);
  });

  test('are an empty list if the booth has no exhibitor', async () => {
    await site.leave(site.aoi);
    expect((await site.calls.call(readTalkSlots, booth, {}, site.as())).data.persons).toEqual([]);
    expect((await refusal(site.ask(site.visitor))).status).toBe(409);
  });

  test('do not exist at a booth that offers no talks', async () => {
    for (const params of [{ detailId: 5 }, { contentId: 201 }, { detailId: 99 }, { contentId: 999 }]) {
      expect((await refusal(site.calls.call(readTalkSlots, { ...booth, ...params }))).status).toBe(404);
    }
  });

  test('are open up to the moment of the deadline, and closed after it [APPT-004]', async () => {
    await site.turnTo(at('2026-12-16 08:00'));
    expect(await site.states()).toEqual([
      [ten, 'free'],
      [eleven, 'free'],
    ]);
    await site.turnTo(site.now() + 1);
    expect(await site.states()).toEqual([
      [ten, 'closed'],
      [eleven, 'free'],
    ]);
    await site.turnTo(at('2026-12-16 10:00'));
    expect(await site.states()).toEqual([
      [ten, 'past'],
      [eleven, 'closed'],
    ]);
  });
});

describe('a request', () => {
  test('holds its time until the person in charge answers, and both people are told [APPT-001, APPT-007]', async () => {
    const talk = await site.ask(site.visitor);
    expect(talk).toMatchObject({
      booth: { contentId: 200, detailId: 3, title: '潮見精機3', stand: 'A-3' },
      personInCharge: '青井',
      startAt: ten,
      endAt: '2026-12-16T10:30:00+09:00',
      status: 'pending',
      name: '花町 歩',
      mail: 'ayumu@example.jp',
      companyName: '花町商店',
      contents: '部品の\n見積もり',
      changes: ['cancel'],
    });
    expect(await site.states()).toEqual([
      [ten, 'taken'],
      [eleven, 'free'],
    ]);
    expect((await site.list(site.visitor)).own).toEqual([talk]);
    expect((await site.list(site.aoi)).received).toEqual([{ ...talk, changes: ['approved', 'unapproved'] }]);
    expect(site.told()).toEqual(
      new Set([`talk-requested to ${site.visitor.mail}`, `talk-requested to ${site.aoi.mail}`]),
    );
    const toAoi = site.mails.find(({ to }) => to === site.aoi.mail);
    expect(toAoi?.text).toContain('花町 歩様（花町商店）');
    expect(toAoi?.text).toContain('https://events.example.jp/web/portal/1/event/11/users/mypage/business-appointment');
    expect(toAoi?.attachments).toBeUndefined();
  });

  test('is refused to visitors without a login [APPT-005]', async () => {
    const call = site.calls.post(
      requestTalk,
      booth,
      { key: randomUUID(), administratorId: 1, date: ten, ...typedRequest },
      site.as(),
    );
    expect((await refusal(call)).status).toBe(403);
  });

  test('that is sent again is answered with the stored talk, and nobody is told twice', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([
      site.ask(site.visitor, ten, { key }),
      site.ask(site.visitor, ten, { key }),
    ]);
    expect(second.reservationId).toBe(first.reservationId);
    expect(await site.ask(site.visitor, ten, { key })).toEqual(first);
    expect(site.mails).toHaveLength(2);
  });

  test('with the key of a request at another booth is refused, and holds no time', async () => {
    const key = randomUUID();
    await site.ask(site.visitor, ten, { key });
    const there = await refusal(site.ask(site.visitor, eleven, { key }, { detailId: 4 }));
    expect(there).toMatchObject({ status: 409 });
    expect(there.said).toContain('別のブース');
    expect((await site.list(site.visitor)).own).toHaveLength(1);
    expect((await site.list(site.stranger)).received).toEqual([]);
    // The key of another visitor is no concern of this one.
    expect((await site.ask(site.other, eleven, { key }, { detailId: 4 })).booth.detailId).toBe(4);
  });

  test('is refused with a message at each wrong field', async () => {
    const wrong = site.ask(site.visitor, ten, {
      name: ' ',
      mail: 'nobody',
      contents: 'あ'.repeat(1_001),
      company: 'い'.repeat(101),
    });
    const error = (await wrong.catch((caught: unknown) => caught)) as { errors(language: string): object };
    expect(Object.keys(error.errors('jpn')).sort()).toEqual(['company', 'contents', 'mail', 'name']);
  });

  test('is refused for a time that is not offered, an unknown person, or a time that is over', async () => {
    expect((await refusal(site.ask(site.visitor, '2026-12-16T10:15:00+09:00'))).status).toBe(409);
    expect((await refusal(site.ask(site.visitor, 'tomorrow'))).status).toBe(409);
    expect((await refusal(site.ask(site.visitor, ten, { administratorId: 3 }))).status).toBe(409);
    await site.turnTo(at('2026-12-16 08:30'));
    expect((await refusal(site.ask(site.visitor, ten))).said).toContain('受付は終了');
    expect(site.mails).toEqual([]);
  });

  test('is refused for a time that was just taken, or at which the visitor has another talk, which the message names', async () => {
    await site.ask(site.visitor);
    expect((await refusal(site.ask(site.other))).said).toContain('たった今ほかの方');
    const own = await refusal(site.ask(site.visitor, ten, {}, { detailId: 4 }));
    expect(own).toMatchObject({ status: 409 });
    expect(own.said).toContain('すでに別の商談');
    expect(own.said).toContain('（潮見精機3、2026年12月16日（水）10:00〜10:30');
  });

  test('is refused for a time that the person in charge keeps at another booth', async () => {
    await site.tie(4, site.aoi, 2);
    await site.ask(site.visitor);
    const elsewhere = await refusal(site.ask(site.other, ten, { administratorId: 2 }, { detailId: 4 }));
    expect(elsewhere).toMatchObject({ status: 409 });
    expect(elsewhere.said).toContain('たった今ほかの方');
    const { data } = await site.calls.call(readTalkSlots, { ...booth, detailId: 4 }, {}, site.as());
    expect(data.persons.map(({ slots: [first, second] }) => [first?.state, second?.state])).toEqual([
      ['free', 'free'],
      ['taken', 'free'],
    ]);
    // The time of somebody else there is free, and so is another time of the same person.
    expect((await site.ask(site.other, ten, {}, { detailId: 4 })).status).toBe('pending');
    expect((await site.ask(site.other, eleven, { administratorId: 2 }, { detailId: 4 })).status).toBe('pending');
  });

  test('cannot be accepted at a time that the person in charge has promised at another booth, which the refusal names', async () => {
    // Asked of two people, who turn out to be one.
    const here = await site.ask(site.visitor);
    const there = await site.ask(site.other, ten, { administratorId: 2 }, { detailId: 4 });
    await site.tie(4, site.aoi, 2);
    expect((await site.change(approveTalk, site.aoi, here.reservationId, 'pending')).status).toBe('approved');
    const twice = await refusal(site.change(approveTalk, site.aoi, there.reservationId, 'pending'));
    expect(twice).toMatchObject({ status: 409 });
    expect(twice.said).toContain('別のブースの商談を承認しています（潮見精機3、2026年12月16日（水）10:00〜10:30');
    expect((await site.list(site.other)).own).toMatchObject([{ status: 'pending' }]);
    await site.change(rejectTalk, site.aoi, here.reservationId, 'approved', { reason: '都合がつきません' });
    expect((await site.change(approveTalk, site.aoi, there.reservationId, 'pending')).status).toBe('approved');
  });

  test('is refused while ten others of the visitor wait', async () => {
    for (const date of nextDay.slice(0, 10)) await site.ask(site.visitor, date);
    const eleventh = await refusal(site.ask(site.visitor, nextDay[10]));
    expect(eleventh.said).toContain('10件まで');
    const [{ reservationId } = { reservationId: 0 }] = (await site.list(site.visitor)).own;
    await site.change(cancelTalk, site.visitor, reservationId, 'pending');
    expect((await site.ask(site.visitor, nextDay[10])).status).toBe('pending');
  });
});
