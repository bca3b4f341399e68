import { type PublishedSite, sayIn, siteMail, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Mail } from '#server/mail/mail.ts';
import chi from '../../texts/mails/chi.ts';
import eng from '../../texts/mails/eng.ts';
import jpn, { type RequestMailTexts } from '../../texts/mails/jpn.ts';
import kor from '../../texts/mails/kor.ts';
import zhtw from '../../texts/mails/zhtw.ts';

const texts: Record<LanguageCode, RequestMailTexts> = { jpn, eng, chi, zhtw, kor };

/** A mail to somebody whose request about their data an organiser took in. */
export function requestMail(
  site: PublishedSite,
  wish: { to: string; language: LanguageCode } & ({ kind: 'code'; code: string } | { kind: 'erased' }),
): Mail {
  const language = spokenLanguage(site.document, wish.language);
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const { subject, heading, paragraphs } = texts[language][wish.kind];
  return {
    to: wish.to,
    subject: subject(siteName),
    kind: `request-${wish.kind}`,
    ...(wish.kind === 'code' && { holdsCode: true }),
    ...siteMail(site, language, {
      heading,
      paragraphs: paragraphs(siteName),
      ...(wish.kind === 'code' && { code: wish.code }),
    }),
  };
}
