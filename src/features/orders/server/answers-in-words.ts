import { isChoice } from '#features/profile/rules/profile-item.ts';
import type { ProfileItem } from '#features/profile/rules/profile-item.ts';
import { isRecord } from '#kernel/is-record.ts';

interface AnsweredQuestion {
  question: string;
  answer: string;
}

/**
 * The answers of a form in words, without the name and the mail address, which stand apart. `questions`: those of the
 * form as it is now; an answer to one that is gone stands under its key.
 */
export function answersInWords(answers: unknown, questions: readonly ProfileItem[]): AnsweredQuestion[] {
  const asked = new Map(questions.map((item) => [item.entryFormKey, item]));
  const said: AnsweredQuestion[] = [];
  for (const given of Array.isArray(answers) ? answers : []) {
    if (!isRecord(given)) continue;
    const { entryFormKey: key, answerMethod: method, textValue: text, selectorValue } = given;
    if (typeof key !== 'string' || method === 'NAME' || method === 'MAILADDRESS') continue;
    const item = asked.get(key);
    const labels = new Map(item?.selectorItems.map((one) => [one.key, one.label]));
    const parts = (Array.isArray(selectorValue) ? selectorValue : []).flatMap((part) => {
      const { key: chosen, value } = isRecord(part) ? part : {};
      if (item !== undefined && isChoice(item) && typeof chosen === 'string') return [labels.get(chosen) ?? chosen];
      // The picture of an avatar is no word.
      return typeof value === 'string' && chosen !== 'avatar' ? [value] : [];
    });
    const words = [...new Set([...(typeof text === 'string' ? [text] : []), ...parts])].filter((part) => part !== '');
    if (words.length > 0) said.push({ question: item?.label || key, answer: words.join(' ') });
  }
  return said;
}
