import type { ProfileAnswer } from '#features/profile/rules/item-value.ts';
import { readingParts } from '#features/profile/rules/profile-item.ts';

/** An answer of the purchase form, in the shape of a profile answer (TICKET-031). */
export type FormAnswer = Pick<ProfileAnswer, 'entryFormKey' | 'answerMethod' | 'textValue' | 'selectorValue'>;

/** The form that a ticket has for companions (TICKET-013). */
export interface TicketForms {
  enableCheckinUserForm: boolean;
  enableEntryUserForm: boolean;
  checkinProfiles: readonly { isEnabled: boolean }[];
}

/** Whether a companion fills in a form: the ticket has one with questions and is in the cart (TICKET-101). */
export function usesPartnerForm(ticket: TicketForms, quantity: number): boolean {
  const asks = ticket.enableEntryUserForm || ticket.checkinProfiles.some(({ isEnabled }) => isEnabled);
  return ticket.enableCheckinUserForm && quantity > 0 && asks;
}

/** The answers with '' for the kana of names whose question does not ask for kana (TICKET-102). */
export function blankKana<Answer extends FormAnswer>(
  answers: readonly Answer[],
  questions: readonly { entryFormKey: string; setting: { useKana?: boolean | undefined } }[],
): Answer[] {
  const withKana = new Set(questions.filter(({ setting }) => setting.useKana).map(({ entryFormKey }) => entryFormKey));
  return answers.map((answer) => {
    if (answer.answerMethod !== 'NAME' || withKana.has(answer.entryFormKey)) return answer;
    const selectorValue = answer.selectorValue.map(({ key, value }) => ({
      key,
      value: readingParts.includes(key) ? '' : value,
    }));
    return { ...answer, selectorValue };
  });
}
