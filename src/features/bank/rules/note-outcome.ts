/**
 * What became of a payment. `lineKnown`: one of its lines was noted before, for another payment. `paidBefore`,
 * `ended`: so is its order. `changed`: its order owes another sum than the organiser saw. `otherSum`: its lines are
 * not the sum of its orders. `unknown`: the site has no such order, or none that is paid by a transfer.
 */
export const noteOutcomes = ['noted', 'lineKnown', 'paidBefore', 'ended', 'changed', 'otherSum', 'unknown'] as const;
export type NoteOutcome = (typeof noteOutcomes)[number];
