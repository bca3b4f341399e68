import {
  type ProfileFieldsState,
  type ProfileItem,
  type ProfileLists,
  useProfileFields,
} from '#features/profile/web.ts';
import { useState } from 'react';
import type { FormAnswer } from '../../rules/flow/uses-partner-form.ts';
import { answerOfItem, questionLists } from './question-answers.ts';

export interface Questions {
  fields: ProfileFieldsState;
  /** The lists that have questions. */
  lists: readonly (keyof ProfileLists)[];
  answers(): FormAnswer[];
}

const bothLists = ['shareProfile', 'profile'] as const;

/** An organiser's questions as fields, with the answers so far. */
export function useQuestions(questions: readonly ProfileItem[], answers: readonly FormAnswer[]): Questions {
  const [begun] = useState(answers);
  const fields = useProfileFields(questionLists(questions, begun));
  return {
    fields,
    lists: bothLists.filter((list) => fields.lists[list].length > 0),
    answers: () => bothLists.flatMap((list) => fields.answers(list)).map(answerOfItem),
  };
}
