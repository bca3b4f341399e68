/** What a column of a bank's table can be. A date stands in one column, or in three. */
export interface StatementColumns {
  date: readonly number[];
  amount: number;
  /** The columns that name the payer, read one after the other. */
  payer: readonly number[];
}

export interface FoundColumns {
  /** The row that names the columns, from 0 on. */
  row: number;
  columns: StatementColumns;
}

/**
 * How the large banks of Japan head their columns, without brackets and blanks. MUFG, SMBC, Mizuho, Japan Post Bank,
 * Rakuten, SBI Sumishin, PayPay and GMO Aozora; many others write the same words.
 */
const dates = ['日付', '取引日', '年月日', '取引日付', '入金日', '勘定日', 'お取引日', '取扱日付', '振込日', 'date'];
const dateParts = [
  ['操作日年', '操作日月', '操作日日'],
  ['日付年', '日付月', '日付日'],
  ['取引日年', '取引日月', '取引日日'],
] as const;
/** Of an account's own words: 預かり is what came in. */
const incoming = [
  '入金金額',
  '入金額',
  '入金',
  'お預入れ',
  'お預入れ額',
  'お預入金額',
  '預入金額',
  '預かり金額',
  'お預り金額',
  'お預かり金額',
  '受入金額',
  '振込金額',
  'credit',
  'deposit',
];
/** Incoming money is more than none, and what went out is less. */
const signed = ['入出金', '入出金額', '取引金額', '金額', 'amount'];
const payers = [
  '振込依頼人名',
  '振込人名',
  'ご依頼人名',
  '依頼人名',
  '取引名',
  '摘要',
  '摘要内容',
  '摘要欄',
  'お取り扱い内容',
  'お取引内容',
  '取引内容',
  '内容',
  '詳細1',
  '詳細2',
  '入出金内容',
  '入出金先内容',
  '取引先',
  'description',
];

/** Rows above the heading: the account, the period. */
const rowsAbove = 15;

/** Finds the row that names the columns, and the columns that count. */
export function findColumns(rows: readonly (readonly string[])[]): FoundColumns | undefined {
  for (const [row, cells] of rows.slice(0, rowsAbove).entries()) {
    const names = cells.map(foldHeading);
    const first = (known: readonly string[]): number => {
      const places = known.map((name) => names.indexOf(name)).filter((at) => at >= 0);
      return places[0] ?? -1;
    };
    const parts = dateParts
      .map((three) => three.map((name) => names.indexOf(name)))
      .find((three) => !three.includes(-1));
    const date = parts ?? [first(dates)];
    const [own, either] = [first(incoming), first(signed)];
    const payer = names.flatMap((name, at) => (payers.includes(name) ? [at] : []));
    const amount = own >= 0 ? own : either;
    if (!date.includes(-1) && amount >= 0 && payer.length > 0) return { row, columns: { date, amount, payer } };
  }
  return undefined;
}

function foldHeading(cell: string): string {
  return cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(（]?円[)）]?$/u, '')
    .replace(/[\s()[\]【】・:：]/gu, '');
}
