import { expect, test } from 'vitest';
import { type Brought, checklist, type CheckedSite, ticketFacts } from './checklist.ts';

const cover = { path: '/media/x.webp', width: 1, height: 1 };
const settings = {
  webSetting: { title: { jpn: '会', eng: 'Fair' } },
  overview: { startDate: '2027-01-01 10:00', placeName: { jpn: '広場' }, organizerName: { jpn: '実行委員会' }, cover },
};
const ticket = { title: { jpn: '一般' }, price: 500, capacity: 20 };
const seller = (...items: unknown[]) => ({ moduleCode: 'ticket', items });
const event: CheckedSite = { kind: 'event', languages: ['jpn', 'eng'], contents: [seller(ticket)] };
const nothing: Brought = { pictures: new Set(), tickets: new Set() };
const undone = (value: unknown, site: CheckedSite = event, brought = nothing) =>
  checklist(value, site, brought).flatMap(({ key, isDone, isNeeded }) => (isDone ? [] : [isNeeded ? `${key}!` : key]));

test.each<[string, unknown, CheckedSite, string[]]>([
  ['everything', settings, event, []],
  ['nothing', {}, event, ['basics!', 'place', 'organizer', 'cover']],
  ['what no release knows', 'odd', { ...event, contents: [] }, ['basics!', 'place', 'organizer', 'cover']],
  ['a name in another language alone', { ...settings, webSetting: { title: { eng: 'Fair' } } }, event, ['basics!']],
  ['a ticket list without a ticket', settings, { ...event, contents: [seller()] }, ['tickets!']],
  ['no ticket list', settings, { ...event, contents: [] }, []],
  ['an event online', { ...settings, overview: { ...settings.overview, isOnline: true, placeName: {} } }, event, []],
  [
    'a portal, which has no date',
    { webSetting: settings.webSetting, overview: {} },
    { ...event, kind: 'portal' },
    ['organizer', 'cover'],
  ],
])('%s', (_, value, site, expected) => {
  expect(undone(value, site)).toEqual(expected);
});

test('what a template brought is not done, until one of the tickets or the cover is another', () => {
  const brought: Brought = { pictures: new Set([cover.path]), tickets: new Set([ticketFacts(ticket, 'jpn')]) };
  expect(undone(settings, event, brought)).toEqual(['cover', 'tickets']);
  const own = { ...settings, overview: { ...settings.overview, cover: { ...cover, path: '/media/y.webp' } } };
  const changed = { ...event, contents: [seller(ticket, { ...ticket, capacity: 24 })] };
  expect(undone(own, changed, brought)).toEqual([]);
});
