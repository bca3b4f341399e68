import { type PublishedSite, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
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

/**
 * A mail about an account in the look of its site. It holds no link. The member types the code where it was asked for,
 * and a link made from the request's host would let a stranger choose where our mail leads.
 */
export function accountMail(site: PublishedSite, { kind, to, language: wished, code }: AccountMailWish): Mail {
  const language = spokenLanguage(site.document, wished);
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const words = texts[language][kind];
  return {
    to,
    // A phone shows the subject, and so the code, without opening the mail.
    subject: words.subject(siteName, code ?? ''),
    kind: kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ...siteMail(site, language, {
      heading: words.heading,
      paragraphs: words.paragraphs(siteName),
      ...(code === undefined ? {} : { code }),
      ...(words.footnote === undefined ? {} : { footnote: words.footnote }),
    }),
  };
}
