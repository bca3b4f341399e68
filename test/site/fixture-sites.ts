import * as v from 'valibot';
import { moduleDocuments } from '#app/module-documents.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { publishTestSites, type TestSite as SiteToPublish } from '../published-site.ts';
import type { TestSite } from '../start-test-site.ts';

/** A text that nobody may read before the doors of a locked site; every kind of content there holds it. */
export const secret = '秘密の桟橋で会いましょう';
const both = (jpn: string, eng: string) => ({ jpn, eng });
const hidden = { jpn: secret, eng: `${secret} at night` };

const information = (contentId: number, title: object = both('お知らせ', 'News')) => ({
  moduleCode: 'information',
  contentId,
  title: both('新着', 'What is new'),
  items: [
    { detailId: 1, title, body: title, createdAt: '2026-11-01 10:00' },
    { detailId: 2, title, body: title, createdAt: '2026-11-02 10:00' },
  ],
});
const contents = (title?: object) => [
  {
    moduleCode: 'tab',
    contentId: 1,
    content: { tabs: [{ label: title ?? both('ホーム', 'Home'), icon: 'home', link: '/' }] },
  },
  {
    moduleCode: 'menu',
    contentId: 2,
    content: { groups: [{ links: [{ label: title ?? both('案内', 'Guide'), link: '/module/information/3' }] }] },
  },
  information(3, title),
  {
    moduleCode: 'web_page',
    contentId: 4,
    title: both('案内', 'Guide'),
    items: [1, 2].map((detailId) => ({
      detailId,
      title: title ?? both('道順', 'Directions'),
      body: title ?? both('<p>道</p>', '<p>Way</p>'),
    })),
  },
  {
    moduleCode: 'united_web_link',
    contentId: 5,
    title: both('リンク', 'Links'),
    items: [{ detailId: 1, name: title ?? both('外', 'Out'), url: 'https://example.jp/', isExternal: true }],
  },
  {
    moduleCode: 'html',
    contentId: 6,
    title: both('一言', 'A word'),
    content: { html: title ?? both('<p>一言</p>', '<p>Word</p>') },
  },
  { moduleCode: 'digest', contentId: 7, content: { lead: title ?? both('要約', 'Digest') } },
  { moduleCode: 'language_setting', contentId: 9 },
];
const sale = [
  {
    moduleCode: 'ticket',
    contentId: 20,
    title: both('チケット', 'Tickets'),
    items: [{ detailId: 1, title: both('一日券', 'Day ticket'), price: 1000 }],
  },
  {
    moduleCode: 'coupon',
    contentId: 29,
    title: both('クーポン', 'Coupons'),
    items: [{ detailId: 1, title: both('割引', 'Discount') }],
  },
  { moduleCode: 'timetable', contentId: 21, title: both('時間割', 'Timetable'), content: { ticketContentId: 20 } },
];
/** Modules whose screens come in later versions. */
const toCome = [{ moduleCode: 'live_chat', contentId: 22 }];
const fair = {
  moduleCode: 'booth',
  contentId: 23,
  title: both('出展社', 'Exhibitors'),
  items: [{ detailId: 1, items: { title: { value: both('港の工房', 'Harbour works') } } }],
};
const place = {
  moduleCode: 'place',
  contentId: 10,
  title: both('会場', 'Venue'),
  items: [{ detailId: 1, name: both('港ホール', 'Harbour hall') }],
};
const search = { moduleCode: 'event_search', contentId: 8, title: both('催し', 'Events') };

const portal = (portalId: number, title: object, more: object = {}) => ({
  kind: 'portal',
  portalId,
  languages: ['jpn', 'eng'],
  webSetting: { title, ...more },
});
const event = (portalId: number, eventId: number, name: object, more: object = {}, setting: object = {}) => ({
  kind: 'event',
  portalId,
  eventId,
  languages: ['jpn', 'eng'],
  webSetting: { title: name, ...setting },
  overview: { name, startDate: '2026-12-01 10:00', ...(more as { overview?: object }).overview },
  ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'overview')),
});
const terms = {
  terms: {
    switchTerms: true,
    typeTerms: 'Text',
    bodyTerms: both('<p>規約の本文</p>', '<p>Body of the terms</p>'),
    switchPrivacy: true,
    typePrivacy: 'Text',
    bodyPrivacy: both('<p>方針の本文</p>', '<p>Body of the policy</p>'),
  },
};
const locked = {
  overview: { description: hidden, placeAddress: hidden, placeMapUrl: 'https://maps.example.jp/secret-pier' },
};
const all = { isEnable: true };

export const passcodes = { portal: '135792', event: '246813' };

/** Small sites of every kind beside the demo world; their ids are from 90 and 900. */
const sites: SiteToPublish[] = [
  {
    site: { ...portal(90, both('四角い広場', 'The square'), { ownDomain: 'square.test' }), ...terms },
    modules: [...contents(), search],
  },
  {
    site: event(90, 901, both('大市', 'The big fair'), {
      ...terms,
      cookie: { enableCookieCheckDialog: true },
      client: { enableMyBag: true },
      mypage: {
        myFolder: all,
        favorite: all,
        ticketCharge: all,
        isShowCreditCard: true,
        isShowMyTicket: true,
        badges: { enableUserPrint: true },
        businessAppointment: { commonContent: { enable: true } },
      },
    }),
    modules: [...contents(), place, ...sale, fair, ...toCome],
  },
  {
    site: event(90, 902, both('鍵の会', 'The locked one'), locked),
    modules: contents(hidden),
    passcode: passcodes.event,
  },
  {
    site: event(90, 903, both('招待の会', 'By invitation'), { ...locked, isInvitingEvent: true }),
    modules: contents(hidden),
  },
  { site: event(0, 904, both('ひとり立ち', 'Alone'), terms, { ownDomain: 'solo.test' }), modules: contents() },
  {
    site: event(0, 905, both('準備中', 'In the making'), {}, { isRelease: false, ownDomain: 'making.test' }),
    modules: contents(),
  },
  {
    site: event(90, 906, both('会員の会', 'Members'), {
      ...locked,
      login: { isEnabled: true, isRequiredAtStartup: true },
    }),
    modules: contents(hidden),
  },
  { site: event(90, 907, both('独自', 'On its own'), { usePortal: false }), modules: contents() },
  {
    site: event(0, 908, both('積み木', 'Blocks'), { client: { isEvesta: true } }),
    modules: [{ moduleCode: 'headline', contentId: 1, content: { text: both('見出し', 'Headline') } }],
  },
  {
    site: portal(91, both('鍵の広場', 'The locked square'), { ownDomain: 'locked.test' }),
    modules: contents(hidden),
    passcode: passcodes.portal,
  },
  { site: event(91, 911, both('鍵の中の会', 'Within'), locked), modules: contents(hidden), passcode: passcodes.event },
];

/** The sites that show no content to a visitor without a passcode or an invitation. */
export const lockedSites = [
  { path: '/web/portal/90/event/902', ids: '90/902' },
  { path: '/web/portal/90/event/903', ids: '90/903' },
  { path: '/web/portal/90/event/906', ids: '90/906' },
  { path: '/web/portal/91', ids: '91' },
  { path: '/web/portal/91/event/911', ids: '91/911' },
];

const operator: SiteToPublish = {
  site: { ...portal(0, both('広場', 'Hiroba')), ...terms },
  modules: [...contents(), search],
};

/** Publishes the small sites beside the demo world; with `hasOperator` the operator's portal is a small one too. */
export async function publishFixtures({ database, hiroba }: TestSite, hasOperator = false): Promise<void> {
  await publishTestSites(database, [...sites, ...(hasOperator ? [operator] : [])].map(withDefaults));
  await hiroba.features.site.directory.refresh();
}

/** The modules as an import would store them. */
export function withDefaults({ modules = [], ...rest }: SiteToPublish): SiteToPublish {
  return { ...rest, modules: modules.map(readModule) };
}

/** A chat cannot be without the number of its people and rooms. */
const chatContent = { liveChatDataSourceId: 1 };

function readModule(module: Record<string, unknown>): Record<string, unknown> {
  const documents = moduleDocuments.get(module['moduleCode'] as ModuleCode);
  if (documents === undefined) return module;
  const items = (module['items'] ?? []) as unknown[];
  return {
    ...module,
    widget: v.parse(documents.widget, module['widget'] ?? {}),
    list: v.parse(documents.list, module['list'] ?? {}),
    content: v.parse(documents.content, module['content'] ?? (module['moduleCode'] === 'live_chat' ? chatContent : {})),
    ...(documents.serverContent && {
      serverContent: v.parse(documents.serverContent, module['serverContent'] ?? {}),
    }),
    items: items.map((item) => (documents.item ? v.parse(documents.item, item) : item)),
  };
}
