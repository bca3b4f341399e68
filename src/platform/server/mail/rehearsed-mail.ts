import type { LanguageCode } from '#kernel/language.ts';
import type { Mail } from './mail.ts';

/** Before the subject of a mail that nobody but its maker gets. */
const marks: Readonly<Record<LanguageCode, string>> = {
  jpn: '【お試し】',
  eng: '[Test] ',
  chi: '【试用】',
  zhtw: '【試用】',
  kor: '[테스트] ',
};

/** A subject that says that the mail is a trial. */
export const triedSubject = (subject: string, language: LanguageCode): string => marks[language] + subject;

/** A mail of a rehearsal, whoever it is meant for: its maker reads it, and answers go nowhere. */
export function toItsMaker(
  { toName: _, replyTo: __, unsubscribe: ___, ...mail }: Mail,
  { to }: NonNullable<Mail['rehearsal']>,
): Mail {
  return { ...mail, to, subject: triedSubject(mail.subject, mail.language) };
}
