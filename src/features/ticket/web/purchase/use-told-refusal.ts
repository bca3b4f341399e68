import { useEffect, useLayoutEffect, useState } from 'react';
import type { PurchaseProblem } from '../../rules/sale/purchase-problem.ts';
import type { Purchase } from './use-purchase.ts';

/** The refusal of a content's purchase, kept between the confirmation and the page to which the buyer is led. */
const told = new Map<number, readonly PurchaseProblem[]>();

const none: readonly PurchaseProblem[] = [];

export interface ToldRefusal {
  problems: readonly PurchaseProblem[];
  tell(problems: readonly PurchaseProblem[]): void;
  /** Forgets the refusal: the buyer has read it, or sends the purchase again. */
  forget(): void;
}

/**
 * The server's last refusal of this purchase, on every page to which it leads the buyer. Steps are on several pages.
 * `isLed`: this page leads on to another one.
 */
export function useToldRefusal({ contentId, cart }: Purchase, isLed: boolean): ToldRefusal {
  const { amendments, items, forgetAmendments } = cart;
  const [problems, setProblems] = useState(() => told.get(contentId) ?? none);
  useEffect(() => {
    if (isLed && problems.length > 0) told.set(contentId, problems);
    else told.delete(contentId);
  }, [contentId, isLed, problems]);

  // An amendment that a problem names already is left out. Without any ticket left, the list shows all of them.
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
