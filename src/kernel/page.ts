import type { ModuleCode } from './module-code.ts';
import type { Scope } from './scope.ts';

/** The layouts of core 2.6. */
export const layouts = [
  'default',
  'home',
  'login',
  'verify',
  'mypage',
  'liveChat',
  'liveChatContact',
  'purchasedTicket',
  'report',
  'transferReceive',
  'preview',
  'error',
] as const;
export type Layout = (typeof layouts)[number];

/** The features of my page that an organiser switches on (core 2.3), and my bag, which has flags of its own. */
export type GuardFlag =
  | 'myBag'
  | 'myFolder'
  | 'creditCard'
  | 'badge'
  | 'myTicket'
  | 'favorite'
  | 'businessAppointment'
  | 'ticketCharge';

export interface PageDefinition {
  name: string;
  /** Inside a scope, without slashes at its ends; `:name` is a parameter, `:name?` an optional one. */
  path: string;
  layout: Layout;
  /** The page-type name in access logs; undefined: not logged. */
  log?: string;
  /** The page is there while this is on. */
  guard?: GuardFlag;
  notInScopes?: readonly Scope[];
  /** The module that the page is about, where its address does not name it as `:moduleCode`. */
  moduleCode?: ModuleCode;
  /** A visitor may see it before they have passed the doors of the site. */
  beforeDoors?: true;
  /** What a site must have, or it has no such page. */
  needs?: 'accounts' | 'passcode';
  /** A withdrawn site keeps it, whatever its layout. */
  staysWithdrawn?: true;
  /** Set for pages about an order or a ticket: like their calls, they pass the doors of their content. */
  behindDoors?: 'site';
  /**
   * The names in the query that the page's HTML depends on; the server sees no others. A page for members needs none:
   * its HTML is the neutral shell.
   */
  query?: readonly string[];
  /** Of these names those that make another page of it for search engines and links; of lists it is the `page`. */
  addressQuery?: readonly string[];
  /** Names that the page reads in the browser only, and its HTML does not depend on: the server does not see them. */
  browserQuery?: readonly string[];
}

const page = <const P extends PageDefinition>(definition: P): P => definition;
const portalOnly = ['portal'] as const;
/** Where the visitor came from, as a door leads back to it. */
const doorQuery = ['link'] as const;
const saleQuery = ['ticket', 'category', 'view', 'page', 'step', 'cart'] as const;
const orderQuery = ['order'] as const;

/** The route families of core 2.2 to 2.4 in one table; each exists in all four scopes unless it says otherwise. */
export const pages = [
  page({ name: 'home', path: '', layout: 'home', log: 'home' }),
  page({ name: 'verify', path: 'verify', layout: 'verify', log: 'verify', beforeDoors: true, needs: 'passcode' }),
  page({
    name: 'login',
    path: 'users/login',
    layout: 'login',
    log: 'login/login',
    query: doorQuery,
    beforeDoors: true,
    needs: 'accounts',
  }),
  page({
    name: 'register',
    path: 'users/register',
    layout: 'login',
    log: 'login/register',
    query: doorQuery,
    beforeDoors: true,
    needs: 'accounts',
  }),
  page({
    name: 'registerComplete',
    path: 'users/register-complete',
    layout: 'login',
    log: 'login/register-complete',
    query: doorQuery,
    beforeDoors: true,
    needs: 'accounts',
  }),
  page({
    name: 'reset',
    path: 'users/reset',
    layout: 'login',
    log: 'login/reset',
    query: doorQuery,
    beforeDoors: true,
    needs: 'accounts',
  }),
  page({
    name: 'terms',
    path: 'users/terms',
    layout: 'default',
    log: 'terms/terms',
    beforeDoors: true,
    staysWithdrawn: true,
  }),
  page({
    name: 'privacyPolicy',
    path: 'users/privacy-policy',
    layout: 'default',
    log: 'terms/privacy-policy',
    beforeDoors: true,
    staysWithdrawn: true,
  }),
  page({
    name: 'transferReceive',
    path: 'users/transfer-receive',
    layout: 'transferReceive',
    log: 'transfer-receive',
    browserQuery: ['code'],
  }),
  page({
    name: 'reception',
    path: 'users/reception',
    layout: 'report',
    log: 'reception',
    beforeDoors: true,
    notInScopes: portalOnly,
  }),
  page({
    name: 'board',
    path: 'users/board',
    layout: 'report',
    log: 'board',
    beforeDoors: true,
    notInScopes: portalOnly,
  }),
  page({ name: 'report', path: 'users/:token/report', layout: 'report', log: 'report', guard: 'myBag' }),
  page({ name: 'mypage', path: 'users/mypage', layout: 'mypage', log: 'mypage/top' }),
  page({
    name: 'reportEdit',
    path: 'users/mypage/:token/report-edit',
    layout: 'mypage',
    log: 'mypage/report-edit',
    guard: 'myBag',
  }),
  page({ name: 'badge', path: 'users/mypage/badge', layout: 'mypage', log: 'mypage/badge', guard: 'badge' }),
  page({
    name: 'businessAppointment',
    path: 'users/mypage/business-appointment',
    layout: 'mypage',
    log: 'mypage/business-appointment',
    guard: 'businessAppointment',
    notInScopes: portalOnly,
  }),
  page({
    name: 'creditCard',
    path: 'users/mypage/credit-card',
    layout: 'mypage',
    log: 'mypage/credit-card',
    guard: 'creditCard',
  }),
  page({
    name: 'favorite',
    path: 'users/mypage/favorite',
    layout: 'mypage',
    log: 'mypage/favorite',
    guard: 'favorite',
    browserQuery: ['page'],
    notInScopes: portalOnly,
  }),
  page({ name: 'loginInfo', path: 'users/mypage/login-info', layout: 'mypage', log: 'mypage/login-info' }),
  page({ name: 'memberProfile', path: 'users/mypage/member-profile', layout: 'mypage', log: 'mypage/member-profile' }),
  page({
    name: 'myFolder',
    path: 'users/mypage/my-folder',
    layout: 'mypage',
    log: 'mypage/my-folder',
    guard: 'myFolder',
  }),
  page({
    name: 'myTicket',
    path: 'users/mypage/my-ticket',
    layout: 'mypage',
    log: 'mypage/my-ticket',
    guard: 'myTicket',
    browserQuery: ['page'],
  }),
  page({ name: 'profile', path: 'users/mypage/profile', layout: 'mypage', log: 'mypage/profile' }),
  page({
    name: 'ticketCharge',
    path: 'users/mypage/ticket-charge',
    layout: 'mypage',
    log: 'mypage/ticket-charge',
    guard: 'ticketCharge',
  }),
  page({
    name: 'couponStaff',
    path: 'users/mypage/coupon-staff',
    layout: 'mypage',
    log: 'mypage/coupon-staff',
    notInScopes: portalOnly,
  }),
  page({ name: 'unsubscribe', path: 'users/mypage/unsubscribe', layout: 'mypage', log: 'mypage/unsubscribe' }),

  page({
    name: 'ticketList',
    path: 'module/ticket/:contentId',
    layout: 'default',
    log: 'module/list',
    query: saleQuery,
    moduleCode: 'ticket',
  }),
  page({
    name: 'ticketDetail',
    path: 'module/ticket/:contentId/detail',
    layout: 'default',
    log: 'module/detail',
    query: saleQuery,
    addressQuery: ['ticket'],
    moduleCode: 'ticket',
  }),
  page({
    name: 'ticketPayment',
    path: 'module/ticket/:contentId/payment',
    layout: 'default',
    log: 'ticket/payment',
    behindDoors: 'site',
    query: orderQuery,
    moduleCode: 'ticket',
  }),
  page({
    name: 'ticketPurchased',
    path: 'module/ticket/:contentId/purchased-ticket',
    layout: 'purchasedTicket',
    log: 'ticket/purchased-ticket',
    behindDoors: 'site',
    query: orderQuery,
    moduleCode: 'ticket',
  }),
  page({
    name: 'ticketListAlias',
    path: 'module/ticket/contentId/:contentId',
    layout: 'default',
    log: 'module/list',
    query: saleQuery,
    moduleCode: 'ticket',
  }),
  page({
    name: 'ticketDetailAlias',
    path: 'module/ticket/contentId/:contentId/detail',
    layout: 'default',
    log: 'module/detail',
    query: saleQuery,
    addressQuery: ['ticket'],
    moduleCode: 'ticket',
  }),
  page({
    name: 'ticketPaymentAlias',
    path: 'module/ticket/contentId/:contentId/payment',
    layout: 'default',
    log: 'ticket/payment',
    behindDoors: 'site',
    query: orderQuery,
    moduleCode: 'ticket',
  }),
  page({
    name: 'ticketPurchasedAlias',
    path: 'module/ticket/contentId/:contentId/purchased-ticket',
    layout: 'purchasedTicket',
    log: 'ticket/purchased-ticket',
    behindDoors: 'site',
    query: orderQuery,
    moduleCode: 'ticket',
  }),
  page({
    name: 'myTicketContent',
    path: 'users/my-ticket/:contentId',
    layout: 'mypage',
    log: 'ticket/my-ticket',
    behindDoors: 'site',
    moduleCode: 'ticket',
    browserQuery: ['page'],
  }),
  page({
    name: 'myTicketDetail',
    path: 'users/my-ticket/:contentId/detail',
    layout: 'mypage',
    log: 'ticket/my-ticket',
    behindDoors: 'site',
    moduleCode: 'ticket',
  }),
  page({
    name: 'myTicketPayment',
    path: 'users/my-ticket/:contentId/payment',
    layout: 'mypage',
    log: 'ticket/my-ticket',
    behindDoors: 'site',
    moduleCode: 'ticket',
  }),
  page({
    name: 'myTicketPurchased',
    path: 'users/my-ticket/:contentId/purchased-ticket',
    layout: 'purchasedTicket',
    log: 'ticket/my-ticket',
    behindDoors: 'site',
    query: orderQuery,
    moduleCode: 'ticket',
  }),
  page({
    name: 'timetable',
    path: 'module/timetable/:contentId?',
    layout: 'default',
    log: 'module/list',
    query: ['date', 'text', 'categories', 'venues', 'page'],
    moduleCode: 'timetable',
  }),
  page({
    name: 'liveChat',
    path: 'module/live_chat/:contentId',
    layout: 'liveChat',
    log: 'live_chat',
    moduleCode: 'live_chat',
  }),
  page({
    name: 'liveChatContact',
    path: 'module/live_chat/contact/:contentId',
    layout: 'liveChatContact',
    log: 'live_chat',
    moduleCode: 'live_chat',
  }),
  page({ name: 'moduleList', path: 'module/:moduleCode?/:contentId?', layout: 'default', log: 'module/list' }),
  page({
    name: 'moduleDetail',
    path: 'module/:moduleCode/:contentId/:detailId',
    layout: 'default',
    log: 'module/detail',
  }),
  page({
    name: 'moduleTyped',
    path: 'module/:moduleCode/:contentId/:detailId/:type/:typeId',
    layout: 'default',
    log: 'module/detail',
  }),
  page({ name: 'error', path: 'error', layout: 'error', log: 'error', query: ['again'], beforeDoors: true }),
] as const satisfies readonly PageDefinition[];

/** The preview route lies outside the scopes (core 2.4): its portal and event are part of the path. */
export const previewPage = page({
  name: 'preview',
  path: 'preview/portal/:portalId/event/:eventId/module/:moduleCode/:contentId/:detailId',
  layout: 'preview',
});

export type PageName = (typeof pages)[number]['name'];

export function pageNamed(name: PageName): PageDefinition {
  return pages.find((candidate) => candidate.name === name)!;
}

export type PageParams = Readonly<
  Partial<Record<'contentId' | 'detailId' | 'moduleCode' | 'token' | 'type' | 'typeId', string | number>>
>;

/** The path of a page inside its site. */
export function pagePath(name: PageName, params: PageParams = {}): string {
  const given: Readonly<Record<string, string | number | undefined>> = params;
  return pageNamed(name)
    .path.split('/')
    .map((part) => (part.startsWith(':') ? String(given[part.slice(1).replace('?', '')] ?? '') : part))
    .filter((part) => part !== '')
    .join('/');
}
