import { useEffect, useRef } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { accountPageTexts } from './account-page-texts.ts';

/** Where one is on the way: what is done, what is now, what comes. */
export function StepLine({ steps, current }: { steps: readonly string[]; current: number }) {
  const say = useTexts(accountPageTexts);
  const position = say.stepOf(current + 1, steps.length);
  return (
    <>
      <output className="hb-visually-hidden">{`${position}: ${steps[current] ?? ''}`}</output>
      <ol className="hb-steps">
        {steps.map((label, index) => (
          <li key={label} className="hb-step" aria-current={index === current ? 'step' : undefined}>
            <span className="hb-step-mark" aria-hidden="true">
              {index < current ? <CheckIcon /> : index + 1}
            </span>
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The box of a step: when it changes, its first field gets the focus. */
export function useStepFocus(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    box.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
  }, [step]);
  return box;
}
