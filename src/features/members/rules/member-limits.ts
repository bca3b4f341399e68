/** Members on a page of the list. */
export const membersPerPage = 50;
/** Why something was done to a member: a few sentences. */
export const reasonMax = 500;
/** Tickets, changes and log-ins that are shown of one member, the latest first. */
export const shownOfMember = 100;
/** Events of a portal among which the list is cut down. */
export const eventsShown = 200;
