/** Orders on a page of the list. */
export const ordersPerPage = 50;
/** Orders of one file; more are taken out by their days. */
export const orderFileMax = 500_000;
/** A file that was asked for and not fetched is forgotten after this time. */
export const orderFileMs = 10 * 60_000;
