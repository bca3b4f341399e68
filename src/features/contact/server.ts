import { type PublishedSite, serve } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { commonTexts } from '#server/http/common-texts.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { Mailing } from '#server/mail/mail.ts';
import { sendContact } from './contract.ts';
import {
  type ContactProblem,
  type ContactProblems,
  contactLimits,
  contactProblems,
  readContactMessage,
} from './rules/contact-message.ts';
import { contactMail, contactTexts } from './server/contact-mail.ts';

export interface ContactRecipient {
  /** The recipient's mail address, which no call shows. */
  mail: string;
  /** The title of the page the message is about. */
  page: string;
}

/**
 * Finds the recipient for a detail; undefined when it has no contact form. Each feature with such pages gives its own.
 */
type FindRecipient = (
  site: PublishedSite,
  contentId: number,
  detailId: number,
) => Promise<ContactRecipient | undefined>;

export interface ContactServices {
  database: Database;
  mail: Mailing;
  recipients: readonly FindRecipient[];
}

/** Sends a visitor's message to the person responsible for a page. Only the mail is kept, until it is delivered. */
export function createContactServer({ database, mail, recipients }: ContactServices): {
  endpoints: ServedEndpoint[];
} {
  return {
    endpoints: [
      serve(sendContact, async ({ site, member, params, body, context }) => {
        const found = await Promise.all(recipients.map((find) => find(site, params.contentId, params.detailId)));
        const recipient = found.find((one) => one !== undefined);
        if (recipient === undefined) throw refuse('notFound');
        const message = readContactMessage(body);
        const problems = contactProblems(message);
        if (Object.keys(problems).length > 0) throw refuseMessage(problems);
        await takeTry(database, 'contact', { context, member }, { say: (language) => contactTexts[language].tooMany });
        await mail.send(contactMail(site, recipient.mail, recipient.page, message));
        return { data: { done: true } } as const;
      }),
    ],
  };
}

function refuseMessage(problems: ContactProblems): Refusal {
  const said = (language: LanguageCode, field: string, problem: ContactProblem): string => {
    const words = contactTexts[language];
    if (problem === 'required') return commonTexts[language].inputRequired;
    if (problem !== 'tooLong') return words[problem];
    return words.tooLong(field === 'name' ? contactLimits.name : contactLimits.contents);
  };
  return new Refusal(
    status.invalid,
    (language) => commonTexts[language].invalid,
    (language) =>
      Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, [said(language, field, problem)]])),
  );
}
