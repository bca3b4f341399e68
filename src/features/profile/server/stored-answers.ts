import { type Kysely, type Transaction, sql } from 'kysely';
import * as v from 'valibot';
import { readStored } from '#server/database/read-stored.ts';
import type { Tables } from '#server/database/tables.ts';
import type { SelectorValue } from '../rules/profile-item.ts';

/** An answer as the database keeps it. */
export interface StoredAnswer {
  answerMethod: string;
  textValue: string;
  selectorValue: SelectorValue[];
}

/** The parts of an answer, or the chosen options. */
export const selectorValuesSchema: v.GenericSchema<unknown, SelectorValue[]> = v.array(
  v.object({ key: v.string(), value: v.optional(v.string(), '') }),
);

/** By site key, then by entryFormKey. */
export type StoredAnswers = ReadonlyMap<string, ReadonlyMap<string, StoredAnswer>>;

/** What a member answered in the forms of some sites, in one statement. */
export async function readAnswers(
  executor: Kysely<Tables>,
  memberId: number,
  siteKeys: readonly string[],
): Promise<StoredAnswers> {
  return (await readAnswersOfMembers(executor, [memberId], siteKeys)).get(memberId) ?? new Map();
}

/** What members answered in the forms of some sites, in one statement. */
export async function readAnswersOfMembers(
  executor: Kysely<Tables>,
  memberIds: readonly number[],
  siteKeys: readonly string[],
): Promise<ReadonlyMap<number, StoredAnswers>> {
  const answers = new Map(
    memberIds.map((id) => [id, new Map(siteKeys.map((key) => [key, new Map<string, StoredAnswer>()]))]),
  );
  const rows = await executor
    .selectFrom('profile_answer')
    .select(['member_id', 'site_key', 'entry_form_key', 'answer_method', 'text_value', 'selector_value'])
    .where('member_id', '=', sql<number>`any(${memberIds}::integer[])`)
    .where('site_key', '=', sql<string>`any(${siteKeys}::text[])`)
    .execute();
  for (const row of rows) {
    answers
      .get(row.member_id)
      ?.get(row.site_key)
      ?.set(row.entry_form_key, {
        answerMethod: row.answer_method,
        textValue: row.text_value,
        selectorValue: readStored(selectorValuesSchema, row.selector_value).output ?? [],
      });
  }
  return answers;
}

/** Writes the answers of one form and deletes the emptied ones. The caller holds the member: see `holdMember`. */
export async function writeAnswers(
  tx: Transaction<Tables>,
  memberId: number,
  siteKey: string,
  answers: ReadonlyMap<string, StoredAnswer>,
): Promise<void> {
  const filled = [...answers].filter(([, { textValue, selectorValue }]) => textValue !== '' || hasValue(selectorValue));
  const emptied = [...answers.keys()].filter((key) => !filled.some(([one]) => one === key));
  if (emptied.length > 0) {
    await tx
      .deleteFrom('profile_answer')
      .where('member_id', '=', memberId)
      .where('site_key', '=', siteKey)
      .where('entry_form_key', '=', sql<string>`any(${emptied}::text[])`)
      .execute();
  }
  if (filled.length === 0) return;
  await tx
    .insertInto('profile_answer')
    .values(
      filled.map(([key, answer]) => ({
        member_id: memberId,
        site_key: siteKey,
        entry_form_key: key,
        answer_method: answer.answerMethod,
        text_value: answer.textValue,
        selector_value: JSON.stringify(answer.selectorValue),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'site_key', 'entry_form_key']).doUpdateSet((row) => ({
        answer_method: row.ref('excluded.answer_method'),
        text_value: row.ref('excluded.text_value'),
        selector_value: row.ref('excluded.selector_value'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

/** Parts are stored with their values, choices by their keys alone: a stored choice has its key as its value. */
function hasValue(selectorValue: readonly SelectorValue[]): boolean {
  return selectorValue.some(({ value }) => value !== '');
}

/** Makes the saves of one member wait for each other until the transaction ends; false when the account is gone. */
export async function holdMember(tx: Transaction<Tables>, memberId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('member')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
