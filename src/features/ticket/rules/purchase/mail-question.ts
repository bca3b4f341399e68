import type { FormAnswer } from '../flow/uses-partner-form.ts';

type Question = Pick<FormAnswer, 'entryFormKey' | 'answerMethod'> & { isEnabled: boolean; isHidden: boolean };

/** The organiser's question for the mail address. The address field that each form has answers it. */
export function mailQuestion<Asked extends Question>(questions: readonly Asked[]): Asked | undefined {
  return questions.find(
    ({ answerMethod, isEnabled, isHidden }) => answerMethod === 'MAILADDRESS' && isEnabled && !isHidden,
  );
}

/** The answers with the address of the form as the answer to the mail question, if there is one (TICKET-031). */
export function withMailAnswer(
  answers: readonly FormAnswer[],
  questions: readonly Question[],
  mail: string,
): FormAnswer[] {
  const question = mailQuestion(questions);
  if (question === undefined) return [...answers];
  const { entryFormKey, answerMethod } = question;
  const others = answers.filter((one) => one.answerMethod !== answerMethod);
  return [...others, { entryFormKey, answerMethod, textValue: mail, selectorValue: [] }];
}
