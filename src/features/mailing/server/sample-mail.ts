import { pageUrl, type PublishedSite } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { MailingDocument } from '../rules/mailing-document.ts';
import { stopPath } from './mailing-links.ts';
import type { MailingServices } from './mailing-services.ts';
import { mailingWords } from './mailing-words.ts';
import { writeMail } from './write-mail.ts';

/** A mail as a made-up reader gets it: the real one, with nobody's data. Its link that ends news ends none. */
export function sampleMail(
  services: Pick<MailingServices, 'site' | 'publicUrl'>,
  site: PublishedSite,
  document: MailingDocument,
  language: LanguageCode,
): Omit<Mail, 'to'> {
  const { sample } = mailingWords[language];
  const home = pageUrl(services, site, '');
  const {
    unsubscribe: _,
    isOfMany: __,
    ...mail
  } = writeMail(services, site, document, {
    language,
    facts: { ...sample, myPage: '' },
    stopUrl: home && `${home.origin}${stopPath}/preview`,
  });
  return mail;
}
