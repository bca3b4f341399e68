/** Orders on a page of the list. */
export const ordersPerPage = 50;
