import type { PublishedSite } from '#features/site/server.ts';
import { sayIn } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { RefusalReason } from '#kernel/refusal-reason.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type IdentityMethod, methodNames } from '../rules/identity-method.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type IdentityMessages } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const messages: Record<LanguageCode, IdentityMessages> = { jpn, eng, chi, zhtw, kor };

const statusOf = {
  notOffered: status.forbidden,
  cancelled: status.forbidden,
  refused: status.forbidden,
  notGenuine: status.forbidden,
  unavailable: status.unavailable,
  tooLate: status.gone,
  otherBrowser: status.forbidden,
  otherSession: status.forbidden,
  identityTaken: status.conflict,
  otherIdentity: status.conflict,
  accountExists: status.conflict,
  mailNotVerified: status.conflict,
  onlyWayIn: status.conflict,
} as const satisfies Record<Exclude<keyof IdentityMessages, 'tooMany' | 'portalAccounts'>, number>;

/** The data from which the page goes on, by the name of the reason. */
const reasons: Partial<Record<keyof typeof statusOf, RefusalReason>> = {
  accountExists: 'accountExists',
  mailNotVerified: 'mailNotVerified',
  cancelled: 'cancelled',
};

/** A refusal about a provider, in the words of the site: 403, 409, 410 or 503. */
export function identityRefusal(key: keyof typeof statusOf, site: PublishedSite, method: IdentityMethod): Refusal {
  const say = (language: LanguageCode): string => {
    const words = messages[language][key];
    return typeof words === 'string' ? words : words(providerName(site, method, language));
  };
  const reason = reasons[key];
  return new Refusal(statusOf[key], say, undefined, reason && (() => ({ reason })));
}

/** What a full limit says. */
export const sayTooMany = (language: LanguageCode): string => messages[language].tooMany;

/** Why an event has no provider of its own. */
export const sayPortalAccounts = (language: LanguageCode): string => messages[language].portalAccounts;

/** The name that the site gives a provider. */
export function providerName({ document }: PublishedSite, method: IdentityMethod, language: LanguageCode): string {
  const named = document.login?.authMethod === method ? sayIn(document, language)(document.login.authName) : '';
  return named || methodNames[method];
}
