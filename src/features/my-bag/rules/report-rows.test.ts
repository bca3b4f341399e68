import { expect, test } from 'vitest';
import { csvText } from '#kernel/csv.ts';
import { reportRows } from './report-rows.ts';

const heads = { booth: 'ブース', stand: '小間', category: '分類', administrator: '担当', rank: '評価', memo: 'メモ' };

test('a report has a row for each booth, and each memo is in one cell', () => {
  const rows = reportRows(heads, [
    {
      productBooth: {
        face: { title: '=1+1', stand: 'A-1', categories: ['機械', 'AI'] },
        info: { rank: 3, memo: '一行目\n"二"行目, おわり' },
      },
      exhibitorAdministrators: [{ nickname: '山本' }, { nickname: '佐藤' }],
    },
  ]);
  expect(rows[1]).toEqual(['=1+1', 'A-1', '機械 / AI', '山本 / 佐藤', '★★★☆☆ 3/5', '一行目\n"二"行目, おわり']);
  expect(csvText(rows)).toBe(
    '\uFEFFブース,小間,分類,担当,評価,メモ\r\n' +
      '\'=1+1,A-1,機械 / AI,山本 / 佐藤,★★★☆☆ 3/5,"一行目\n""二""行目, おわり"\r\n',
  );
});
