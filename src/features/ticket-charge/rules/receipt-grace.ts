/** So long after it was issued a member can have their receipt again: the first download may have been lost on its way. */
export const receiptGraceMs = 24 * 60 * 60_000;
