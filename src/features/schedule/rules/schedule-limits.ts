/** Ids in one call. */
export const scheduleIdsMax = 100;
