import { isLoginSkipped } from '#features/account/web/login-skip.ts';
import { asksLoginAtStartUp } from '#features/doors/rules/login-lock.ts';
import type { SiteInit } from '#features/site/web.ts';
import { placePath } from '#kernel/preview-path.ts';
import type { CallFacts } from '#web/api/common-headers.ts';
import { deviceKind } from '#web/api/device-kind.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import { anonymousToken } from '#web/storage/anonymous-token.ts';
import { isApplicationAt } from '#web/site/is-application.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import type { LoadedPage } from '../loader-site.ts';
import { definitionOf, isForMembers } from '../page-facts.ts';
import { identityOf, type SiteStateStore } from '../site-state.ts';

/** A query flag of core 4.6; the address keeps it across navigation. */
export function queryFlag(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}

export const isApplication = (): boolean => isApplicationAt(window.location.search);

export function isPreview(state: SiteStateStore): boolean {
  return placePath(state.get().hostSite, window.location.pathname)?.isPreview ?? false;
}

export function currentDevice(): CallFacts['device'] {
  const { userAgent, maxTouchPoints } = window.navigator;
  return deviceKind({ userAgent, maxTouchPoints, isApplication: isApplication() });
}

/** The present facts of this visitor, for every call. */
export function callFacts(state: SiteStateStore): CallFacts {
  const { local } = browserStorage();
  const { init, language, personal } = state.get();
  return {
    language,
    site: identityOf(init),
    device: currentDevice(),
    accessToken: createMemberSession(local).tokens(init.login.realmKey)?.accessToken,
    memberId: personal?.userId,
    anonymousToken: anonymousToken(local, cryptoRandom),
    passcodes: { portal: local.get('portal-passcode'), event: local.get('event-passcode') },
    consoleUser: queryFlag('consoleUser'),
    isDraft: state.get().isDraft,
    isApplication: isApplication(),
    isExhibitor: queryFlag('exhibitor_account') !== undefined,
  };
}

/** Whether a page asks a visitor for the login: it is for members, or the whole site begins with the login. */
export function asksForMember({ name, params }: Pick<LoadedPage, 'name' | 'params'>, init: SiteInit): boolean {
  const definition = definitionOf(name);
  if (definition === undefined) return false;
  return isForMembers(definition, params, init) || asksLoginAtStartUp(init, isLoginSkipped(identityOf(init)));
}
