import { baseColorOf, type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Mail } from '#server/mail/mail.ts';
import { mailLayout } from '#server/mail/mail-layout.ts';
import type { ContactMessage } from '../rules/contact-message.ts';
import { contactTexts } from './contact-texts.ts';

/** The message as its recipient reads it: in the site's own language, to be answered to whoever wrote it. */
export function contactMail(site: PublishedSite, to: string, page: string, message: ContactMessage): Mail {
  const language = spokenLanguage(site.document, site.document.languages[0] as LanguageCode);
  const say = sayIn(site.document, language);
  const words = contactTexts[language];
  const siteName = say(site.document.webSetting.title);
  return {
    to,
    fromName: siteName,
    replyTo: message.email,
    subject: words.mailSubject(page),
    language,
    kind: 'contact',
    ...mailLayout({
      language,
      siteName,
      organiserName: say(site.document.overview.organizerName),
      accentColour: baseColorOf(site.document),
      heading: words.mailHeading,
      paragraphs: [words.mailAbout(page), words.mailFrom(message.name, message.email), message.contents],
      footnote: words.mailFootnote,
    }),
  };
}
