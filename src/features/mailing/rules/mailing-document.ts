import type { LanguageCode } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { type AudienceKind, type Purpose, purposeOf } from './audience.ts';
import { placeholderProblems, placeholdersFor } from './placeholders.ts';

/** The one thing to do that a mail offers as a button. */
export const buttonChoices = ['none', 'page', 'myPage'] as const;
export type ButtonChoice = (typeof buttonChoices)[number];

/** A mail to many as its editor writes it. */
export interface MailingDocument {
  audience: {
    kind: AudienceKind;
    /** `60-3`: those of ticket 3 of content 60 alone. */
    ticket?: string | undefined;
  };
  purpose: Purpose;
  subject: LocalizedText;
  body: LocalizedText;
  button: ButtonChoice;
  /** Where answers go; '': nowhere. */
  replyTo: string;
  /** Who sends news, with an address and a way to reach them, as the law asks; the same in all languages. */
  contact: string;
}

/** What the text of a mail is measured by. */
export interface MailingSite {
  /** The first is the site's own. */
  languages: readonly LanguageCode[];
  isEvent: boolean;
}

export interface MailingFault {
  field: 'subject' | 'body' | 'replyTo' | 'contact';
  language?: LanguageCode;
  code: 'missing' | 'half' | 'unknown' | 'notHere' | 'invalid';
  /** The placeholder, and its line. */
  found?: string;
  line?: number;
}

const isWritten = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The languages that a mail can be sent in, those of the site first. */
export function writtenLanguages(
  { subject, body }: Pick<MailingDocument, 'subject' | 'body'>,
  { languages }: MailingSite,
) {
  return languages.filter((language) => isWritten(subject[language]) && isWritten(body[language]));
}

/** The language that a reader of `wanted` gets; undefined while the site's first one is not written. */
export function languageFor(
  document: Pick<MailingDocument, 'subject' | 'body'>,
  site: MailingSite,
  wanted: LanguageCode,
): LanguageCode | undefined {
  const written = writtenLanguages(document, site);
  return written.includes(wanted) ? wanted : written[0];
}

/** What keeps a mail from being sent, at its place. */
export function mailingFaults(document: MailingDocument, site: MailingSite): MailingFault[] {
  const { audience, subject, body, replyTo, contact } = document;
  const allowed = placeholdersFor(audience.kind, site);
  const faults: MailingFault[] = [];
  for (const [at, language] of site.languages.entries()) {
    const texts = { subject, body } as const;
    const hasOne = isWritten(subject[language]) || isWritten(body[language]);
    for (const field of ['subject', 'body'] as const) {
      const text = texts[field][language];
      if (!isWritten(text)) {
        if (at === 0) faults.push({ field, language, code: 'missing' });
        else if (hasOne) faults.push({ field, language, code: 'half' });
        continue;
      }
      for (const { found, line, code } of placeholderProblems(text, allowed)) {
        faults.push({ field, language, code, found, line });
      }
    }
  }
  if (replyTo !== '' && mailAddressProblem(readMailAddress(replyTo)) !== undefined)
    faults.push({ field: 'replyTo', code: 'invalid' });
  const isNews = purposeOf(audience.kind, document.purpose) === 'news';
  if (isNews && contact.trim() === '') faults.push({ field: 'contact', code: 'missing' });
  return faults;
}
