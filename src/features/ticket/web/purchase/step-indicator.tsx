import { useTexts } from '#web/site/page-context.ts';
import { CheckIcon } from '#web/ui/page-icons.tsx';
import { type PurchaseStep, purchaseSteps, screenOf, type StepFacts } from '../../rules/flow/purchase-step.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';
import './purchase-steps.css';

const names = {
  [purchaseSteps.TERMS]: 'terms',
  [purchaseSteps.PROFILE]: 'profile',
  [purchaseSteps.PARTNER]: 'partner',
  [purchaseSteps.PAYMENT]: 'payment',
  [purchaseSteps.CONFIRM]: 'confirm',
} as const;
export type ShownStep = keyof typeof names;
const { PROFILE, PARTNER, PAYMENT, CONFIRM } = purchaseSteps;
const order = [PROFILE, PARTNER, PAYMENT, CONFIRM] as const;

export function nameOfStep(step: ShownStep): (typeof names)[ShownStep] {
  return names[step];
}

export function isShownStep(step: PurchaseStep): step is ShownStep {
  return step in names;
}

/** The buyer's place among the screens of the purchase. */
export function StepIndicator({ step, facts }: { step: ShownStep; facts: StepFacts }) {
  const say = useTexts(purchaseTexts);
  const shown = order.filter((one) => screenOf(one, facts) !== undefined);
  const current = shown.findIndex((one) => one === step);
  return (
    <nav aria-label={say.stepsLabel}>
      <ol className="hb-purchase-steps">
        {shown.map((one, index) => (
          <li
            key={one}
            className="hb-purchase-step"
            data-done={index < current || undefined}
            data-place={`${index + 1}/${shown.length}`}
            aria-current={one === step ? 'step' : undefined}
          >
            <span className="hb-purchase-step-mark" aria-hidden="true">
              {index < current ? <CheckIcon /> : index + 1}
            </span>
            <span className="hb-purchase-step-label">
              {say.steps[names[one]]}
              {index < current ? <span className="hb-visually-hidden">{say.stepDone}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
