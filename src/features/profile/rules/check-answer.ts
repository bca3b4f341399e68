import { bareRecord } from '#kernel/bare-record.ts';
import { toHalfWidth } from '#kernel/half-width.ts';
import { mailAddressProblem, readMailAddress } from '#kernel/mail-address.ts';
import { prefectureCodes } from '#kernel/prefecture.ts';
import { isPostalCode, tidyPostalCode } from './postal-code.ts';
import { type AnswerProblem, fieldName, type PlainProblem } from './answer-problem.ts';
import { isFilled } from './completeness.ts';
import { emptyValue, enabledKeys, type ItemValue } from './item-value.ts';
import { type InputType, isChoice, type Part, partsOf, type ProfileItem, requiredPartsOf } from './profile-item.ts';
import { countLetters, isLongerThan } from '#kernel/letters.ts';
import {
  hasControlCharacters,
  isNumber,
  isReading,
  isTelephone,
  tidyTelephone,
  tidyText,
  toKatakana,
} from './typed-text.ts';

/** The data for a check besides the item's flags: the texts that a SEARCHTEXT without free text accepts. */
export type CheckedItem = Pick<
  ProfileItem,
  'entryFormKey' | 'answerMethod' | 'isRequired' | 'setting' | 'selectorItems'
> & { allowedTexts?: ReadonlySet<string> | undefined };

export interface CheckedAnswer {
  /** The answer in its stored form, when it has no problem. */
  value: ItemValue;
  problems: Record<string, AnswerProblem>;
}

/** Brings one answer into its stored form and finds the problem of each field. */
export function checkAnswer(item: CheckedItem, given: ItemValue): CheckedAnswer {
  if (isChoice(item)) return checkChoice(item, given);
  return partsOf(item).length > 0 ? checkParts(item, given) : checkText(item, given);
}

function checkChoice(item: CheckedItem, { chosen }: ItemValue): CheckedAnswer {
  const offered = enabledKeys(item);
  const value = { ...emptyValue, chosen: offered.filter((key) => chosen.includes(key)) };
  const most = item.answerMethod === 'CHECKBOX' ? item.setting.maxSelections : 1;
  const problem = ((): AnswerProblem | undefined => {
    if (chosen.some((key) => !offered.includes(key))) return { kind: 'unknownChoice' };
    if (item.isRequired && !isFilled(item, value)) return { kind: emptyChoice(item) };
    if (most !== undefined && value.chosen.length > most) return { kind: 'tooManyChoices', limit: most };
    return undefined;
  })();
  return { value, problems: problem === undefined ? {} : { [fieldName(item.entryFormKey)]: problem } };
}

/** The problem of a required choice without an answer: a multi-select needs at least one (PROFILE-039). */
export function emptyChoice({ answerMethod }: Pick<CheckedItem, 'answerMethod'>): 'chooseOne' | 'chooseSome' {
  return answerMethod === 'CHECKBOX' ? 'chooseSome' : 'chooseOne';
}

function checkParts(item: CheckedItem, given: ItemValue): CheckedAnswer {
  const prefecture = toHalfWidth(given.parts.prefecture ?? '').trim();
  const required = item.isRequired ? requiredPartsOf(item) : [];
  const parts: Partial<Record<Part, string>> = {};
  const problems = bareRecord<AnswerProblem>();
  for (const part of partsOf(item)) {
    const text = tidyPart(part, given.parts[part] ?? '', prefecture);
    parts[part] = text;
    const problem =
      text === '' ? requiredProblem(required.includes(part)) : problemOfPart(item, part, text, prefecture);
    if (problem !== undefined) problems[fieldName(item.entryFormKey, part)] = problem;
  }
  return { value: { ...emptyValue, parts }, problems };
}

function requiredProblem(isRequired: boolean): AnswerProblem | undefined {
  return isRequired ? { kind: 'required' } : undefined;
}

function tidyPart(part: Part, typed: string, prefecture: string): string {
  const text = tidyText(typed);
  if (part === 'postal_code') return tidyPostalCode(text, prefecture);
  if (part === 'prefecture') return prefecture;
  return part === 'last_name_kana' || part === 'first_name_kana' ? toKatakana(text) : text;
}

const formOfPart: Partial<Record<Part, (text: string, prefecture: string) => PlainProblem | undefined>> = {
  last_name_kana: (text) => (isReading(text) ? undefined : 'kana'),
  first_name_kana: (text) => (isReading(text) ? undefined : 'kana'),
  postal_code: (text, prefecture) => (isPostalCode(text, prefecture) ? undefined : 'postalCode'),
  prefecture: (text) => (prefectureCodes.includes(text) ? undefined : 'unknownChoice'),
  // The upload calls name a picture by the hash of its bytes.
  avatar: (text) => (/^\/media\/[0-9a-f]{64}\.webp$/.test(text) ? undefined : 'unknownPicture'),
};

function problemOfPart(item: CheckedItem, part: Part, text: string, prefecture: string): AnswerProblem | undefined {
  if (hasControlCharacters(text)) return { kind: 'controlCharacters' };
  const kind = formOfPart[part]?.(text, prefecture);
  if (kind !== undefined) return { kind };
  return part === 'avatar' ? undefined : problemOfLength(text, mostCharacters(item, part));
}

function checkText(item: CheckedItem, given: ItemValue): CheckedAnswer {
  const { inputType = 'text' } = item.setting;
  const tidied = tidyText(given.text);
  const text = tidiers[inputType]?.(tidied) ?? tidied;
  const problem = text === '' ? requiredProblem(item.isRequired) : problemOfText(item, text);
  return {
    value: { ...emptyValue, text },
    problems: problem === undefined ? {} : { [fieldName(item.entryFormKey)]: problem },
  };
}

const tidiers: Partial<Record<InputType, (text: string) => string>> = {
  email: readMailAddress,
  number: (text) => toHalfWidth(text).trim(),
  tel: tidyTelephone,
};

function problemOfText(item: CheckedItem, text: string): AnswerProblem | undefined {
  const { setting, allowedTexts } = item;
  const { inputType = 'text', isFreeText = true } = setting;
  if (hasControlCharacters(text, { isMultiline: inputType === 'textarea' })) return { kind: 'controlCharacters' };
  if (inputType === 'number' && !isNumber(text)) return { kind: 'number' };
  if (inputType === 'tel' && !isTelephone(text)) return { kind: 'tel' };
  if (inputType === 'email' && mailAddressProblem(text) !== undefined) return { kind: 'mail' };
  const problem = problemOfLength(text, mostCharacters(item), setting.minLength);
  if (problem !== undefined) return problem;
  const isOutside = item.answerMethod === 'SEARCHTEXT' && !isFreeText && allowedTexts?.has(text) === false;
  return isOutside ? { kind: 'notInList' } : undefined;
}

function problemOfLength(text: string, most: number, least = 0): AnswerProblem | undefined {
  if (isLongerThan(text, most)) return { kind: 'tooLong', limit: most };
  return countLetters(text) < least ? { kind: 'tooShort', limit: least } : undefined;
}

/** The longest text where the organiser sets no limit, in characters. */
const textMax: Record<InputType, number> = { text: 100, number: 20, tel: 20, email: 254, textarea: 2_000 };
const partMax: Partial<Record<Part, number>> = {
  postal_code: 12,
  nickname: 30,
  address1: 100,
  address2: 100,
  address3: 100,
};
const nameMax = 50;
const searchTextMax = 100;

/** The limits of texts, of searched texts, and of each part. */
function mostCharacters(
  { answerMethod, setting }: { answerMethod: string; setting: { inputType?: InputType; maxLength?: number } },
  part?: Part,
): number {
  if (part !== undefined) return part === 'nickname' ? (setting.maxLength ?? 30) : (partMax[part] ?? nameMax);
  if (setting.maxLength !== undefined) return setting.maxLength;
  return answerMethod === 'SEARCHTEXT' ? searchTextMax : textMax[setting.inputType ?? 'text'];
}
