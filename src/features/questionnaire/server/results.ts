import { presentQuestions, profileMessages } from '#features/profile/server.ts';
import { type PublishedSite, sayIn } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatLong } from '#kernel/period.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Database } from '#server/database/database.ts';
import type { QuestionnaireDocument } from '../documents.ts';
import { resultsTable } from '../rules/results-table.ts';
import { questionnaireMessages } from './questionnaire-messages.ts';
import { givenAnswersSchema } from './stored-answers.ts';

export interface AnswerCount {
  contentId: number;
  /** The booth; 0 for a questionnaire of its own. */
  detailId: number;
  answers: number;
}

/** How many have answered each questionnaire of a site. */
export async function countAnswers({ kysely }: Database, siteKey: string): Promise<AnswerCount[]> {
  const rows = await kysely
    .selectFrom('questionnaire_answer')
    .select(({ fn }) => ['content_id', 'detail_id', fn.countAll<string>().as('answers')])
    .where('site_key', '=', siteKey)
    .groupBy(['content_id', 'detail_id'])
    .orderBy('content_id')
    .orderBy('detail_id')
    .execute();
  return rows.map((row) => ({
    contentId: row.content_id,
    detailId: row.detail_id,
    answers: Number(row.answers),
  }));
}

type Place = Pick<AnswerCount, 'contentId' | 'detailId'>;

/** How many have answered one questionnaire, and when the last of them did. */
export async function lastAnswer(
  { kysely }: Database,
  { siteKey }: PublishedSite,
  { contentId, detailId }: Place,
): Promise<{ answers: number; lastAt: Date | null }> {
  const row = await kysely
    .selectFrom('questionnaire_answer')
    .select(({ fn }) => [fn.countAll<string>().as('answers'), fn.max('answered_at').as('last_at')])
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('detail_id', '=', detailId)
    .executeTakeFirstOrThrow();
  return { answers: Number(row.answers), lastAt: row.last_at };
}

export interface ResultsReader {
  language: LanguageCode;
  /** Whether they learn the numbers of the members. */
  isOrganiser: boolean;
}

/** The answers to one questionnaire, oldest first, as a table. */
export async function readResults(
  { kysely }: Database,
  site: PublishedSite,
  { contentId, detailId }: Place,
  questions: QuestionnaireDocument['questions'],
  { language, isOrganiser }: ResultsReader,
): Promise<string[][]> {
  const rows = await kysely
    .selectFrom('questionnaire_answer')
    .select(['answered_at', 'member_id', 'language', 'answers'])
    .where('site_key', '=', site.siteKey)
    .where('content_id', '=', contentId)
    .where('detail_id', '=', detailId)
    .orderBy('answered_at')
    .orderBy('questionnaire_answer_id')
    .execute();
  const { results: words } = questionnaireMessages[language];
  const results = rows.map((row) => ({
    answeredAt: formatLong(row.answered_at.getTime()),
    memberId: row.member_id ?? undefined,
    language: row.language,
    answers: readStored(givenAnswersSchema, row.answers).output ?? [],
  }));
  return resultsTable(presentQuestions(questions, sayIn(site.document, language), language), results, {
    ...words,
    ...(!isOrganiser && { member: undefined }),
    parts: profileMessages[language].parts,
  });
}
