import { foldText } from '#kernel/fold-text.ts';

export const plainMeanings = [
  'name',
  'lastName',
  'firstName',
  'kana',
  'lastNameKana',
  'firstNameKana',
  'mail',
  'ticket',
  'price',
  'number',
  'reference',
] as const;
export type PlainMeaning = (typeof plainMeanings)[number];
/** What a column has: a fact of the order, or the answer to the question with this key. */
export type Meaning = PlainMeaning | `answer:${string}`;

/** How other systems head their columns; '*' stands for the words of a table of these. */
const headings: Record<PlainMeaning, readonly string[]> = {
  name: [
    '氏名',
    '名前',
    'お名前',
    '参加者名',
    '参加者氏名',
    '購入者名',
    '申込者名',
    '申込者氏名',
    'ご氏名',
    '姓名',
    '이름',
    '성명',
    'name',
    'full name',
    'attendee',
    'attendee name',
    'participant',
    'buyer name',
  ],
  lastName: ['姓', '氏', '苗字', '名字', '성', 'last name', 'family name', 'surname', 'lastname'],
  firstName: ['名', 'first name', 'given name', 'firstname', 'forename'],
  kana: [
    'フリガナ',
    'ふりがな',
    'カナ',
    '氏名カナ',
    '氏名フリガナ',
    'お名前カナ',
    'ヨミガナ',
    'よみ',
    '氏名(カナ)',
    'kana',
    'reading',
  ],
  lastNameKana: [
    'セイ',
    '姓カナ',
    '姓フリガナ',
    '姓(カナ)',
    '姓(フリガナ)',
    '姓よみ',
    'last name kana',
    'family name kana',
  ],
  firstNameKana: [
    'メイ',
    '名カナ',
    '名フリガナ',
    '名(カナ)',
    '名(フリガナ)',
    '名よみ',
    'first name kana',
    'given name kana',
  ],
  mail: [
    'メールアドレス',
    'メール',
    'eメール',
    'e-mail',
    'email',
    'mail',
    'email address',
    'e-mail address',
    'mail address',
    '邮箱',
    '电子邮件',
    '電子郵件',
    '電子信箱',
    '이메일',
    '이메일 주소',
  ],
  ticket: [
    'チケット',
    'チケット名',
    '券種',
    'チケット種別',
    'チケットの種類',
    '参加区分',
    'ticket',
    'ticket type',
    'ticket name',
    '票种',
    '票種',
    '門票',
    '门票',
    '티켓',
    '티켓명',
  ],
  price: ['料金', '料金区分', '価格', '金額', '単価', 'price', 'price name', '价格', '價格', '票價', '가격', '요금'],
  number: [
    '枚数',
    '数量',
    '人数',
    '参加人数',
    '購入枚数',
    'チケット枚数',
    'quantity',
    'qty',
    'tickets',
    'number of tickets',
    '张数',
    '張數',
    '数量',
    '數量',
    '수량',
    '매수',
  ],
  reference: [
    '予約番号',
    '注文番号',
    '申込番号',
    '受付番号',
    '購入番号',
    '外部番号',
    '管理番号',
    'id',
    'order',
    'order number',
    'order id',
    'booking number',
    'booking reference',
    'reference',
    '订单号',
    '訂單編號',
    '예약번호',
    '주문번호',
  ],
};

/** Words, without the signs around and between them. */
const plain = (text: string): string => foldText(text).replace(/[\s()[\]<>・:*#_'’"./\\-]/gu, '');

const known = new Map<string, Meaning>(
  plainMeanings.flatMap((meaning) => headings[meaning].map((heading) => [plain(heading), meaning] as const)),
);

interface Asked {
  key: string;
  labels: readonly string[];
}

/**
 * What the columns of a file have, by their headings: those that other systems use, or the words of a question in any
 * language. Each meaning goes to the first column that has it. Without headings the address is known by its @.
 */
export function guessMeanings(
  headers: readonly string[],
  questions: readonly Asked[],
  firstRow: readonly string[],
): (Meaning | undefined)[] {
  const asked = new Map<string, Meaning>(
    questions.flatMap(({ key, labels }) => labels.map((label) => [plain(label), `answer:${key}`] as const)),
  );
  asked.delete('');
  const taken = new Set<Meaning>();
  const guessed = headers.map((header) => {
    const word = plain(header);
    const meaning = known.get(word) ?? asked.get(word);
    if (meaning === undefined || taken.has(meaning)) return undefined;
    taken.add(meaning);
    return meaning;
  });
  if (!taken.has('mail')) {
    const at = firstRow.findIndex((cell, place) => /[@＠]/.test(cell) && guessed[place] === undefined);
    if (at >= 0) guessed[at] = 'mail';
  }
  return guessed;
}
