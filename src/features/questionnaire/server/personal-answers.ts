import type { PublishedSite } from '#features/site/server.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { Member } from '#kernel/member.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { respondentOf } from './respondent.ts';
import { claimAnswers } from './stored-answers.ts';

/** A questionnaire that a member has answered; detailId is its booth, and null for one of its own. */
export interface AnsweredQuestionnaire {
  contentId: number;
  detailId: number | null;
  answeredAt: string;
}

const withQuestionnaires: readonly string[] = ['questionnaire', 'booth'] satisfies ModuleCode[];

/** For GET personal, which is the first call after a login: what the browser answered before becomes the member's. */
export function createAnsweredOf(
  database: Database,
): (
  member: Member,
  site: PublishedSite,
  context: Pick<RequestContext, 'anonymousToken'>,
) => Promise<AnsweredQuestionnaire[]> {
  return async (member, site, context) => {
    if (!site.modules.some(({ moduleCode }) => withQuestionnaires.includes(moduleCode))) return [];
    await claimAnswers(database.kysely, site, respondentOf(member, context));
    const rows = await database.kysely
      .selectFrom('questionnaire_answer')
      .select(['content_id', 'detail_id', 'answered_at'])
      .where('member_id', '=', member.memberId)
      .where('site_key', '=', site.siteKey)
      .orderBy('answered_at')
      .execute();
    return rows.map((row) => ({
      contentId: row.content_id,
      detailId: row.detail_id === 0 ? null : row.detail_id,
      answeredAt: formatInstant(row.answered_at.getTime()),
    }));
  };
}

/** The answers of members, for their export. */
export function questionnaireData(database: Database): PersonalDataPart {
  return {
    name: 'questionnaires',
    tables: ['questionnaire_answer'],
    async read({ memberId }) {
      const rows = await database.kysely
        .selectFrom('questionnaire_answer')
        .select(['site_key', 'content_id', 'detail_id', 'answers', 'answered_at'])
        .where('member_id', '=', memberId)
        .orderBy('answered_at')
        .execute();
      return rows.map((row) => ({
        site: row.site_key,
        contentId: row.content_id,
        detailId: row.detail_id === 0 ? null : row.detail_id,
        answeredAt: row.answered_at,
        answers: row.answers,
      }));
    },
  };
}
