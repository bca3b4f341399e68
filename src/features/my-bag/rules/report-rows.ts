import { rankInSigns } from './booth-memo.ts';

/** A booth of a report. */
export interface ReportedBooth {
  productBooth: {
    face: { title: string; stand: string; categories: readonly string[] };
    info: { rank: number; memo: string };
  };
  exhibitorAdministrators: readonly { nickname: string }[];
}

export type ReportColumn = 'booth' | 'stand' | 'category' | 'administrator' | 'rank' | 'memo';
const columns: readonly ReportColumn[] = ['booth', 'stand', 'category', 'administrator', 'rank', 'memo'];

/** A report as a table: the heads of its columns, then a row for each booth. */
export function reportRows(
  heads: Readonly<Record<ReportColumn, string>>,
  products: readonly ReportedBooth[],
): string[][] {
  return [
    columns.map((column) => heads[column]),
    ...products.map(({ productBooth: { face, info }, exhibitorAdministrators }) => [
      face.title,
      face.stand,
      face.categories.join(' / '),
      exhibitorAdministrators.map(({ nickname }) => nickname).join(' / '),
      rankInSigns(info.rank),
      info.memo,
    ]),
  ];
}
