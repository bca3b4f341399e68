/** Requests on a page of the list. */
export const requestsPerPage = 50;
/** How a request came, or what became of it: a few sentences. */
export const noteMax = 1_000;
/** A file that was asked for and not fetched is forgotten after this time. */
export const fileMs = 10 * 60_000;

export const requestKinds = ['export', 'erasure'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestStates = ['open', 'done', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

/**
 * The day by which a request has to be answered: one month after it came, as the laws of the EU ask and as is usual in
 * Japan. Where the next month has no such day, its last.
 */
export function dueOn(receivedOn: string): string {
  const [year = 0, month = 0, day = 0] = receivedOn.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastOfNext))).toISOString().slice(0, 10);
}

/** How many days are left; less than 0: it is late. */
export function daysLeft(due: string, today: string): number {
  return Math.round((Date.parse(due) - Date.parse(today)) / 86_400_000);
}
