import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Talk, listTalks } from './talk.ts';

test('a reservation has booth, date and time, person in charge, name, mail, company, contents and status [APPT-001]', () => {
  const talk: Talk = {
    reservationId: 7,
    booth: { contentId: 200, detailId: 3, title: '潮見精機', stand: 'A-3' },
    personInCharge: '青井',
    startAt: '2026-12-16T10:00:00+09:00',
    endAt: '2026-12-16T10:30:00+09:00',
    status: 'approved',
    name: '花町 歩',
    mail: 'ayumu@example.jp',
    companyName: '花町商店',
    contents: '部品の見積もり',
    reason: null,
    requestedAt: '2026-12-10T09:00:00+09:00',
    changedAt: '2026-12-11T09:00:00+09:00',
    changes: ['cancel'],
  };
  const answer = { own: [talk], received: [] };
  expect(v.parse(listTalks.answer, answer)).toEqual(answer);
  for (const field of ['booth', 'startAt', 'personInCharge', 'name', 'mail', 'companyName', 'contents', 'status']) {
    const { [field as keyof Talk]: _, ...rest } = talk;
    expect(v.is(listTalks.answer, { own: [rest], received: [] })).toBe(false);
  }
});
