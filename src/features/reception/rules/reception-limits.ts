/** Found visitors at once: whoever sees more has typed too little. */
export const foundMax = 10;
/** Letters of a search. */
export const searchLettersMax = 60;
/** With a reason, staff take back what was checked in within a day. */
export const undoWithinMs = 24 * 3_600_000;

/** Tickets of one list. 100,000 are 2.7 MB. */
export const listTicketsMax = 100_000;
/** As long as that a list lets somebody in, whatever happened to the tickets meanwhile. */
export const listLastsMs = 12 * 3_600_000;
/** A device with a network fetches its list anew after this time; a long one more seldom. */
export const listFreshMs = { short: 5 * 60_000, long: 20 * 60_000, longFrom: 10_000 } as const;

/** Entries that wait on a device. */
export const queueMax = 5_000;
/** Entries of one call. */
export const joinedAtOnce = 50;
/** Letters of a scanned code that is kept; a QR code has 37. */
export const codeLettersMax = 100;
/** Named entries in a list. */
export const doubtsShown = 200;
