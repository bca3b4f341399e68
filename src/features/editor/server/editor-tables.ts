import type { LanguageCode } from '#kernel/language.ts';
import type { JsonDocument, Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    kept_text: KeptTextTable;
    planned_publication: PlannedPublicationTable;
    typed_part: TypedPartTable;
  }
}

interface KeptTextTable {
  site_key: string;
  mark: string;
  kept_at: Moment;
}

interface PlannedPublicationTable {
  site_key: string;
  publish_at: Moment;
  operator_id: number | null;
  operator_name: string;
  /** Null: of the release before. */
  language: LanguageCode | null;
  note: string | null;
}

interface TypedPartTable {
  operator_id: number;
  site_key: string;
  part: string;
  changes: JsonDocument;
  typed_at: Moment;
}
