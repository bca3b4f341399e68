import { type ReactNode, useEffect } from 'react';
import { useNavigate } from '#web/navigation/router-context.ts';
import { importPart } from '#web/parts/import-part.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { PersonalFailed } from '#web/site/personal-failed.tsx';
import { usePersonal } from '#web/site/personal.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { WarningIcon } from '#web/ui/icons.tsx';
import type { SiteInit } from '#features/site/web.ts';
import { useLater } from '#web/site/use-later.ts';
import type { SaleSettings } from '../../contract.ts';
import {
  isOnOneScreen,
  type PurchaseStep,
  purchaseSteps,
  reachableStep,
  screenAfter,
  screenOf,
} from '../../rules/flow/purchase-step.ts';
import { keepStep, lastStep } from '../flow/kept-flow.ts';
import { PurchaseEvent } from '../flow/purchase-event.tsx';
import { FlowSkeleton } from '../flow/flow-skeleton.tsx';
import { purchaseStepHref } from '../flow/purchase-address.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import { tokenOfSameCart } from '../cart/purchase-token.ts';
import { useRedirect } from '../flow/use-redirect.ts';
import type { Cart } from '../cart/use-cart.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { FreeStep } from './free-step.tsx';
import { RefusedBefore } from './order-failure.tsx';
import { FoldedSummary, OrderSummary } from './order-summary.tsx';
import { PartnerStep } from './partner-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { isShownStep, nameOfStep, type ShownStep, StepIndicator } from './step-indicator.tsx';
import type { StepProps } from './step-props.ts';
import { TermsStep } from './terms-step.tsx';
import { type Purchase, usePurchase } from './use-purchase.ts';
import { useToldRefusal } from './use-told-refusal.ts';
import '../flow/purchase-lines.css';
import '../flow/purchase.css';

export interface PurchaseFlowProps {
  contentId: number;
  /** The settings of the same content, as listTickets returns them. */
  settings: SaleSettings;
  /** The step of the address. The page may show an earlier step. */
  wanted: PurchaseStep;
}

const screens: Readonly<Record<ShownStep, (props: StepProps) => ReactNode>> = {
  [purchaseSteps.TERMS]: TermsStep,
  [purchaseSteps.PROFILE]: ProfileStep,
  [purchaseSteps.PARTNER]: PartnerStep,
  [purchaseSteps.PAYMENT]: PaymentStep,
  [purchaseSteps.CONFIRM]: ConfirmStep,
};

/**
 * The steps of a purchase from the terms to the confirmation. Shown in the place of the list when the query of its
 * address has a step (`purchaseStepOf`), and on the payment's page.
 */
export function PurchaseFlow({ contentId, settings, wanted }: PurchaseFlowProps) {
  const say = useTexts(purchaseTexts);
  const { hasFailed } = usePersonal();
  const purchase = usePurchase(contentId, settings);
  if (purchase?.cart.phase === 'failed') {
    return (
      <PageFrame title={say.title} width="reading">
        <EmptyState
          icon={<WarningIcon />}
          title={say.cartFailed.title}
          text={say.cartFailed.text}
          action={
            <Button kind="primary" onClick={purchase.cart.retry}>
              {say.cartFailed.retry}
            </Button>
          }
        />
      </PageFrame>
    );
  }
  if (purchase === undefined && hasFailed) {
    return (
      <PageFrame title={say.title} width="reading">
        <PersonalFailed />
      </PageFrame>
    );
  }
  if (purchase === undefined || purchase.cart.phase === 'loading') return <FlowSkeleton />;
  return <ReachedStep purchase={purchase} wanted={wanted} />;
}

function ReachedStep({ purchase, wanted }: { purchase: Purchase; wanted: PurchaseStep }) {
  const context = usePageContext();
  const navigate = useNavigate();
  const { siteKey, contentId, steps, progress } = purchase;
  const { local } = browserStorage();
  const step = stepToShow(wanted, purchase, lastStep({ siteKey, contentId }));
  // The order of this cart is on its way already, from here or from another tab.
  const orderId = tokenOfSameCart(local, purchase)?.orderId ?? undefined;
  const isHere = step === wanted && orderId === undefined && isShownStep(step);
  const href =
    orderId === undefined
      ? purchaseStepHref(context, contentId, step)
      : purchaseStepHref(context, contentId, purchaseSteps.PAYMENT, orderId);

  const refusal = useToldRefusal(purchase, !isHere);

  // The form may come from another tab, with the wanted step done.
  const isWaiting = purchase.others === 'asking' && orderId === undefined;
  useRedirect(isHere || isWaiting ? undefined : href);
  useEffect(() => {
    if (isHere) keepStep({ siteKey, contentId }, step);
  }, [isHere, siteKey, contentId, step]);

  if (!isHere) return <FlowSkeleton />;
  const review = stepToShow(purchaseSteps.CONFIRM, purchase, purchaseSteps.PROFILE);
  const goOn = (): void => {
    refusal.forget();
    // The terms are read on the way to the review, from wherever that is.
    const next = step === purchaseSteps.TERMS ? review : screenAfter(step, 'forward', steps);
    void navigate(purchaseStepHref(context, contentId, next));
  };
  const Step = step === purchaseSteps.PROFILE && isOnOneScreen(purchase.steps) ? FreeStep : screens[step];
  const back = step === purchaseSteps.TERMS ? review : screenAfter(step, 'back', steps);
  return (
    <StepFrame purchase={purchase} step={step} back={purchaseStepHref(context, contentId, back)}>
      {progress.isCartEmpty ? null : <LaterAmendedNotice cart={purchase.cart} />}
      {step === purchaseSteps.CONFIRM || Step === FreeStep ? null : (
        <RefusedBefore problems={refusal.problems} purchase={purchase} />
      )}
      <Step key={`${step}/${purchase.others === 'handedOver'}`} purchase={purchase} refusal={refusal} goOn={goOn} />
    </StepFrame>
  );
}

/** The screen of the wanted step, or of an earlier one that is not done. The terms are a page to read (TICKET-128). */
export function stepToShow(
  wanted: PurchaseStep,
  { steps, progress }: Pick<Purchase, 'steps' | 'progress'>,
  last: number,
): PurchaseStep {
  const step = reachableStep(wanted, steps, progress);
  if (step === purchaseSteps.TERMS) return step;
  return screenOf(step, steps) ?? screenAfter(step, step < last ? 'back' : 'forward', steps);
}

interface StepFrameProps {
  purchase: Purchase;
  step: ShownStep;
  back: string;
  children: ReactNode;
}

function StepFrame({ purchase, step, back, children }: StepFrameProps) {
  const say = useTexts(purchaseTexts);
  const common = useTexts(commonTexts);
  const { headings } = say;
  const name = nameOfStep(step);
  const isAlone = name === 'profile' && isOnOneScreen(purchase.steps);
  // On a phone the tickets would stand there twice.
  const showsTickets = isAlone || name === 'confirm';
  const isApplying = purchase.isApplication && name === 'confirm';
  const heading = isAlone ? headings.free : isApplying ? headings.confirmApplication : headings[name];
  useTabTitle(heading);
  return (
    <div className="hb-purchase">
      <PurchaseEvent />
      <PageFrame
        back={{ href: back, label: common.back }}
        {...(isAlone ? { width: 'reading' } : { aside: <OrderSummary purchase={purchase} /> })}
        meta={
          step === purchaseSteps.TERMS || isAlone ? undefined : <StepIndicator step={step} facts={purchase.steps} />
        }
        title={heading}
      >
        {showsTickets ? null : <FoldedSummary purchase={purchase} />}
        {children}
      </PageFrame>
    </div>
  );
}

/** The name of the tab while a step is shown: the steps share an address, whose name comes with each navigation. */
function useTabTitle(title: string): void {
  const { webSetting } = usePageContext<SiteInit>().init;
  const whole = `${title} | ${webSetting.title}`;
  useEffect(() => {
    const name = (): void => {
      if (document.title !== whole) document.title = whole;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [whole]);
}

const loadAmendedNotice = () =>
  importPart(() => import('./amended-notice.tsx')).then(({ AmendedNotice: Part, texts }) => ({ texts, Part }));

/** What was amended in the cart, fetched when something was (CART-037). */
function LaterAmendedNotice({ cart }: { cart: Cart }) {
  const isWanted = cart.amendments.length > 0;
  const AmendedNotice = useLater(isWanted, loadAmendedNotice);
  return isWanted && AmendedNotice ? <AmendedNotice cart={cart} /> : null;
}
