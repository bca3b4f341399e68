import { useEffect, useRef } from 'react';
import { pageHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useLocation } from '#web/navigation/router-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Link } from '#web/ui/link-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { TicketContent } from '../../contract.ts';
import type { PurchaseProblem } from '../../rules/sale/purchase-problem.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { useTickets } from '../cart/use-tickets.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { isTicketProblem, parentsIn, problemsLeft, sayListProblem, sayTicketProblem } from './say-purchase-problem.ts';
import type { OrderingState } from './use-ordering.ts';
import type { Purchase } from './use-purchase.ts';

interface ProblemsProps {
  problems: readonly PurchaseProblem[];
  purchase: Purchase;
  /** Every ticket that a problem may name. */
  named: readonly TicketContent[];
  /** True when the page below shows the problems at their tickets. */
  areTicketsBelow?: boolean;
}

type OrderFailureProps = ProblemsProps & { state: OrderingState };

/** Why nothing was ordered and what to do. It scrolls into sight, and the answers stay. */
export function OrderFailure(props: OrderFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = props;
  useEffect(() => {
    if (place.current?.hasChildNodes()) place.current.scrollIntoView({ block: 'center' });
  }, [state]);
  return (
    <div ref={place} className="hb-purchase-failure">
      <Failure {...props} />
    </div>
  );
}

/** What was refused, on an earlier step to which the buyer was led back. */
export function RefusedBefore({ problems: told, purchase }: Pick<ProblemsProps, 'problems' | 'purchase'>) {
  const problems = problemsLeft(told, purchase.list);
  const named = [...purchase.cart.tickets, ...useTickets(purchase.contentId, parentsIn(problems))];
  if (problems.length === 0) return null;
  return <Problems problems={problems} purchase={purchase} named={named} areTicketsBelow={false} />;
}

function Failure({ state, ...of }: OrderFailureProps) {
  const say = useTexts(purchaseTexts);
  const common = useTexts(commonTexts);
  if (state.kind === 'problems') return <Problems {...of} />;
  if (state.kind === 'login') return <LoginNeeded text={say.problems.loginNeeded} />;
  if (state.kind === 'offline') return <Told title={common.offlineTitle} text={say.failures.offline} />;
  if (state.kind === 'cartChanged') return <Told title={say.failures.title} text={say.failures.cartChanged} />;
  if (state.kind === 'refused' || state.kind === 'otherwise') {
    return <Told title={say.failures.title} text={state.message} />;
  }
  if (state.kind === 'payment') {
    return <Told title={say.failures.payment[state.failure]} text={say.failures.nothingCharged} />;
  }
  if (state.kind === 'fields') {
    const messages = Object.values(state.errors).flat();
    return <Told title={say.failures.fields} text={messages.length > 0 ? messages.join('\n') : state.message} />;
  }
  return null;
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <Notice kind="error" title={title}>
      <p className="hb-purchase-told">{text}</p>
    </Notice>
  );
}

/** Problems of the whole list and of tickets that left it. The other problems appear at their tickets. */
function Problems({ problems, purchase, named, areTicketsBelow = true }: ProblemsProps) {
  const say = useTexts(purchaseTexts);
  const language = useLanguage();
  const context = usePageContext();
  const { list, contentId } = purchase;
  const isListed = (problem: PurchaseProblem): boolean =>
    isTicketProblem(problem) && list.some(({ ticketId }) => ticketId === problem.ticketId);
  const said = problems
    .filter((problem) => !areTicketsBelow || !isListed(problem))
    .map((problem) => {
      if (!isTicketProblem(problem)) return sayListProblem(problem, say, language);
      const title = named.find(({ ticketId }) => ticketId === problem.ticketId)?.title ?? say.problems.aTicket;
      return say.problems.of(title, sayTicketProblem(problem, say, named, !isListed(problem)));
    });
  if (problems.some(({ kind }) => kind === 'loginNeeded')) return <LoginNeeded text={say.problems.loginNeeded} />;
  return (
    <Notice kind="error" title={say.problems.title}>
      {said.length > 0 ? (
        <ul className="hb-purchase-problems">
          {said.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      ) : null}
      <p>{say.problems.lead}</p>
      <p>
        <Link className="hb-link" href={purchaseStepHref(context, contentId, purchaseSteps.TICKET_LIST)}>
          {say.toTickets}
        </Link>
      </p>
    </Notice>
  );
}

function LoginNeeded({ text }: { text: string }) {
  const say = useTexts(purchaseTexts);
  const context = usePageContext();
  const { pathname, search } = useLocation();
  const login = pageHref(context, 'login');
  const link = new URLSearchParams({ link: pathname + search }).toString();
  return (
    <Notice kind="error" title={say.failures.title}>
      <p>{text}</p>
      <p>
        <Link className="hb-link" href={`${login}${login.includes('?') ? '&' : '?'}${link}`}>
          {say.toLogin}
        </Link>
      </p>
    </Notice>
  );
}
