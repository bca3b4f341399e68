import { logAccount } from '#features/access-log/web.ts';
import { storedDecision } from '#features/cookie-consent/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, pageHref } from '#web/site/page-context.ts';
import type { PersonalAccess } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { claimDrafts } from '#web/storage/form-drafts.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import type { SessionAnswer } from '../contract.ts';
import type { AuthMethod } from '../rules/login-offer.ts';
import { doorHref } from './login-link.ts';
import { placeAfterLogin } from './place-after-login.ts';

export type LoginMethod = 'password' | AuthMethod;

type Context = PageContext<SiteInit>;
declare global {
  interface Window {
    /** The list that an organiser's tag manager reads, where there is one. */
    dataLayer?: unknown[];
  }
}

/** The end of a login: `enter` is that of `useEnter`, and `link` the page that led to the login. */
export interface LoginEnd {
  enter: NonNullable<PersonalAccess['enter']>;
  link: string | undefined;
}

/**
 * After a successful login: keeps the tokens, reports to analytics and the access log, and goes on to the page where the
 * member goes next (AUTH-003..008).
 */
export function finishLogin(
  context: Context,
  session: SessionAnswer,
  method: LoginMethod,
  { enter, link }: LoginEnd,
): void {
  keepSession(context, session);
  tellAnalytics(method);
  logAccount('login', 'login/login', session.userId);
  enter(takePlace(context, link), 'assign');
}

/** After a successful registration: the same with a log record of its own, then the page that says so. */
export function finishRegistration(context: Context, session: SessionAnswer, { enter, link }: LoginEnd): void {
  keepSession(context, session);
  // From now on an entirely empty profile counts as incomplete (PROFILE-023).
  browserStorage().local.set('checkEmptyPerson', '1');
  logAccount('register', 'login/register', session.userId);
  enter(doorHref(context, 'registerComplete', link), 'assign');
}

function keepSession({ init, site }: Context, { accessToken, refreshToken, userId }: SessionAnswer): void {
  const { local } = browserStorage();
  createMemberSession(local).store(init.login.realmKey, { accessToken, refreshToken });
  claimDrafts(site, userId);
  local.remove('login');
  local.remove('register');
}

/** Reports an event to analytics when the visitor has accepted cookies (AUTH-004, AUTH-042). */
function tellAnalytics(method: LoginMethod): void {
  if (storedDecision() !== 'accepted') return;
  (window.dataLayer ??= []).push({ event: 'login', method });
}

/** The page where a member goes from here; forgets the remembered page. */
export function takePlace(context: Context, link: string | undefined): string {
  const { session } = browserStorage();
  const place = nextPlace(context, link);
  session.remove('destination_url');
  return place;
}

/** The place after a login, without forgetting the remembered page. */
export function nextPlace(context: Context, link: string | undefined): string {
  const destination = browserStorage().session.get('destination_url');
  const places = { link, destination, home: pageHref(context, 'home') };
  return placeAfterLogin(places, context.hostSite, window.location.origin);
}
