import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { MailingTexts } from '../texts/jpn.ts';
import { mailingWords } from './mailing-words.ts';

/** 409: why a mail is not changed or sent. */
export function refuseMailing(problem: keyof MailingTexts['refused']): Refusal {
  return new Refusal(status.conflict, (language) => mailingWords[language].refused[problem]);
}
