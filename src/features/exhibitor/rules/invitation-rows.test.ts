import { describe, expect, test } from 'vitest';
import { type InvitationRow, readRows } from './invitation-rows.ts';
import { linesOfList, readList } from './read-list.ts';

const booths = [
  { contentId: 200, detailId: 1, title: { jpn: 'カフェ蒼', eng: 'Cafe Ao' }, stand: 'A-01' },
  { contentId: 200, detailId: 2, title: { jpn: '港の工房' }, stand: 'A-02' },
  { contentId: 201, detailId: 2, title: { jpn: '港の工房' }, stand: '' },
];
const row = (more: Partial<InvitationRow>): InvitationRow => ({
  booth: 'A-01',
  company: '',
  name: '',
  mail: 'a@example.jp',
  ...more,
});
const place = (contentId: number, detailId: number) => ({ contentId, detailId });

describe('the rows of a list of exhibitors', () => {
  test('name a booth by its stand or by its name in any language, whatever its width and case', () => {
    for (const booth of ['A-01', 'ａ－０１', 'ｶﾌｪ蒼', 'CAFE ao', ' A-01 ']) {
      const { addressees, issues } = readRows([row({ booth })], booths);
      expect([booth, issues, addressees[0]?.booths]).toEqual([booth, [], [place(200, 1)]]);
    }
    expect(readRows([row({ booth: '', company: 'Cafe Ao' })], booths).issues).toEqual([]);
  });

  test.each([
    ['oneCell', row({ booth: 'A-01 蒼 花子 a@example.jp', mail: '' })],
    ['mailElsewhere', row({ company: 'a@example.jp', mail: '' })],
    ['boothMissing', row({ booth: ' ' })],
    ['boothUnknown', row({ booth: 'Z-99' })],
    ['boothSeveral', row({ booth: '港の工房' })],
    ['mailMissing', row({ mail: '' })],
    ['mailInvalid', row({ mail: 'a@b' })],
  ] as const)('have the issue %s', (problem, wrong) => {
    expect(readRows([row({}), wrong], booths).issues).toEqual([{ row: 1, problem }]);
  });

  test('with one mail make one invitation to all its booths, and the same row twice is an issue', () => {
    const rows = [row({ company: '蒼', name: '花子' }), row({ booth: 'A-02', mail: 'A@example.jp' })];
    const two = readRows(rows, booths);
    expect(two).toEqual({
      addressees: [{ mail: 'a@example.jp', name: '花子', company: '蒼', booths: [place(200, 1), place(200, 2)] }],
      issues: [],
    });
    expect(readRows([row({}), row({})], booths).issues).toEqual([{ row: 1, problem: 'twice' }]);
  });
});

describe('a list', () => {
  test.each([
    ['of a spreadsheet', 'A-01\t蒼\t花子\ta@example.jp\nA-02\t\t\tb@example.jp\n'],
    [
      'of a CSV file with a heading',
      '\u{feff}ブース,会社,名前,メール\r\nA-01,蒼,花子,a@example.jp\r\nA-02,,,b@example.jp\r\n',
    ],
    ['with Japanese commas', 'A-01、蒼、花子、a@example.jp\nA-02、、、b@example.jp'],
    ['with wide commas', 'A-01，蒼，花子，a@example.jp\nA-02，，，b@example.jp'],
    ['with semicolons', 'A-01;蒼;花子;a@example.jp\nA-02;;;b@example.jp'],
    ['with quoted cells', '"A-01","蒼","花子","a@example.jp"\n\n"A-02","","",b@example.jp'],
  ])('%s is read', (_, text) => {
    expect(readList(text)).toEqual([
      { booth: 'A-01', company: '蒼', name: '花子', mail: 'a@example.jp' },
      { booth: 'A-02', company: '', name: '', mail: 'b@example.jp' },
    ]);
  });

  test('has the separator that stands there most often, so that a name may have another one', () => {
    // A fault is named by its line in the spreadsheet, where the heading has the first and a line may be empty.
    expect(
      linesOfList('小間番号\t会社\t担当\tメール\nA-01\t蒼\t花子\ta@example.jp\n\nA-02\t港\t海\tb@example.jp'),
    ).toEqual([2, 4]);
    expect(readList('A-01;Ao, Inc.;花子;a@example.jp')[0]?.company).toBe('Ao, Inc.');
    expect(readList('A-01\t蒼、港\t花子\ta@example.jp')[0]?.company).toBe('蒼、港');
  });

  test('keeps commas, quotes and ends of lines of a quoted cell', () => {
    expect(readList('A-01,"蒼, ""港""\n支店",花子,a@example.jp')[0]?.company).toBe('蒼, "港"\n支店');
    expect(readList(' \n')).toEqual([]);
  });
});
