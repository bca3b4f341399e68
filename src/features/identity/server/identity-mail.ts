import { baseColorOf, type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Mail } from '#server/mail/mail.ts';
import { mailLayout } from '#server/mail/mail-layout.ts';
import type { IdentityMethod } from '../rules/identity-method.ts';
import { providerName } from './identity-refusal.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type IdentityMailTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

const texts: Record<LanguageCode, IdentityMailTexts> = { jpn, eng, chi, zhtw, kor };

/** Tells a member that there is another way into the account, or one less: in case it was somebody else. */
export function identityMail(
  site: PublishedSite,
  kind: keyof IdentityMailTexts,
  method: IdentityMethod,
  to: { mail: string; language: LanguageCode },
): Mail {
  const language = spokenLanguage(site.document, to.language);
  const say = sayIn(site.document, language);
  const siteName = say(site.document.webSetting.title);
  const name = providerName(site, method, language);
  const words = texts[language][kind];
  const bodies = mailLayout({
    language,
    siteName,
    organiserName: say(site.document.overview?.organizerName),
    accentColour: baseColorOf(site.document),
    heading: words.heading(name),
    paragraphs: words.paragraphs(siteName, name),
  });
  return {
    to: to.mail,
    fromName: siteName,
    subject: words.subject(siteName, name),
    language,
    kind: `identity-${kind}`,
    ...bodies,
  };
}
