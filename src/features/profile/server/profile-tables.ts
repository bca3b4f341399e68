import type { JsonText, MomentNow } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    profile_answer: ProfileAnswerTable;
  }
}

export interface ProfileAnswerTable {
  member_id: number;
  site_key: string;
  entry_form_key: string;
  answer_method: string;
  text_value: string;
  /** `[{ key, value }]`. */
  selector_value: JsonText;
  changed_at: MomentNow;
}
