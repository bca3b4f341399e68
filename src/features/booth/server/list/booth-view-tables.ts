declare module '#server/database/tables.ts' {
  interface Tables {
    booth_view_count: BoothViewCountTable;
    booth_view_of_day: BoothViewOfDayTable;
  }
}

interface BoothColumns {
  site_key: string;
  content_id: number;
  detail_id: number;
}

export interface BoothViewCountTable extends BoothColumns {
  views: number;
}

export interface BoothViewOfDayTable extends BoothColumns {
  day: string;
  visitor_hash: string;
}
