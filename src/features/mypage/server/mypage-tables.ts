import type { GeneratedAlways } from 'kysely';
import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    my_folder_item: MyFolderItemTable;
  }
}

export interface MyFolderItemTable {
  my_folder_item_id: GeneratedAlways<number>;
  site_key: string;
  member_id: number;
  name: string;
  path: string;
  saved_at: Moment;
}
