import type { Generated } from 'kysely';
import type { JsonText, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    questionnaire_answer: QuestionnaireAnswerTable;
  }
}

export interface QuestionnaireAnswerTable {
  questionnaire_answer_id: Generated<number>;
  site_key: string;
  content_id: number;
  /** The booth; 0 for a questionnaire of its own. */
  detail_id: number;
  member_id: number | null;
  /** Of the anonymous token of a browser. */
  visitor_hash: string | null;
  form_key: string;
  language: string;
  /** GivenAnswer[] */
  answers: JsonText;
  answered_at: Moment;
}
