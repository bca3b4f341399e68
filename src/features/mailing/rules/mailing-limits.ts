import { dayMs } from '#kernel/period.ts';

/** Characters of a subject, in one language. */
export const subjectMax = 150;
/** Characters of a text, in one language. */
export const bodyMax = 8_000;
/** Characters of the address and the contact of the sender. */
export const contactMax = 300;

/** How fast a mail goes out: mail servers of others slow down or refuse whoever is faster. */
const mailsPerMinute = 600;
/** Mails that one transaction queues, so that nobody waits for it. */
export const batchSize = 50;
export const batchEveryMs = (batchSize / mailsPerMinute) * 60_000;
/** Mails of one mailing that wait for the mail server; while there are more, no further ones join them. */
export const waitingMax = 3 * batchSize;
/** So far ahead a mail can be planned. */
export const planMaxMs = 400 * dayMs;
/** How long a mailing waits for a mail server that takes nothing. */
export const lookAgainMs = 10_000;

/** People that are counted before a mail goes; more are said as more. */
export const countedRecipientsMax = 10_000;
export const mailingsPerPage = 50;
export const recipientsPerPage = 50;
/** Drafts of one site. */
export const draftsMax = 100;

/** How long it is kept who got which mail. */
export const recipientDays = 400;
/** How long an address that was refused gets no mails: it may have been mended. */
export const bounceDays = 180;
/** How long an opened preview can be looked at. */
export const previewMs = 60 * 60_000;
