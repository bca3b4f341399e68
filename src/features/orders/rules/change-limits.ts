/** What an organiser writes to a buyer about a change: a few sentences. */
export const reasonMax = 500;
/** More yen than an order can cost. */
export const yenMax = 999_999_999;
/** Tickets of an order that are named at once. */
export const changedTicketsMax = 500;
