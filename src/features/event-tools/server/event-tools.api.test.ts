import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedHost } from '#kernel/site-path.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { downloadEventCalendar } from '../contract.ts';
import { createEventToolsServer } from '../server.ts';

const event = (eventId: number, overview: object, more: object = {}) => ({
  site: {
    kind: 'event',
    portalId: 1,
    eventId,
    languages: ['jpn', 'eng'],
    webSetting: { title: { jpn: '朝市', eng: 'Market' } },
    overview: {
      name: { jpn: '朝市', eng: 'Market' },
      placeName: { jpn: 'みなと広場' },
      placeAddress: { jpn: '港町5' },
      ...overview,
    },
  },
  ...more,
});
const dated = { startDate: '2026-12-06T06:30:00+09:00', endDate: '2026-12-06T10:30:00+09:00' };
let calls: SiteCalls;

beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: { kind: 'portal', portalId: 1, languages: ['jpn'], webSetting: { title: { jpn: '港' } } } },
      event(11, dated),
      event(12, {}),
      event(13, dated, { passcode: '135790' }),
      event(14, { startDate: '2026-12-06', endDate: '2026-12-07' }),
    ],
    [],
    (site) => createEventToolsServer({ site, publicUrl: 'https://events.example.jp' }),
  );
});
afterAll(() => calls.close());

async function file(eventId: number, language: 'jpn' | 'eng' = 'jpn'): Promise<string[]> {
  const hostSite = sharedHost;
  const { data } = await calls.call(downloadEventCalendar, { portalId: 1, eventId }, {}, { language, hostSite });
  return new TextDecoder().decode((data as { bytes: Uint8Array }).bytes).split('\r\n');
}

test('an event is a calendar file, in the language of who asks', async () => {
  const lines = await file(11, 'eng');
  expect(lines).toContain('UID:event-11@hiroba');
  expect(lines).toContain('SUMMARY:Market');
  expect(lines).toContain('DTSTART:20261205T213000Z');
  expect(lines).toContain('DTEND:20261206T013000Z');
  expect(lines).toContain('LOCATION:みなと広場 港町5');
  expect(lines).toContain('URL:https://events.example.jp/web/portal/1/event/11');
  expect(await file(11)).toContain('SUMMARY:朝市');
});

test('days without a time are whole days', async () => {
  const lines = await file(14);
  expect(lines).toContain('DTSTART;VALUE=DATE:20261206');
  expect(lines).toContain('DTEND;VALUE=DATE:20261208');
});

test('an event behind a door tells its date and its place, and not the address', async () => {
  const lines = await file(13);
  expect(lines).toContain('DTSTART:20261205T213000Z');
  expect(lines).toContain('LOCATION:みなと広場');
});

test('without a date there is none', async () => {
  await expect(file(12)).rejects.toMatchObject({ status: 404 });
  await expect(file(99)).rejects.toMatchObject({ status: 404 });
});
