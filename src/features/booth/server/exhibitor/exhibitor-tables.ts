import type { MomentNow } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    booth_exhibitor: BoothExhibitorTable;
  }
}

export interface BoothExhibitorTable {
  site_key: string;
  content_id: number;
  detail_id: number;
  member_id: number;
  administrator_id: number | null;
  tied_at: MomentNow;
}
