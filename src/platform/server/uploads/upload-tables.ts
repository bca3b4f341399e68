import type { MomentNow } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    upload: UploadTable;
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
