export const mailingStates = ['draft', 'queued', 'sending', 'stopped', 'finished'] as const;
export type MailingState = (typeof mailingStates)[number];

/** What became of one mail. held: it was stopped before it went; suppressed: it was not to go. */
export const recipientStates = ['waiting', 'held', 'sent', 'failed', 'suppressed'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Why somebody whom the audience has is not mailed. */
export const suppressions = ['optedOut', 'bounced', 'badAddress', 'gone'] as const;
export type Suppression = (typeof suppressions)[number];

export const isGoing = (state: MailingState): boolean => state === 'queued' || state === 'sending';
