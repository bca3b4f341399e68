import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { type Kysely, sql } from 'kysely';
import { commonTexts } from '#server/http/common-texts.ts';
import { type FieldErrors, Refusal } from '#server/http/refusal.ts';
import type { Tables } from '#server/database/tables.ts';
import { type AnswerProblem, fieldName, sayProblem } from '../rules/answer-problem.ts';
import { checkAnswers } from '../rules/check-answers.ts';
import { fieldsOf, type ProfileAnswer } from '../rules/item-value.ts';
import { isChoice } from '../rules/profile-item.ts';
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

/** Checks answers to a form by its rules, and that the pictures they name were uploaded. Writes nothing. */
export async function checkForm(
  executor: Kysely<Tables>,
  form: SiteForm,
  answers: readonly ProfileAnswer[],
  given: Answered,
): Promise<CheckedForm> {
  // The language does not change which answers are valid.
  const items = presentItems(form, 'jpn', given).map((item, place) => ({
    ...item,
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
  const written = items.flatMap((item) => {
    const value = values.get(item.entryFormKey);
    if (value === undefined) return [];
    const { textValue, selectorValue } = fieldsOf(item, value);
    // A choice is stored by its key; its label is the organiser's and may change.
    const kept = isChoice(item) ? selectorValue.map(({ key }) => ({ key, value: key })) : selectorValue;
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
