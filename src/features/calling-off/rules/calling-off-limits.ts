export const messageMax = 2_000;
/** What of the message is noted at each order. */
export const reasonMax = 500;
/** Orders of one batch; each has a transaction of its own. */
export const batchSize = 20;
/** While gateways are asked, and while purchases that had begun come to their end. */
export const lookAgainMs = 30_000;
export const settleMs = 120_000;
/** How long an order that failed, or whose gateway says nothing, holds back the mail about the others of its buyer. */
export const stuckMs = 600_000;
/** Who are mailed behind a batch, at most. */
export const readersAtOnce = 200;
/** Failures that are shown; a press tries all of them again. */
export const failuresShown = 50;
