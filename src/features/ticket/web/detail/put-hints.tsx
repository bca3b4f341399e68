import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { TicketContent } from '../../contract.ts';
import type { PutProblem } from '../../rules/cart/why-not-put.ts';
import { saleOverlayTexts } from '../overlay/sale-overlay-texts.ts';
import { sayPutProblem } from '../cart/say-put-problem.ts';

interface PutHintsProps {
  ticket: TicketContent;
  problem: PutProblem | undefined;
  /** The parent tickets that are neither owned nor in the cart. Undefined: the ticket needs none. */
  missingParentIds: readonly number[] | undefined;
  /** Other tickets of its exclusion groups that are not chosen yet. */
  shutOutIds: readonly number[];
  nameOf: (ticketId: number) => string | undefined;
  /** True when the choice needs a login that the visitor does not have. */
  login: 'asked' | 'impossible' | undefined;
  isLottery: boolean;
}

/** The reasons against a ticket and the tickets that go with it, shown before the button is pressed. */
export function PutHints({ ticket, problem, missingParentIds, shutOutIds, nameOf, login, isLottery }: PutHintsProps) {
  const say = useTexts(saleOverlayTexts);
  const language = useLanguage();
  const names = (ids: readonly number[]): string => say.nameList(ids.flatMap((id) => nameOf(id) ?? []));
  if (problem !== undefined) {
    return <Notice kind="warning">{sayPutProblem(problem, ticket, nameOf, say.whyNot, language)}</Notice>;
  }
  return (
    <>
      {missingParentIds === undefined ? null : <Notice>{say.parentNeeded(names(missingParentIds))}</Notice>}
      {names(shutOutIds) === '' ? null : <Notice>{say.shutsOut(names(shutOutIds))}</Notice>}
      {login === undefined ? null : (
        <Notice kind={login === 'impossible' ? 'warning' : 'info'}>
          {login === 'impossible' ? say.noLogin : isLottery ? say.loginToApply : say.loginToBuy}
        </Notice>
      )}
    </>
  );
}
