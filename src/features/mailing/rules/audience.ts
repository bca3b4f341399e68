/** Whom a mail is for. They are found when it goes out. */
export const audienceKinds = [
  /** Who bought a valid ticket. */
  'buyers',
  /** Who has a valid ticket now. */
  'holders',
  /** Of these, who has not come in. */
  'notCheckedIn',
  /** Who waits for a draw. */
  'applicants',
  /** Who was not drawn. */
  'notDrawn',
  /** Who has an account. */
  'members',
  /** Who keeps a booth. */
  'exhibitors',
] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Found by their tickets, so that they can be cut down to one of them. */
export const ticketAudiences: readonly AudienceKind[] = ['buyers', 'holders', 'notCheckedIn', 'applicants', 'notDrawn'];

/** Whether the law asks for a way out: news may be refused, what belongs to a ticket has to be told. */
export const purposes = ['necessary', 'news'] as const;
export type Purpose = (typeof purposes)[number];

/** Members have asked for an account and for nothing else: a mail to all of them is news. */
export function purposeOf(kind: AudienceKind, wished: Purpose): Purpose {
  return kind === 'members' ? 'news' : wished;
}

/**
 * The audiences that a site has. The members of a portal are the portal's to write to: an event that uses its accounts
 * reaches those who have to do with the event.
 */
export function audiencesOf(site: { isEvent: boolean; hasOwnAccounts: boolean }): AudienceKind[] {
  return audienceKinds.filter((kind) => (kind === 'members' ? site.hasOwnAccounts : site.isEvent));
}
