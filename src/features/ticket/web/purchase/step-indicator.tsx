import { useTexts } from '#web/site/page-context.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { isEmptyStep, type PurchaseStep, purchaseSteps, type StepFacts } from '../../rules/purchase/purchase-step.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';

const names = {
  [purchaseSteps.TERMS]: 'terms',
  [purchaseSteps.PROFILE]: 'profile',
  [purchaseSteps.PARTNER]: 'partner',
  [purchaseSteps.DISCOUNT]: 'discount',
  [purchaseSteps.PAYMENT]: 'payment',
  [purchaseSteps.CONFIRM]: 'confirm',
} as const;
export type ShownStep = keyof typeof names;
const order = Object.keys(names)
  .map(Number)
  .sort((a, b) => a - b) as ShownStep[];

export function nameOfStep(step: ShownStep): (typeof names)[ShownStep] {
  return names[step];
}

export function isShownStep(step: PurchaseStep): step is ShownStep {
  return step in names;
}

/** The buyer's place among the steps. Empty steps are left out. */
export function StepIndicator({ step, facts }: { step: ShownStep; facts: StepFacts }) {
  const say = useTexts(purchaseTexts);
  const shown = order.filter((one) => (one === purchaseSteps.TERMS ? facts.hasTerms : !isEmptyStep(one, facts)));
  const current = shown.indexOf(step);
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
