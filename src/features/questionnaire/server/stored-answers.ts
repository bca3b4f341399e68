import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { selectorValuesSchema, type StoredAnswer } from '#features/profile/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { Tables } from '#server/database/tables.ts';

/** A questionnaire of a site. */
export interface AnswerPlace {
  site: Pick<PublishedSite, 'siteKey'>;
  contentId: number;
  /** The booth; 0 for a questionnaire of its own. */
  detailId: number;
}

/** Who answers: a member, or a browser that is known by the hash of its token. */
export interface Respondent {
  memberId: number | undefined;
  visitorHash: string | undefined;
}

/** One answer as it is stored, by the key of its question. */
export type GivenAnswer = StoredAnswer & { entryFormKey: string };

export const givenAnswersSchema: v.GenericSchema<unknown, GivenAnswer[]> = v.array(
  v.object({
    entryFormKey: v.string(),
    answerMethod: v.string(),
    textValue: v.optional(v.string(), ''),
    selectorValue: v.optional(selectorValuesSchema, []),
  }),
);

export interface OwnAnswer {
  formKey: string;
  answeredAt: Date;
}

/** A member's answer, and without a member the one that came from this browser. */
export async function findOwnAnswer(
  kysely: Kysely<Tables>,
  { site, contentId, detailId }: AnswerPlace,
  { memberId, visitorHash }: Respondent,
): Promise<OwnAnswer | undefined> {
  if (memberId === undefined && visitorHash === undefined) return undefined;
  const row = await kysely
    .selectFrom('questionnaire_answer')
    .select(['form_key', 'answered_at'])
    .where('site_key', '=', site.siteKey)
    .where('content_id', '=', contentId)
    .where('detail_id', '=', detailId)
    .where((where) =>
      memberId === undefined ? where('visitor_hash', '=', visitorHash ?? '') : where('member_id', '=', memberId),
    )
    .executeTakeFirst();
  return row && { formKey: row.form_key, answeredAt: row.answered_at };
}

/** Stores the first answer of a person; undefined if there is one already. */
export async function storeAnswer(
  kysely: Kysely<Tables>,
  { site, contentId, detailId }: AnswerPlace,
  { memberId, visitorHash }: Respondent,
  given: { formKey: string; language: string; answers: readonly GivenAnswer[]; at: Date },
): Promise<OwnAnswer | undefined> {
  const row = await kysely
    .insertInto('questionnaire_answer')
    .values({
      site_key: site.siteKey,
      content_id: contentId,
      detail_id: detailId,
      member_id: memberId ?? null,
      // A member may answer on a device of many: the next visitor there has an answer of their own.
      visitor_hash: memberId === undefined ? (visitorHash ?? null) : null,
      form_key: given.formKey,
      language: given.language,
      answers: JSON.stringify(given.answers),
      answered_at: given.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['form_key', 'answered_at'])
    .executeTakeFirst();
  return row && { formKey: row.form_key, answeredAt: row.answered_at };
}

/**
 * Gives a member the answers at a site that their browser sent before the login; where they have answered themselves,
 * the other stays nobody's. The browser still counts as having answered.
 */
export async function claimAnswers(
  kysely: Kysely<Tables>,
  site: Pick<PublishedSite, 'siteKey'>,
  { memberId, visitorHash }: Respondent,
): Promise<void> {
  if (memberId === undefined || visitorHash === undefined) return;
  await sql`
    update questionnaire_answer a set member_id = ${memberId}
    where a.site_key = ${site.siteKey} and a.visitor_hash = ${visitorHash} and a.member_id is null and not exists (
      select 1 from questionnaire_answer o
      where o.site_key = a.site_key and o.content_id = a.content_id and o.detail_id = a.detail_id
        and o.member_id = ${memberId}
    )`
    .execute(kysely)
    .catch((error: { code?: string }) => {
      // The member answered at this moment: their own answer counts.
      if (error.code !== uniqueViolation) throw error;
    });
}

const uniqueViolation = '23505';
