import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LanguageCode } from '#kernel/language.ts';
import type { Moment } from '#server/database/column-types.ts';
import type { RequestKind, RequestState } from '../../rules/request-dates.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    data_request: DataRequestTable;
    data_request_file: DataRequestFileTable;
  }
}

type NullableMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface DataRequestTable {
  data_request_id: GeneratedAlways<number>;
  site_key: string;
  kind: RequestKind;
  mail: string;
  mail_key: string;
  language: LanguageCode;
  note: string;
  received_on: string;
  due_on: string;
  code_hash: Generated<string | null>;
  code_tries: Generated<number>;
  code_sent_at: NullableMoment;
  proven_at: NullableMoment;
  proven_way: Generated<'code' | 'words' | null>;
  proven_by: Generated<string>;
  state: Generated<RequestState>;
  outcome: Generated<string>;
  made_by: string;
  made_at: Moment;
  closed_by: Generated<string>;
  closed_at: NullableMoment;
}

interface DataRequestFileTable {
  token_hash: string;
  data_request_id: number;
  operator_id: number;
  made_at: Moment;
}
