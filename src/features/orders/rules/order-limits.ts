/** Orders on a page of the list. */
export const ordersPerPage = 50;
/** Found orders are counted no further. */
export const countedMax = 1_000;
/** What can be typed to search for. */
export const searchMax = 100;
