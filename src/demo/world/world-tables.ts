import type { Moment } from '#server/database/column-types.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    demo_site: DemoSiteTable;
  }
}

export interface DemoSiteTable {
  site_key: string;
  /** Its name in demo/. */
  folder: string;
  /** The revision and the last change of the site as the demo world left it. */
  revision: number;
  changed_at: Moment;
  imported_at: Moment;
}
