/** Of a batch: its file opens in any spreadsheet, and making it takes a moment. */
export const codesPerBatchMax = 5_000;
/** Of a site, with those that were ended. */
export const codesPerSiteMax = 100_000;
export const batchesPerSiteMax = 1_000;
/** Payments that may use one code. */
export const usesPerCodeMax = 10_000;
/** Of the name of a batch and of the partner who gets it. */
export const batchNameMax = 100;
export const batchesPerPage = 50;
export const codesPerPage = 100;
/** Codes of the settings that the screen of the made ones names. */
export const writtenCodesShown = 5;
