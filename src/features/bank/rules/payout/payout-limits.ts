/** Refunds of one file. */
export const refundsOfPayoutMax = 500;
export const refundsPerPage = 100;
export const payoutsListed = 20;
/** How long the link for an account works, and how long an account is kept after the money is paid back. */
export const accountLinkDays = 30;
export const accountKeptDays = 14;
/** An account that was asked for and never used. */
export const accountMostDays = 180;
export const holderMax = 30;
