/** A file of a bank: a year of a busy account is smaller. */
export const statementMaxBytes = 4 * 1024 * 1024;
/** Incoming payments of one file. */
export const linesMax = 5_000;
/** Longer texts of a payer are cut: a record of the banks has 48 letters. */
export const payerMax = 200;

/** Orders that a file is matched with: those that wait, and the latest of those that do not any more. */
export const waitingMax = 5_000;
export const endedMax = 2_000;

/** Payments that one call notes: each is a transaction of its own. */
export const paymentsPerCall = 50;
/** Lines of one payment, and orders that it pays. */
export const linesOfPaymentMax = 20;
export const ordersOfPaymentMax = 20;

/** How long a line is remembered. */
export const lineDays = 800;
/** Known lines that a browser is told of. The server knows all of them. */
export const knownLinesMax = 20_000;
