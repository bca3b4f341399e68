/** Cases on a page of the queue. */
export const casesPerPage = 30;
/** Reports, acts and earlier cases that are shown of one case. */
export const shownOfCase = 100;

/** What a moderator does about a case. */
export const moderatorActs = ['remove', 'warn', 'suspend', 'readmit', 'close'] as const;
export type ModeratorAct = (typeof moderatorActs)[number];

/** For how many hours somebody can be kept from writing, beside for good. */
export const suspensionHours = [1, 24, 72, 168, 720] as const;
