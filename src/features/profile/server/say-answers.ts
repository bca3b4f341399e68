import * as v from 'valibot';
import type { LanguageCode } from '#kernel/language.ts';
import { prefectureCodes } from '#kernel/prefecture.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import { readStored } from '#server/database/read-stored.ts';
import { valueOf } from '../rules/item-value.ts';
import { sayValue } from '../rules/member-card.ts';
import { kanaIn } from '../rules/person-name.ts';
import type { ProfileItem } from '../rules/profile-item.ts';
import chi from '../texts/prefectures/chi.ts';
import eng from '../texts/prefectures/eng.ts';
import jpn from '../texts/prefectures/jpn.ts';
import kor from '../texts/prefectures/kor.ts';
import zhtw from '../texts/prefectures/zhtw.ts';
import { selectorValuesSchema } from './stored-answers.ts';

const prefectures: Record<LanguageCode, readonly string[]> = { jpn, eng, chi, zhtw, kor };

const answersSchema = v.array(
  v.object({
    entryFormKey: v.string(),
    answerMethod: v.string(),
    textValue: v.optional(v.string(), ''),
    selectorValue: v.optional(selectorValuesSchema, []),
  }),
);
export type GivenAnswer = v.InferOutput<typeof answersSchema>[number];

/** The answers of a form as an order keeps them. */
export function readGivenAnswers(stored: StoredJson): GivenAnswer[] {
  if (Array.isArray(stored) && stored.length === 0) return [];
  return readStored(answersSchema, stored).output ?? [];
}

/** An answer as one line for reading, by its question; one whose question is gone or asks otherwise by now as it was kept. */
export function sayAnswer(question: ProfileItem | undefined, answer: GivenAnswer, language: LanguageCode): string {
  if (question === undefined || question.answerMethod !== answer.answerMethod) {
    return [answer.textValue, ...answer.selectorValue.map(({ key, value }) => value || key)]
      .filter(Boolean)
      .join(' / ');
  }
  const asked = askedBy(question);
  const said = sayValue(
    asked,
    valueOf({ ...asked, textValue: answer.textValue, selectorValue: answer.selectorValue }),
    language,
    (code) => prefectureName(code, language),
  );
  const kana = answer.answerMethod === 'NAME' ? kanaIn([answer]) : '';
  return kana === '' ? said : `${said} (${kana})`;
}

const known = new WeakMap<ProfileItem, ProfileItem>();

/** Also what is no longer offered was chosen. Thousands may have answered one question. */
function askedBy(question: ProfileItem): ProfileItem {
  const before = known.get(question);
  if (before !== undefined) return before;
  const asked = { ...question, selectorItems: question.selectorItems.map((one) => ({ ...one, isEnabled: true })) };
  known.set(question, asked);
  return asked;
}

function prefectureName(code: string, language: LanguageCode): string {
  return prefectures[language][prefectureCodes.indexOf(code)] ?? '';
}

/** What a member answered, as lines for reading; names, the mail address and what is empty are left out. */
export function sayProfile(
  items: readonly ProfileItem[],
  language: LanguageCode,
): { question: string; answer: string }[] {
  return items.flatMap((item) => {
    if (item.answerMethod === 'NAME' || item.answerMethod === 'MAILADDRESS') return [];
    const answer = sayAnswer(item, item, language);
    return answer === '' ? [] : [{ question: item.label, answer }];
  });
}
