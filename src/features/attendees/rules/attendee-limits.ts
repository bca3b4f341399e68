/** Attendees on a page of the list. */
export const attendeesPerPage = 50;
/** Rows of one file; more are taken out ticket by ticket. */
export const exportRowsMax = 500_000;
/** Columns of one file. */
export const columnsMax = 300;
/** Badges of one file: somebody cuts them. */
export const badgesMax = 2_000;
/** A file that was asked for and not fetched is forgotten after this time. */
export const exportMs = 10 * 60_000;
