import { describe, expect, it } from 'vitest';
import { problemsOf, readOptions, readSite, webPage, withModules } from '../../../../test/read-site.ts';
import { eventFile, portalFile, siteFolder, temporaryFolder } from '../../../../test/site-folders.ts';
import { formatProblem } from './import-problem.ts';
import { readSiteFolder } from './read-site-folder.ts';

describe('a wrong field', () => {
  it.each<[string, object, RegExp]>([
    ['an unknown kind', portalFile({ kind: 'evnt' }), /^kind: expected one of portal, event, found "evnt"/],
    ['no kind', { ...portalFile(), kind: undefined }, /^kind: expected .*found nothing/],
    ['a negative id', portalFile({ portalId: -1 }), /^portalId: expected a whole number from 0, found -1/],
    ['half an id', portalFile({ portalId: 1.5 }), /^portalId: expected a whole number from 0, found 1.5/],
    ['an id too large', portalFile({ portalId: 2_147_483_648 }), /^portalId: expected a whole number/],
    ['no language', portalFile({ languages: [] }), /^languages: expected at least 1 in the list/],
    [
      'an unknown language',
      portalFile({ languages: ['ja'] }),
      /^languages\[0\]: expected one of jpn, eng, chi, zhtw, kor, found "ja"/,
    ],
    ['a language twice', portalFile({ languages: ['jpn', 'eng', 'jpn'] }), /^languages: expected each language once/],
    [
      'an empty title in the first language',
      portalFile({ languages: ['jpn', 'eng'], webSetting: { title: { jpn: ' ', eng: 'Square' } } }),
      /^webSetting.title: expected a title in jpn, the first of the languages, found " "/,
    ],
    [
      'a very long title',
      portalFile({ webSetting: { title: { jpn: 'あ'.repeat(100_000) } } }),
      /^webSetting.title: expected at most 200 letters in each language, found fields \(jpn\)/,
    ],
    [
      'an end before the start',
      eventFile({ overview: { startDate: '2026-12-18', endDate: '2026-12-17 23:59' } }),
      /^overview.endDate: expected a date that is not before startDate, found "2026-12-17T?/,
    ],
    ['no title', portalFile({ webSetting: {} }), /^webSetting.title: expected texts per language/],
    [
      'a plain title',
      portalFile({ webSetting: { title: '広場' } }),
      /^webSetting.title: expected texts per language, as \{ jpn: … \}, found "広場"/,
    ],
    [
      'a misspelt language',
      portalFile({ webSetting: { title: { jp: '広場' } } }),
      /^webSetting.title.jp: expected one of the fields jpn/,
    ],
    ['an empty text', portalFile({ webSetting: { title: {} } }), /^webSetting.title: expected texts per language/],
    [
      'a misspelt field',
      portalFile({ overveiw: {} }),
      /^overveiw: expected one of the fields kind, portalId, .*passcode, modules, found "overveiw"/,
    ],
    [
      'a colour',
      portalFile({ webSetting: { title: { jpn: 'x' }, baseColor: 'blue' } }),
      /^webSetting.baseColor: expected a colour as #0066FF, found "blue"/,
    ],
    [
      'a domain',
      portalFile({ webSetting: { title: { jpn: 'x' }, ownDomain: 'a_b' } }),
      /^webSetting.ownDomain: expected a host name/,
    ],
    [
      'no such day',
      portalFile({ overview: { startDate: '2026-02-30' } }),
      /^overview.startDate: expected a date, as 2026-11-20 10:00 or today\+3d 10:00/,
    ],
    [
      'a flag in words',
      portalFile({ overview: { isOnline: 'yes' } }),
      /^overview.isOnline: expected true or false, found "yes"/,
    ],
    [
      'nothing after a key',
      portalFile({ overview: { name: null } }),
      /^overview.name: expected texts per language.*found nothing/,
    ],
    [
      'a passcode of five digits',
      eventFile({ passcode: '12345' }),
      /^passcode: expected six digits in quotes, as "407318", found "12345"/,
    ],
    [
      'a passcode without quotes',
      eventFile({ passcode: 135790 }),
      /^passcode: expected six digits in quotes, as "407318", found 135790/,
    ],
    ['a lock without a passcode', eventFile({ usePasscodeLock: true }), /^usePasscodeLock: expected no such field/],
    [
      'an event without its id',
      eventFile({ eventId: undefined }),
      /^eventId: expected the id of the event, found nothing/,
    ],
    [
      'a portal with an event id',
      portalFile({ eventId: 3 }),
      /^eventId: expected no eventId, because kind is portal, found 3/,
    ],
    ['a portal of the third type', portalFile({ client: { isEvesta: true } }), /^client.isEvesta: expected false/],
    ['modules that are no list', eventFile({ modules: { tab: 1 } }), /^modules: expected a list, found fields \(tab\)/],
    [
      'a module that is none',
      withModules({ moduleCode: 'shop', contentId: 1 }),
      /^modules\[0\].moduleCode: expected one of the modules of an event: tab, menu.*found "shop"/,
    ],
    [
      'a module of portals',
      withModules({ moduleCode: 'event_search', contentId: 1 }),
      /^modules\[0\].moduleCode: expected one of the modules of an event/,
    ],
    [
      'a module of the third type',
      withModules({ moduleCode: 'header', contentId: 1 }),
      /^modules\[0\].moduleCode: expected one of the modules of an event/,
    ],
    [
      'a module of a later version',
      withModules({ moduleCode: 'ticket', contentId: 1 }),
      /^modules\[0\].moduleCode: expected a module that is available in this version, found "ticket"/,
    ],
    [
      'a module that is a text',
      withModules('tab' as unknown as object),
      /^modules\[0\].moduleCode: expected one of the modules/,
    ],
    [
      'a number in words',
      withModules(webPage({ contentId: 'one' })),
      /^modules\[0\].contentId: expected a whole number from 0, found "one"/,
    ],
    [
      'an unknown setting',
      withModules(webPage({ widget: { size: 1 } })),
      /^modules\[0\].widget.size: expected one of the fields titleVisible, imageVisible, found "size"/,
    ],
    [
      'a setting where there are none',
      withModules(webPage({ list: { a: 1 } })),
      /^modules\[0\].list.a: expected no fields here, found "a"/,
    ],
    [
      'items where there are none',
      withModules({ moduleCode: 'menu', contentId: 1, content: { groups: [] }, items: [{ detailId: 1 }] }),
      /^modules\[0\].items: expected no items in a menu/,
    ],
    [
      'an item without a title',
      withModules(webPage({ items: [{ detailId: 1 }] })),
      /^modules\[0\].items\[0\].title: expected texts per language/,
    ],
    [
      'a missing content',
      withModules({ moduleCode: 'tab', contentId: 1 }),
      /^modules\[0\].content.tabs: expected a list, found nothing/,
    ],
    [
      'an unknown icon',
      withModules({
        moduleCode: 'tab',
        contentId: 1,
        content: { tabs: [{ label: { jpn: 'x' }, icon: 'house', link: '/' }] },
      }),
      /^modules\[0\].content.tabs\[0\].icon: expected one of home, calendar/,
    ],
    [
      'a link that is none',
      withModules({
        moduleCode: 'tab',
        contentId: 1,
        content: { tabs: [{ label: { jpn: 'x' }, icon: 'home', link: 'javascript:1' }] },
      }),
      /^modules\[0\].content.tabs\[0\].link: expected a link: https/,
    ],
    [
      'a content twice',
      withModules(webPage(), webPage()),
      /^modules\[1\].contentId: expected a contentId of its own \(modules\[0\] has this one\), found 21/,
    ],
    [
      'an item twice',
      withModules(
        webPage({
          items: [
            { detailId: 1, title: { jpn: 'a' } },
            { detailId: '1', title: { jpn: 'b' } },
          ],
        }),
      ),
      /^modules\[0\].items\[1\].detailId: expected a detailId of its own/,
    ],
    [
      'a parent that is not there',
      withModules({ moduleCode: 'category', contentId: 1, items: [{ detailId: 1, name: { jpn: 'a' }, parentId: 2 }] }),
      /^modules\[0\].items\[0\].parentId: expected the detailId of an item above/,
    ],
    [
      'its own parent',
      withModules({ moduleCode: 'place', contentId: 1, items: [{ detailId: 1, name: { jpn: 'a' }, parentId: 1 }] }),
      /^modules\[0\].items\[0\].parentId: expected the detailId of an item above/,
    ],
    [
      'a control character',
      portalFile({ webSetting: { title: { jpn: 'a\0b' } } }),
      /^webSetting.title.jpn: expected a text without control characters/,
    ],
    [
      'half a character',
      portalFile({ webSetting: { title: { jpn: '\ud83d' } } }),
      /^webSetting.title.jpn: expected a text without control characters|^webSetting.title.jpn/,
    ],
    [
      'a picture without a file',
      portalFile({ webSetting: { title: { jpn: 'x' }, siteIcon: 'icon.png' } }),
      /^webSetting.siteIcon: expected a picture, as \{ file: pictures\/name.png \}, found "icon.png"/,
    ],
    [
      'a picture that is a number',
      portalFile({ webSetting: { title: { jpn: 'x' }, siteIcon: { file: 3 } } }),
      /^webSetting.siteIcon.file: expected the path of a picture, found 3/,
    ],
  ])('is named with its place: %s', async (_, site, line) => {
    const problems = await problemsOf(site);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(line);
  });

  it('is shown with its line and column, and every one is', async () => {
    const folder = siteFolder(
      [
        'kind: portal',
        'portalId: 1',
        'languages: [jpn]',
        'webSetting:',
        '  title: { jpn: 広場 }',
        '  baseColor: blue',
        'modules:',
        '  - moduleCode: information',
        '    contentId: 3',
        '    items:',
        '      - { detailId: 1, title: { jpn: 2026 } }',
        '',
      ].join('\n'),
    );
    const { problems } = await readSiteFolder(folder, readOptions);
    expect(problems.map((problem) => formatProblem(problem).replace(folder, 'site'))).toEqual([
      'site/site.yaml:6:3 webSetting.baseColor: expected a colour as #0066FF, found "blue"',
      expect.stringMatching(/^site\/site.yaml:11:9 modules\[0\].items\[0\].createdAt: expected a date/),
      'site/site.yaml:11:33 modules[0].items[0].title.jpn: expected a text, found 2026',
    ]);
  });

  it.each([
    ['nothing', '', /expected the fields of a site, found nothing/],
    ['a list', '- a', /expected the fields of a site, found a list/],
    ['broken YAML', 'kind: portal\n  bad: [', /:1:7 expected readable YAML, found Nested mappings/],
    [
      'two documents',
      'kind: portal\n---\nkind: event',
      /:\d:1 expected one site in a file, found a second YAML document/,
    ],
    ['a key twice', 'kind: portal\nkind: event', /:2:1 expected readable YAML, found Map keys must be unique/],
    [
      'a bomb of aliases',
      `a0: &a0 [x]\n${Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`).join('\n')}`,
      /aliases/,
    ],
  ])('is a file that holds %s', async (_, text, line) => {
    const { problems } = await readSite(text);
    expect(problems.map(formatProblem)[0]).toMatch(line);
  });

  it('is a folder without site.yaml, or no folder', async () => {
    for (const folder of [temporaryFolder(), '/no/such/folder']) {
      const { problems } = await readSiteFolder(folder, readOptions);
      expect(problems).toMatchObject([{ expected: 'a site file' }]);
    }
  });
});
