import type { ExportTexts } from './jpn.ts';

export default {
  open: '导出文件',
  kind: '格式',
  xlsx: 'Excel（XLSX）',
  csv: 'CSV',
  noColumn: '请至少选择一列。',
  kept: '所选的列会保存，供下次使用。导出操作会记入操作记录。',
  save: '下载',
  allOfThem: '全选',
  noneOfThem: '全不选',
} satisfies ExportTexts;
