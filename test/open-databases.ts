/** Databases in memory that a test of this file has open: each takes a hundred megabytes. */
export const openDatabases = { number: 0 };
