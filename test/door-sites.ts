import type { MemberRole } from '#features/account/server/account-tables.ts';
import { draftTestSites, publishTestSites, type TestSite as SiteToPublish } from './published-site.ts';
import { withDefaults } from './site/fixture-sites.ts';
import { startTestSite, type TestSite, testNow } from './start-test-site.ts';
import { type TestMember, testMember } from './test-member.ts';

const both = (jpn: string, eng: string) => ({ jpn, eng });

/** Texts in the published contents, and in the drafts. */
export const published = '公開している言葉';
export const drafted = 'まだ見せない言葉';

const contents = (word: string, more: object[] = []) => [
  { moduleCode: 'tab', contentId: 1, content: { tabs: [{ label: both('ホーム', 'Home'), icon: 'home', link: '/' }] } },
  information(3, word, more),
  {
    moduleCode: 'web_page',
    contentId: 4,
    items: [1, 2].map((detailId) => ({ detailId, title: both(word, word), body: both(`<p>${word}</p>`, word) })),
  },
  {
    moduleCode: 'united_web_link',
    contentId: 5,
    items: [{ detailId: 1, name: both(word, word), url: 'https://example.jp/' }],
  },
  { moduleCode: 'html', contentId: 6, content: { html: both(`<p>${word}</p>`, `<p>${word}</p>`) } },
];

function information(contentId: number, word: string, more: object[] = []) {
  const items = [1, 2].map((detailId) => ({
    detailId,
    title: both(`${word} ${detailId}`, `${word} ${detailId}`),
    body: both(word, word),
    createdAt: `2026-11-0${detailId} 10:00`,
  }));
  return { moduleCode: 'information', contentId, items: [...items, ...more] };
}

const portal = {
  site: { kind: 'portal', portalId: 95, languages: ['jpn', 'eng'], webSetting: { title: both('扉の広場', 'Doors') } },
  modules: [
    ...contents(published),
    { moduleCode: 'event_search', contentId: 8 },
    { moduleCode: 'inviting_event', contentId: 9 },
  ],
};
const lockedPortal = (portalId: number, more: object): SiteToPublish => ({
  site: { ...portal.site, portalId, ...more },
  modules: portal.modules,
});
const event = (eventId: number, name: string, more: object = {}, modules: object[] = contents(published)) => ({
  site: {
    kind: 'event',
    portalId: 95,
    eventId,
    languages: ['jpn', 'eng'],
    webSetting: { title: both(name, name), isRelease: true },
    overview: {
      name: both(name, name),
      description: both(published, published),
      startDate: `2026-12-${eventId - 940}`,
    },
    ...more,
  },
  modules: modules as Record<string, unknown>[],
});
const enabled = { isEnabled: true };
const ticket = (ticketId: number) => ({ contentId: 20, ticketId, name: both(`券${ticketId}`, `Pass ${ticketId}`) });

const locks = {
  lock: [{ contentId: 3 }, { contentId: 4, detailIds: [2] }, { contentId: 5, isEnabled: false }],
};

const sites: SiteToPublish[] = [
  portal,
  event(951, '開いた会'),
  event(952, '招待の会', { isInvitingEvent: true, login: enabled }),
  event(953, '会員の会', { login: { ...enabled, isRequiredAtStartup: true } }),
  event(954, '会員かもしれない会', { login: { ...enabled, isRequiredAtStartup: true, isEnabledSkipAtStartup: true } }),
  event(955, '中に鍵のある会', { login: { ...enabled, ...locks } }),
  event(956, '券の会', { login: enabled }, [
    ...contents(published),
    {
      moduleCode: 'ticket_limited',
      contentId: 19,
      content: {
        lists: [
          { contentIds: [3, 6], tickets: [ticket(1), ticket(2)], isAnd: false },
          { contentIds: [4], tickets: [ticket(1), ticket(2)], isAnd: true },
        ],
      },
    },
  ]),
  event(957, '誰も入れない鍵', { login: { isEnabled: false, isRequiredAtStartup: true, ...locks } }),
  event(
    958,
    '管理者の会',
    {},
    contents(published).map((module) => ({ ...module, isConsoleUserOnly: true })),
  ),
  { ...event(959, '合言葉の会'), passcode: '246813' },
  { ...lockedPortal(96, {}), passcode: '135792' },
  lockedPortal(97, { login: { isEnabled: true, isRequiredAtStartup: true } }),
  lockedPortal(98, { login: { isEnabled: true, lock: [3, 4, 5, 8, 9].map((contentId) => ({ contentId })) } }),
];

/** The portal and the open event also have a draft; event 970 was never published. */
const drafts: SiteToPublish[] = [
  { ...portal, site: { ...portal.site, webSetting: { title: both('扉の広場（案）', 'Doors, draft') } } },
  event(
    951,
    '開いた会（案）',
    {
      overview: { name: both('開いた会（案）', 'Open, draft'), description: both(drafted, drafted) },
      mypage: { favorite: { isEnable: true } },
      webSetting: {
        title: both('開いた会（案）', 'Open, draft'),
        baseColor: '#AA2211',
        styleSheet: '.hb-draft { background: url(/media/x.webp); }',
      },
    },
    [
      ...contents(drafted, [
        {
          detailId: 3,
          title: both('来年のお知らせ', 'Next year'),
          createdAt: '2026-11-10 10:00',
          publicPeriod: true,
          publicStart: '2027-01-01 10:00',
        },
      ]),
      information(30, drafted),
    ],
  ),
  event(970, 'まだない会', {}, contents(drafted)),
];

export interface DoorSite {
  site: TestSite;
  /** A member of the portal with roles at sites, just logged in. */
  member(...roles: [siteKey: string, role: MemberRole][]): Promise<TestMember>;
  /** A member of another portal. */
  memberOf(portalId: number): Promise<TestMember>;
  /** The status, the reason of a refusal, and all that was answered. */
  call(path: string, headers?: Readonly<Record<string, string>>): Promise<CallAnswer>;
  close(): Promise<void>;
}

interface CallAnswer {
  status: number;
  reason: string | undefined;
  // The answers differ from call to call; each test reads the members it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
}

/** The headers of a member's call; for a previewer those of a call about the draft. */
export const asMember = ({ accessToken }: TestMember) => ({ 'access-token': accessToken });
export const asPreviewer = (member: TestMember) => ({ ...asMember(member), 'preview-agent': 'previewer' });

/** The whole site with the portal 95, whose events have every kind of door. */
export async function startDoorSite(): Promise<DoorSite> {
  const site = await startTestSite();
  await publishTestSites(site.database, sites.map(withDefaults));
  await draftTestSites(site.database, drafts.map(withDefaults));
  await site.hiroba.features.site.directory.refresh();
  return {
    site,
    async member(...roles) {
      const made = await testMember(site.database, 'portal/95', testNow);
      if (roles.length > 0) {
        await site.database.kysely
          .insertInto('member_role')
          .values(roles.map(([site_key, role]) => ({ site_key, role, member_id: made.memberId })))
          .execute();
      }
      return made;
    },
    memberOf: (portalId) => testMember(site.database, `portal/${portalId}`, testNow),
    async call(path, headers = {}) {
      const response = await site.get(`/web_api/v2/${path}`, { language: 'eng', ...headers });
      const text = await response.text();
      const body = JSON.parse(text) as { reason?: string };
      return { status: response.status, reason: body.reason, body, text };
    },
    close: () => site.close(),
  };
}
