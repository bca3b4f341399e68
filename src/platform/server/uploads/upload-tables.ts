import type { Generated } from 'kysely';
import type { MomentNow } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    upload: UploadTable;
    upload_folder: UploadFolderTable;
  }
}

export interface UploadTable {
  upload_id: string;
  media_type: string;
  width: number;
  height: number;
  bytes: number;
  created_at: MomentNow;
}

/** One row at most. */
export interface UploadFolderTable {
  is_only: Generated<boolean>;
  folder_id: string;
}
