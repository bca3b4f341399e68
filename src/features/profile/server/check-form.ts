import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { type Kysely, sql } from 'kysely';
import { commonTexts } from '#server/http/common-texts.ts';
import { type FieldErrors, Refusal } from '#server/http/refusal.ts';
import type { Tables } from '#server/database/tables.ts';
import { type AnswerProblem, fieldName, sayProblem } from '../rules/answer-problem.ts';
import { checkAnswers } from '../rules/check-answers.ts';
import { fieldsOf, type ProfileAnswer } from '../rules/item-value.ts';
import type { ProfileEntry } from '../documents.ts';
import { isChoice, type ProfileItem, readingParts, type SelectorValue } from '../rules/profile-item.ts';
import { type Answered, presentItems } from './present-items.ts';
import type { SiteForm } from './profile-entries.ts';
import { profileMessages } from './profile-messages.ts';
import { allowedTexts } from './search-texts.ts';
import type { StoredAnswer } from './stored-answers.ts';

export interface CheckedForm {
  /** The answers to write, by entryFormKey. */
  answers: ReadonlyMap<string, StoredAnswer>;
  problems: Readonly<Record<string, AnswerProblem>>;
}

/**
 * Checks answers to a form by its rules, and that the pictures they name were uploaded. Writes nothing. The language is
 * that in which the visitor was asked.
 */
export async function checkForm(
  executor: Kysely<Tables>,
  form: SiteForm,
  answers: readonly ProfileAnswer[],
  given: Answered,
  language: LanguageCode,
): Promise<CheckedForm> {
  const asked = presentItems(form, language, given);
  const items = asked.map((item, place) => ({
    ...withOpenReading(item, form.entries[place]!),
    allowedTexts: allowedTexts(form.entries[place]!),
  }));
  const { values, problems } = checkAnswers(items, answers);
  const pictures = new Map(
    [...values].flatMap(([key, { parts }]) =>
      parts.avatar ? [[fieldName(key, 'avatar'), parts.avatar] as const] : [],
    ),
  );
  const known = await readUploads(executor, [...pictures.values()]);
  const lost = [...pictures].filter(([field, path]) => problems[field] === undefined && !known.has(path));
  const written = items.flatMap((item, place) => {
    const value = values.get(item.entryFormKey);
    if (value === undefined) return [];
    const { textValue, selectorValue } = fieldsOf(item, value);
    const isReadingAsked = asked[place]!.setting.useKana === item.setting.useKana;
    const before = isReadingAsked ? undefined : given.answers.get(item.entryFormKey)?.selectorValue;
    // A choice is stored by its key; its label is the organiser's and may change.
    const kept = isChoice(item)
      ? selectorValue.map(({ key }) => ({ key, value: key }))
      : withReading(selectorValue, before);
    return [[item.entryFormKey, { answerMethod: item.answerMethod, textValue, selectorValue: kept }] as const];
  });
  return {
    answers: new Map(written),
    problems: {
      ...problems,
      ...Object.fromEntries(lost.map(([field]) => [field, { kind: 'unknownPicture' } as const])),
    },
  };
}

/** A reading for which this language does not ask may be given all the same. */
function withOpenReading(item: ProfileItem, { setting }: ProfileEntry): ProfileItem {
  if (item.setting.useKana === setting.useKana) return item;
  const open = Object.fromEntries(readingParts.map((part) => [part, false]));
  return { ...item, setting: { ...setting, isRequired: { ...setting.isRequired, ...open } } };
}

/** A name that did not change keeps its reading where none is given. */
function withReading(name: SelectorValue[], before?: readonly SelectorValue[]): SelectorValue[] {
  if (before === undefined) return name;
  const isReading = ({ key }: SelectorValue): boolean => readingParts.includes(key);
  const valueBefore = ({ key }: SelectorValue): string => before.find((one) => one.key === key)?.value ?? '';
  const isSame = name.every((one) => (isReading(one) ? one.value === '' : one.value === valueBefore(one)));
  return isSame ? name.map((one) => (isReading(one) ? { ...one, value: valueBefore(one) } : one)) : name;
}

async function readUploads(executor: Kysely<Tables>, paths: readonly string[]): Promise<Set<string>> {
  const ids = paths.flatMap((path) => /^\/media\/([0-9a-f]{64})\.webp$/.exec(path)?.[1] ?? []);
  if (ids.length === 0) return new Set();
  const rows = await executor
    .selectFrom('upload')
    .select('upload_id')
    .where('upload_id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Set(rows.map((row) => `/media/${row.upload_id}.webp`));
}

/** The messages of a check by field; undefined when there are no problems. */
export function errorsOf(
  problems: Readonly<Record<string, AnswerProblem>>,
): ((language: LanguageCode) => FieldErrors) | undefined {
  const wrong = Object.entries(problems);
  if (wrong.length === 0) return undefined;
  return (language) =>
    Object.fromEntries(
      wrong.map(([field, problem]) => [field, [sayProblem(problem, commonTexts[language], profileMessages[language])]]),
    );
}

/** Throws 422 with a message at each field that has a problem. */
export function refuseProblems(problems: Readonly<Record<string, AnswerProblem>>): void {
  const errors = errorsOf(problems);
  if (errors !== undefined) {
    throw new Refusal(status.invalid, (language) => commonTexts[language].invalid, errors);
  }
}
