/** Rows of one list; a larger one is sent in parts. */
export const rowsMax = 1_000;
/** Mails of one call. */
export const mailsPerCall = 50;
export const wordMax = 300;
export const remindedMax = 100;
export const boothsPerPage = 50;
/** Of the organiser's own line in an invitation. */
export const noteMax = 500;
