import type { CalendarOrganizer } from '#kernel/calendar-file.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { type LinkServices, pageUrl } from './page-url.ts';
import { sayIn } from './present-overview.ts';
import { contactOf } from './site-mail.ts';
import type { PublishedSite } from './site-store.ts';

export interface MailedCalendar {
  /** What follows the `@` of an appointment's id: no other installation has it. */
  idHost: string;
  /** A calendar program takes what is mailed for an invitation of nobody without it. */
  organizer: CalendarOrganizer | undefined;
}

/** Of whom the files are that mails of a site bring for calendars. */
export function mailedCalendar(
  services: LinkServices,
  site: Pick<PublishedSite, 'siteKey' | 'portalId' | 'eventId' | 'ownDomain' | 'document'>,
  language: LanguageCode,
): MailedCalendar {
  const { siteKey, document } = site;
  const say = sayIn(document, language);
  const home = pageUrl(services, site, '');
  const { contactMail } = document.overview;
  const address = contactMail === undefined ? (contactOf(document) ?? home?.href) : `mailto:${contactMail}`;
  const name = say(document.overview.organizerName) || say(document.webSetting.title);
  return {
    idHost: `${siteKey.replace('/', '-')}.${home?.host ?? 'hiroba'}`,
    organizer: address === undefined ? undefined : { name, address },
  };
}
