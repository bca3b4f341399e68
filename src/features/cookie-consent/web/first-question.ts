import { parseDecision } from '../rules/consent.ts';
import { storeDecision } from './stored-decision.ts';

/** Holds the question that the server's HTML asks, outside of what React renders. */
export const firstQuestionId = 'hb-first-question';

/** Takes the answer to the question of the HTML without leaving the page. */
export function hearFirstAnswer(): void {
  const question = document.getElementById(firstQuestionId);
  question?.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const decision = parseDecision(button?.value);
    if (decision === undefined) return;
    event.preventDefault();
    storeDecision(decision);
    question.remove();
  });
}

/** Removes the question of the HTML; answers the value of the button in it that had the focus. */
export function removeFirstQuestion(): string | undefined {
  const question = document.getElementById(firstQuestionId);
  const focused = document.activeElement;
  const value = focused instanceof HTMLButtonElement && question?.contains(focused) ? focused.value : undefined;
  question?.remove();
  return value;
}
