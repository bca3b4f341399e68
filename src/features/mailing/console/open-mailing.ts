import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readMailing, readMailingDesk } from '../contract.ts';
import type { MailingState } from '../rules/mailing-states.ts';

export type OpenMailing = AnswerOf<typeof readMailing>;
export type MailingDesk = AnswerOf<typeof readMailingDesk>;

/** How the state of a mail is marked. */
export const kindOfState: Readonly<Record<MailingState, 'plain' | 'success' | 'warning' | 'info'>> = {
  draft: 'plain',
  queued: 'info',
  sending: 'info',
  stopped: 'warning',
  finished: 'success',
};
