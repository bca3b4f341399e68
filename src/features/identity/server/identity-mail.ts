import {
  type LinkServices,
  pageUrl,
  type PublishedSite,
  sayIn,
  siteMail,
  spokenLanguage,
} from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { pagePath } from '#kernel/page.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { IdentityMethod } from '../rules/identity-method.ts';
import { providerName } from './identity-refusal.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type IdentityMailTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

const texts: Record<LanguageCode, IdentityMailTexts> = { jpn, eng, chi, zhtw, kor };

/** Tells a member that an identity was connected or disconnected, in case a stranger did it. */
export function identityMail(
  services: LinkServices,
  site: PublishedSite,
  kind: keyof IdentityMailTexts,
  method: IdentityMethod,
  to: { mail: string; language: LanguageCode },
): Mail {
  const language = spokenLanguage(site.document, to.language);
  const siteName = sayIn(site.document, language)(site.document.webSetting.title);
  const name = providerName(site, method, language);
  const words = texts[language][kind];
  const url = pageUrl(services, site, pagePath('loginInfo', {}));
  return {
    to: to.mail,
    subject: words.subject(siteName, name),
    kind: `identity-${kind}`,
    ...siteMail(site, language, {
      heading: words.heading(name),
      paragraphs: words.paragraphs(siteName, name),
      ...(url && { button: { label: words.button, url: url.href } }),
    }),
  };
}
