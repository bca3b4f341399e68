/** What an organiser writes to a buyer about a change: a few sentences. */
export const reasonMax = 500;
/** A part of a name. */
export const nameMax = 100;
/** A mail address as it is typed, with what is cut off. */
export const mailTypedMax = 320;
/** More yen than an order can cost. */
export const yenMax = 999_999_999;
/** Tickets of an order that are named at once. */
export const changedTicketsMax = 500;
