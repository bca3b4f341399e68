import type { ExportTexts } from './jpn.ts';

export default {
  open: '匯出檔案',
  kind: '格式',
  xlsx: 'Excel（XLSX）',
  csv: 'CSV',
  noColumn: '請至少選擇一個欄位。',
  kept: '所選的欄位會儲存，供下次使用。匯出動作會記入操作紀錄。',
  save: '下載',
  allOfThem: '全選',
  noneOfThem: '全不選',
} satisfies ExportTexts;
