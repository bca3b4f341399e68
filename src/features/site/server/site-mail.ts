import type { LanguageCode } from '#kernel/language.ts';
import type { Mail, MailContent } from '#server/mail/mail.ts';
import { mailLayout } from '#server/mail/mail-layout.ts';
import { baseColorOf } from './present-site.ts';
import { sayIn } from './present-overview.ts';
import type { PublishedSite } from './site-store.ts';

type Said = Omit<MailContent, 'language' | 'siteName' | 'organiserName' | 'contact' | 'accentColour'>;

/** The parts that all mails of a site share: they come from the site, and have its look. */
export function siteMail(
  { siteKey, document, rehearsal }: Pick<PublishedSite, 'siteKey' | 'document' | 'rehearsal'>,
  language: LanguageCode,
  content: Said,
): Pick<Mail, 'fromName' | 'replyTo' | 'language' | 'text' | 'html' | 'rehearsal'> {
  const say = sayIn(document, language);
  const siteName = say(document.webSetting.title);
  return {
    fromName: siteName,
    language,
    ...(content.replyTo !== undefined && { replyTo: content.replyTo }),
    ...(rehearsal && { rehearsal: { siteKey, to: rehearsal.mail } }),
    ...mailLayout({
      language,
      siteName,
      organiserName: say(document.overview.organizerName),
      contact: contactOf(document),
      accentColour: baseColorOf(document),
      ...content,
    }),
  };
}

/** Where readers of mails ask questions; undefined: the site names nothing. */
export function contactOf({ overview }: Pick<PublishedSite['document'], 'overview'>): string | undefined {
  const { contactMail, organizerUrl } = overview;
  // A page of the site itself has no address outside of it.
  return contactMail ?? (/^https?:/.test(organizerUrl ?? '') ? organizerUrl : undefined);
}
