import type { Generated, GeneratedAlways } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';
import type { MemberChangeKind } from '../rules/given-roles.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    member_change: MemberChangeTable;
  }
}

interface MemberChangeTable {
  member_change_id: GeneratedAlways<number>;
  site_key: string;
  member_id: number;
  kind: MemberChangeKind;
  role: Generated<string>;
  operator_id: number | null;
  operator_name: string;
  reason: string;
  made_at: Moment;
}
