import { expect, it, test } from 'vitest';
import { changesOf, listChanges } from './list-changes.ts';
import type { SiteChange, Stored } from './site-change.ts';
import { siteWarnings } from './site-warnings.ts';

const document: Stored = {
  languages: ['jpn', 'eng'],
  usePortal: true,
  webSetting: { ownDomain: 'expo.example.jp', title: { jpn: '題' } },
  overview: { startDate: '2026-11-20', placeName: { jpn: '東京' } },
};

function changeOf(
  after: Stored,
  passcode: SiteChange['passcode'] = { before: undefined, after: undefined },
): SiteChange {
  return {
    siteKey: 'event/11',
    site: { before: document, after: { ...document, ...after } },
    passcode,
    contents: [],
    items: [],
  };
}

const sold = { tickets: 2, waiting: 0, members: 0 };

test.each<[string, SiteChange, string[]]>([
  ['nothing', changeOf({}), []],
  [
    'its date',
    changeOf({ overview: { startDate: '2026-11-21', placeName: { jpn: '東京' } } }),
    ['eventMoved overview.startDate'],
  ],
  [
    'its place',
    changeOf({ overview: { startDate: '2026-11-20', placeName: { jpn: '大阪' } } }),
    ['eventMoved overview.placeName'],
  ],
  [
    'how its place is said in another language',
    changeOf({ overview: { startDate: '2026-11-20', placeName: { jpn: '東京', eng: 'Tokyo' } } }),
    [],
  ],
  ['its domain', changeOf({ webSetting: { title: { jpn: '題' } } }), ['domainGone webSetting.ownDomain']],
  ['a language', changeOf({ languages: ['jpn'] }), ['languageGone languages']],
  ['the accounts', changeOf({ usePortal: false }), ['accountsMoved usePortal']],
  ['its passcode', changeOf({}, { before: 'old', after: 'new' }), ['passcodeChanged passcode']],
  ['its passcode to none', changeOf({}, { before: 'old', after: undefined }), ['doorOpened passcode']],
  ['no passcode to one', changeOf({}, { before: undefined, after: 'new' }), ['doorClosed passcode']],
  ['to guests alone', changeOf({ isInvitingEvent: true }), ['doorClosed isInvitingEvent']],
])('warns of a site that changes %s', (_, change, expected) => {
  expect(siteWarnings(change, sold).map(({ kind, place }) => `${kind} ${place}`)).toEqual(expected);
  expect(siteWarnings({ ...change, site: { ...change.site, before: undefined } }, sold)).toEqual([]);
});

it('names another picture once, and not its width and height', () => {
  const picture = (path: string, width: number) => ({ path, width, height: 2, alt: { jpn: '絵' } });
  const site = (cover: object): Stored => ({ ...document, overview: { cover } });
  const change = changeOf({ overview: { cover: picture('/media/b.webp', 20) } });
  const from = (before: object) => [...changesOf({ ...change, site: { ...change.site, before: site(before) } })];
  expect(from(picture('/media/a.webp', 10)).map(({ field }) => field)).toEqual([['overview', 'cover']]);
  const other = { ...picture('/media/b.webp', 20), alt: { jpn: '別' } };
  expect(from(other).map(({ field }) => field)).toEqual([['overview', 'cover', 'alt', 'jpn']]);
});

it('lists what comes, goes and changes, and no passcode', () => {
  const change: SiteChange = {
    ...changeOf(
      { languages: ['jpn'], webSetting: { ownDomain: 'expo.example.jp', title: { jpn: '新', eng: 'New' } } },
      { before: 'secret', after: 'other' },
    ),
    contents: [
      { moduleCode: 'ticket', contentId: 60, before: undefined, after: { visible: true } },
      { moduleCode: 'html', contentId: 3, before: { visible: true }, after: { visible: false } },
    ],
    items: [
      { moduleCode: 'ticket', contentId: 60, detailId: 1, before: undefined, after: { price: 1 } },
      { moduleCode: 'information', contentId: 10, detailId: 2, before: { a: 1 }, after: undefined },
      {
        moduleCode: 'information',
        contentId: 10,
        detailId: 3,
        before: { tags: [{ b: 1 }] },
        after: { tags: [{ b: 2 }] },
      },
    ],
  };
  expect(listChanges(change)).toEqual([
    { kind: 'changed', place: 'languages', before: '["jpn","eng"]', after: '["jpn"]' },
    { kind: 'changed', place: 'webSetting.title.jpn', before: '"題"', after: '"新"' },
    { kind: 'changed', place: 'webSetting.title.eng', before: 'nothing', after: '"New"' },
    { kind: 'changed', place: 'passcode', before: 'a passcode', after: 'a passcode' },
    { kind: 'added', place: 'ticket 60' },
    { kind: 'changed', place: 'html 3, visible', before: 'true', after: 'false' },
    { kind: 'removed', place: 'information 10, item 2' },
    { kind: 'changed', place: 'information 10, item 3, tags[0].b', before: '1', after: '2' },
  ]);
  expect(JSON.stringify(listChanges(change))).not.toContain('secret');
});
