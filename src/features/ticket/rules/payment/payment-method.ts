/** How a ticket was or will be paid (TICKET-023). Local is at the venue, Free means that it costs nothing. */
export const paymentMethods = ['CreditCard', 'ConvenienceStore', 'Bank', 'Local', 'Free'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Sale: settled, also for a free ticket. Waiting: not yet (TICKET-024). */
export const paymentStatuses = ['Sale', 'Fail', 'Waiting'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The stage of a payment: the gateway has not answered yet, or the buyer's bank asks the buyer first. */
export const paymentsUnderway = ['checking', 'authenticating'] as const;
export type PaymentUnderway = (typeof paymentsUnderway)[number];
