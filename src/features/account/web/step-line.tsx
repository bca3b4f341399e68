import { CheckIcon } from '#web/ui/icons.tsx';
import { useDoorTexts } from './account-door-texts.ts';

/** Shows the steps: done, current and to come. */
export function StepLine({ steps, current }: { steps: readonly string[]; current: number }) {
  const say = useDoorTexts();
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
