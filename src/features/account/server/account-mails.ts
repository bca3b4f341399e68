import { isKeyOf } from '#kernel/keys-of.ts';
import {
  type LinkServices,
  pageUrl,
  type PublishedSite,
  sayIn,
  siteMail,
  spokenLanguage,
} from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { type PageName, pagePath } from '#kernel/page.ts';
import type { Mail } from '#server/mail/mail.ts';
import chi from './mail-texts/chi.ts';
import eng from './mail-texts/eng.ts';
import jpn, { type AccountMailTexts } from './mail-texts/jpn.ts';
import kor from './mail-texts/kor.ts';
import zhtw from './mail-texts/zhtw.ts';

const texts: Record<LanguageCode, AccountMailTexts> = { jpn, eng, chi, zhtw, kor };

export type AccountMailKind = keyof AccountMailTexts;

export interface AccountMailWish {
  kind: AccountMailKind;
  to: string;
  language: LanguageCode;
  code?: string;
}

/** Where a mail leads. A code is typed where it was asked for, so its mail leads nowhere. */
const pageOf = {
  alreadyRegistered: 'login',
  registered: 'mypage',
  noAccount: 'register',
  passwordChanged: 'reset',
} as const satisfies Partial<Record<AccountMailKind, PageName>>;

/**
 * A mail about an account in the look of its site. Its link is never made from the request's host: a stranger could
 * choose where our mail leads.
 */
export function accountMail(
  services: LinkServices,
  site: PublishedSite,
  { kind, to, language: wished, code }: AccountMailWish,
): Mail {
  const language = spokenLanguage(site.document, wished);
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const { subject, heading, paragraphs, button, footnote } = texts[language][kind];
  const page = isKeyOf(pageOf, kind) ? pageOf[kind] : undefined;
  const url = page && pageUrl(services, site, pagePath(page, {}));
  return {
    to,
    // A phone shows the subject, and so the code, without opening the mail.
    subject: subject(siteName, code ?? ''),
    ...(code === undefined ? {} : { holdsCode: true }),
    kind: kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ...siteMail(site, language, {
      heading,
      paragraphs: paragraphs(siteName),
      ...(code === undefined ? {} : { code }),
      ...(url && button !== undefined ? { button: { label: button, url: url.href } } : {}),
      ...(footnote === undefined ? {} : { footnote }),
    }),
  };
}
