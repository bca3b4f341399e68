import { isRecord, recordsIn } from '#kernel/is-record.ts';

import {
  type ChangeWarning,
  type ContentChange,
  type ItemChange,
  isGone,
  numberOf,
  placeOf,
  type SiteChange,
  type Stored,
} from '#features/site/rules/changes/site-change.ts';

interface AnswerUses {
  contentId: number;
  /** The booth; 0 for a questionnaire of its own. */
  detailId: number;
  answers: number;
}

interface Question {
  entryFormKey: string;
  answerMethod: string;
}

const save = 'write the answers to a file first: hiroba questionnaire';

/** Questionnaires and questions that were answered, and that a publication takes away or turns into others. */
export function questionnaireWarnings(change: SiteChange, uses: readonly AnswerUses[]): ChangeWarning[] {
  return uses.flatMap(({ contentId, detailId, answers }) => {
    const content = change.contents.find((one) => one.contentId === contentId);
    const booth = change.items.find((one) => one.contentId === contentId && one.detailId === detailId);
    const place = detailId === 0 ? content : (booth ?? content);
    if (place === undefined || answers === 0) return [];
    if (isGone(place) || (content !== undefined && isGone(content))) {
      return [
        {
          kind: 'answersGone',
          place: placeOf(place),
          happens: `${numberOf(answers, 'answer')} can no longer be written to a file, because nothing says what was asked`,
          instead: `${save}, or keep it and end its period`,
          values: { answers },
        },
      ];
    }
    return changedQuestions(place).map(({ entryFormKey, isLeft }) => ({
      kind: 'questionChanged',
      place: placeOf(place, `question ${entryFormKey}`),
      happens: isLeft
        ? `it is answered in another way from now on; ${numberOf(answers, 'answer')} have the old one, and a table shows both in one column`
        : `${numberOf(answers, 'answer')} may have an answer to it, which the table leaves out`,
      instead: isLeft ? 'give the new question a new entryFormKey' : save,
      values: { answers, isLeft },
    }));
  });
}

/** Questions that are gone, or whose answers are of another kind. */
function changedQuestions(place: ContentChange | ItemChange): { entryFormKey: string; isLeft: boolean }[] {
  const after = new Map(questionsOf(place.after).map((one) => [one.entryFormKey, one.answerMethod]));
  return questionsOf(place.before)
    .filter(({ entryFormKey, answerMethod }) => after.get(entryFormKey) !== answerMethod)
    .map(({ entryFormKey }) => ({ entryFormKey, isLeft: after.has(entryFormKey) }));
}

/** Of a questionnaire, or of a booth that has one. */
function questionsOf(document: Stored | undefined): readonly Question[] {
  const { serverContent, items } = document ?? {};
  const ofBooth = isRecord(items) ? items['questionnaire'] : undefined;
  const { questions } = [serverContent, ofBooth].filter(isRecord).find((one) => one['questions'] !== undefined) ?? {};
  return recordsIn(questions).map(({ entryFormKey, answerMethod }) => ({
    entryFormKey: String(entryFormKey),
    answerMethod: String(answerMethod),
  }));
}
