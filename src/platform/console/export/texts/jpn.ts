/** A file of what a list shows. */
const texts = {
  open: 'ファイルに書き出す',
  kind: '形式',
  xlsx: 'Excel（XLSX）',
  csv: 'CSV',
  noColumn: '列を1つ以上選んでください。',
  kept: '選んだ列は、次に書き出すときのために保存されます。書き出したことは操作の記録に残ります。',
  save: '保存する',
  allOfThem: 'すべて選ぶ',
  noneOfThem: 'すべて外す',
};
export type ExportTexts = typeof texts;
export default texts;
