import type { Instant } from '#kernel/clock.ts';
import { planMaxMs } from './mailing-limits.ts';

export const mailingStates = ['draft', 'queued', 'sending', 'stopped', 'finished'] as const;
export type MailingState = (typeof mailingStates)[number];

/** What became of one mail. held: it was stopped before it went; suppressed: it was not to go. */
export const recipientStates = ['waiting', 'held', 'sent', 'failed', 'suppressed'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Why somebody whom the audience has is not mailed. */
export const suppressions = ['optedOut', 'bounced', 'badAddress', 'gone'] as const;
export type Suppression = (typeof suppressions)[number];

/** It waits for the time that was chosen. Servers of the release before see it as queued, which is so. */
export const isPlanned = ({ state, begins_at }: { state: MailingState; begins_at: Date | null }): boolean =>
  state === 'queued' && begins_at !== null;

/** Whether a mail can wait for this time. */
export const isPlannable = (at: Instant | undefined, now: Instant): at is Instant =>
  at !== undefined && at > now && at <= now + planMaxMs;

export const isGoing = (state: MailingState): boolean => state === 'queued' || state === 'sending';
