import type { ExportTexts } from './jpn.ts';

export default {
  open: 'Export',
  kind: 'Format',
  xlsx: 'Excel (XLSX)',
  csv: 'CSV',
  noColumn: 'Choose at least one column.',
  kept: 'Your choice of columns is kept for the next time. The export is noted in the log.',
  save: 'Download',
  allOfThem: 'Select all',
  noneOfThem: 'Select none',
} satisfies ExportTexts;
