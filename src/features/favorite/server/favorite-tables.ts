import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    favorite: FavoriteTable;
  }
}

export interface FavoriteTable {
  site_key: string;
  member_id: number;
  content_id: number;
  detail_id: number;
  module_id: number;
  updated_at: Moment;
}
