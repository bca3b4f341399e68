import { expect, test } from 'vitest';
import { checklist, type CheckedSite } from './checklist.ts';

const cover = { path: '/media/x.webp', width: 1, height: 1 };
const settings = {
  webSetting: { title: { jpn: '会', eng: 'Fair' } },
  overview: { startDate: '2027-01-01 10:00', placeName: { jpn: '広場' }, organizerName: { jpn: '実行委員会' }, cover },
};
const event: CheckedSite = { kind: 'event', languages: ['jpn', 'eng'], contents: [{ moduleCode: 'ticket', items: 2 }] };
const undone = (value: unknown, site: CheckedSite = event) =>
  checklist(value, site).flatMap(({ key, isDone, isNeeded }) => (isDone ? [] : [isNeeded ? `${key}!` : key]));

test.each<[string, unknown, CheckedSite, string[]]>([
  ['everything', settings, event, []],
  ['nothing', {}, event, ['basics!', 'place', 'organizer', 'cover', 'languages']],
  ['what no release knows', 'odd', { ...event, contents: [] }, ['basics!', 'place', 'organizer', 'cover', 'languages']],
  [
    'a name in another language alone',
    { ...settings, webSetting: { title: { eng: 'Fair' } } },
    event,
    ['basics!', 'languages'],
  ],
  ['one language missing', { ...settings, webSetting: { title: { jpn: '会' } } }, event, ['languages']],
  [
    'a ticket list without a ticket',
    settings,
    { ...event, contents: [{ moduleCode: 'ticket', items: 0 }] },
    ['tickets!'],
  ],
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
