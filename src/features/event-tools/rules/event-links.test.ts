import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentOf } from './appointment.ts';
import { calendarLinks, mapLinks, shareLinks } from './event-links.ts';

const url = 'https://events.example.jp/web/portal/1/event/11?language=eng';
const told = {
  name: '朝市 & 市場',
  startDate: '2026-12-16T10:00:00+09:00',
  endDate: '2026-12-16T17:00:00+09:00',
  placeName: 'みなと広場',
  placeAddress: '港町5',
};
const timed = appointmentOf(told);
const wholeDays = appointmentOf({ ...told, startDate: '2026-12-16', endDate: '2026-12-18' });
const place = { placeName: 'みなと広場', placeAddress: '港町5', placeMapUrl: null };

const queryOf = (links: readonly { name: string; href: string }[], name: string): Record<string, string> => {
  const href = links.find((link) => link.name === name)?.href ?? '';
  return Object.fromEntries(new URL(href).searchParams);
};

describe('calendars on the web take', () => {
  test('an appointment in UTC, with its place and the address of the event', () => {
    const links = calendarLinks(timed as NonNullable<typeof timed>, url);
    expect(queryOf(links, 'google')).toEqual({
      action: 'TEMPLATE',
      text: '朝市 & 市場',
      dates: '20261216T010000Z/20261216T080000Z',
      location: 'みなと広場 港町5',
      details: url,
    });
    expect(queryOf(links, 'outlook')).toMatchObject({
      subject: '朝市 & 市場',
      startdt: '2026-12-16T01:00:00Z',
      enddt: '2026-12-16T08:00:00Z',
      body: url,
    });
    expect(new URL(links.find(({ name }) => name === 'office')?.href ?? '').host).toBe('outlook.office.com');
  });

  test('whole days as days of the place, the day after the last one as the end', () => {
    const links = calendarLinks(wholeDays as NonNullable<typeof wholeDays>, url);
    expect(queryOf(links, 'google')).toMatchObject({ dates: '20261216/20261219' });
    expect(queryOf(links, 'outlook')).toMatchObject({ startdt: '2026-12-16', enddt: '2026-12-19', allday: 'true' });
  });
});

describe('a place', () => {
  test('has maps and the way to it', () => {
    expect(mapLinks(place).map(({ name }) => name)).toEqual(['directions', 'google', 'apple']);
    expect(queryOf(mapLinks(place), 'directions')['destination']).toBe('みなと広場 港町5');
    expect(mapLinks({ ...place, placeMapUrl: 'https://maps.example.jp/1' }).at(-1)?.name).toBe('own');
  });
});

test('whatever an event is called, every link can be read and holds its address whole', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      (title, link) => {
        const [, x, facebook] = shareLinks(title, link);
        expect(new URL(x?.href ?? '').searchParams.get('url')).toBe(link);
        expect(new URL(facebook?.href ?? '').searchParams.get('u')).toBe(link);
        const one = appointmentOf({ ...told, name: title });
        for (const { href } of calendarLinks(one as NonNullable<typeof one>, link))
          expect(URL.canParse(href)).toBe(true);
      },
    ),
  );
});
