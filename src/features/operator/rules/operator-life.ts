const minute = 60_000;
const hour = 60 * minute;

/** A browser stays signed in so long without a call, and so long in all. */
export const idleLifeMs = 12 * hour;
export const sessionLifeMs = 7 * 24 * hour;
/** How often a session notes that it is used. */
export const seenEveryMs = 5 * minute;
/** How long a link that makes an operator can be used. */
export const linkLifeMs = 72 * hour;

/** How long the frame of a preview shows a draft before the console gives it a new pass. */
export const previewLifeMs = 30 * minute;

export const passwordMin = 10;
export const passwordMax = 128;
export const nameMax = 80;
