import { useLocation } from '#web/navigation/router-context.ts';
import { pageHref, usePageContext } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { LockIcon, WarningIcon } from '#web/ui/icons.tsx';
import type { SiteInit } from '#features/site/web.ts';
import type { OrderSettings } from '../../contract.ts';
import { purchaseSteps } from '../../rules/flow/purchase-step.ts';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { useRedirect } from '../flow/use-redirect.ts';
import { FlowSkeleton } from '../flow/flow-skeleton.tsx';
import { OrderAuthenticating } from './order-authenticating.tsx';
import { OrderChecking } from './order-checking.tsx';
import { OrderDone } from './order-done.tsx';
import { OrderPay, type OrderPayProps } from './order-pay.tsx';
import { OverOrder } from './over-order.tsx';
import { isDone, isOnItsWay, isOver, placeOfOrder } from './order-place.ts';
import { OrderedBefore } from './ordered-before.tsx';
import { useOrderTexts } from './order-texts.ts';
import { type OrderWatch, useOrder } from './use-order.ts';
import { useOrderEnd } from './use-order-end.ts';
import '../flow/purchase-lines.css';
import '../flow/purchase.css';
import './order.css';

export interface OrderScreenProps {
  contentId: number;
  orderId: string;
  settings: OrderSettings;
  /** `stay`: this page shows every state of the order, as in my tickets. */
  stay?: boolean;
}

/** An order by its number: its thanks, its payment, or its end. Each state has its own page in the flow. */
export function OrderScreen({ contentId, orderId, settings, stay = false }: OrderScreenProps) {
  const context = usePageContext();
  const { pathname, search } = useLocation();
  const watch = useOrder(contentId, orderId);
  const { seen } = watch;
  const order = seen.kind === 'order' ? seen.order : undefined;
  const place = order && placeOfOrder(context, contentId, order);
  const isElsewhere = !stay && place !== undefined && place !== pathname + search && !isOver(order?.state ?? 'lost');

  useOrderEnd(orderId, seen);
  useRedirect(isElsewhere ? place : undefined);

  if (seen.kind === 'loading' || isElsewhere) return <FlowSkeleton />;
  if (order === undefined) return <NoOrder contentId={contentId} kind={seen.kind} watch={watch} />;
  return (
    <>
      {stay ? null : <OrderedBefore order={order} />}
      <OrderInState contentId={contentId} order={order} settings={settings} watch={watch} />
    </>
  );
}

function OrderInState({ contentId, order, settings, watch }: OrderPayProps) {
  if (isDone(order.state)) return <OrderDone contentId={contentId} order={order} settings={settings} watch={watch} />;
  if (isOver(order.state)) return <OverOrder contentId={contentId} order={order} />;
  if (order.state === 'authenticating') {
    return <OrderAuthenticating contentId={contentId} order={order} watch={watch} />;
  }
  if (isOnItsWay(order.state)) return <OrderChecking order={order} look={watch.look} />;
  return <OrderPay contentId={contentId} order={order} settings={settings} watch={watch} />;
}

function NoOrder({ contentId, kind, watch }: { contentId: number; kind: string; watch: OrderWatch }) {
  const say = useOrderTexts();
  const context = usePageContext<SiteInit>();
  const { init } = context;
  const { isLoggedIn } = usePersonal();
  const { pathname, search } = useLocation();
  const { none } = say;
  if (kind === 'failed') {
    return (
      <PageFrame title={say.title} width="reading" isCentered>
        <EmptyState
          icon={<WarningIcon />}
          title={none.failedTitle}
          text={none.failedText}
          action={
            <Button kind="primary" onClick={() => void watch.look()}>
              {say.cartFailed.retry}
            </Button>
          }
        />
      </PageFrame>
    );
  }
  const login = pageHref(context, 'login');
  const link = new URLSearchParams({ link: pathname + search }).toString();
  // A visitor who is not logged in may be the buyer.
  const isLogin = kind === 'login' || (!isLoggedIn && init.login.isEnabled);
  return (
    <PageFrame title={say.title} width="reading" isCentered>
      <EmptyState
        icon={isLogin ? <LockIcon /> : <WarningIcon />}
        title={isLogin ? none.loginTitle : none.title}
        text={isLogin ? none.loginText : none.text}
        action={
          isLogin ? (
            <LinkButton kind="primary" href={`${login}${login.includes('?') ? '&' : '?'}${link}`}>
              {say.toLogin}
            </LinkButton>
          ) : (
            <LinkButton href={purchaseStepHref(context, contentId, purchaseSteps.TICKET_LIST)}>
              {say.toTickets}
            </LinkButton>
          )
        }
      />
    </PageFrame>
  );
}

/**
 * The payment of the member's own order, for my tickets: why the last try failed, other ways to pay, and the outcome.
 * It needs `flowTexts` and the answer of `callOrderSettings`.
 */
export function PayOrder(props: Omit<OrderScreenProps, 'stay'>) {
  return <OrderScreen {...props} key={props.orderId} stay />;
}
