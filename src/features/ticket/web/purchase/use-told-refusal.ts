import { useEffect, useLayoutEffect, useState } from 'react';
import type { PurchaseProblem } from '../../rules/purchase/purchase-problem.ts';
import type { Purchase } from './use-purchase.ts';

/** Why the purchase of a content was refused, on its way from the confirmation to the page that its buyer is led to. */
const told = new Map<number, readonly PurchaseProblem[]>();

const none: readonly PurchaseProblem[] = [];

export interface ToldRefusal {
  problems: readonly PurchaseProblem[];
  tell(problems: readonly PurchaseProblem[]): void;
  /** It is read, or the purchase is sent once more. */
  forget(): void;
}

/**
 * What the server last had against this purchase, wherever its buyer is led by it: the steps are not all on one page.
 * `isLed`: this page leads on to another one.
 */
export function useToldRefusal({ contentId, cart }: Purchase, isLed: boolean): ToldRefusal {
  const { amendments, items, forgetAmendments } = cart;
  const [problems, setProblems] = useState(() => told.get(contentId) ?? none);
  useEffect(() => {
    if (isLed && problems.length > 0) told.set(contentId, problems);
    else told.delete(contentId);
  }, [contentId, isLed, problems]);

  // What the problems say of a ticket is not said once more; without any ticket left the list says all of it.
  const isSaid =
    problems.length > 0 &&
    amendments.every(({ ticketId }) =>
      problems.some((one) => one.kind === 'mixed' || ('ticketId' in one && one.ticketId === ticketId)),
    );
  useLayoutEffect(() => {
    if (isSaid && amendments.length > 0 && items.length > 0) forgetAmendments();
  }, [isSaid, amendments, items, forgetAmendments]);

  return { problems, tell: setProblems, forget: () => setProblems(none) };
}
