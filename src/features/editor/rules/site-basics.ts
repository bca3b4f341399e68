/** The kinds of sites that a template makes. */
export const titleLettersMax = 200;
/** Letters of what a publication is for. */
export const noteMax = 200;
/** Sites that one page of the list shows, and items of a content. */
export const sitesPerPage = 50;
export const itemsPerPage = 100;
/** Sessions of a timetable in one answer, which has no texts but their titles; and its columns. */
export const sessionsPerPage = 1_000;
export const placesMax = 200;
/** Where a count stops: more is “a thousand and more”. */
export const countedMax = 1_000;
/** Tickets of one content that a lock can name. */
export const ticketsOfLocksMax = 500;
/** Portals that the form of a new event offers. */
export const portalsMax = 200;
/** Events that a reference offers at once; a search finds the others. */
export const eventsShownMax = 50;
/** Changes of one save, and the bytes of its body. */
export const changesMax = 2_000;
export const saveBytesMax = 512 * 1024;
export const pathMax = 12;
/** Parts whose links one deletion tells, so that they can come back. */
export const linksBackMax = 200;
/** Changes that the publication shows; the rest is counted. */
export const changesShownMax = 100;
/** Entries that one call can put in an order. */
export const orderMax = 5_000;
/** Bytes of a site as a zip file: what a call takes is what a call gives. */
export const siteFileMaxBytes = 100 * 1024 * 1024;
