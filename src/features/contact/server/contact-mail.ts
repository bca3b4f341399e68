import { type PublishedSite, siteMail, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { shownMail } from '#kernel/mail-address.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { ContactMessage } from '../rules/contact-message.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type ContactTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** The mail with a visitor's message, in the site's own language; a reply goes to the visitor. */
export function contactMail(site: PublishedSite, to: string, page: string, message: ContactMessage): Mail {
  const language = spokenLanguage(site.document, site.document.languages[0]!);
  const words = contactTexts[language];
  return {
    to,
    subject: words.mailSubject(page),
    kind: 'contact',
    ...siteMail(site, language, {
      replyTo: message.email,
      heading: words.mailHeading,
      paragraphs: [words.mailAbout(page), words.mailFrom(message.name, shownMail(message.email)), message.contents],
      footnote: words.mailFootnote,
    }),
  };
}

export const contactTexts: Record<LanguageCode, ContactTexts> = { jpn, eng, chi, zhtw, kor };
