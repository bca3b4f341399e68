import type { PlainColumn } from '../rules/attendee-columns.ts';
import type { AttendeeState } from '../rules/attendee-state.ts';

/** The words of the table of attendees, in the console and in its file. */
const texts = {
  file: '参加者',
  badges: '名札',
  columns: {
    code: 'チケット番号',
    name: '氏名',
    kana: 'フリガナ',
    mail: 'メールアドレス',
    ticket: 'チケット',
    priceName: '料金',
    slot: '枠',
    price: '価格（円）',
    owed: '未入金（円）',
    state: '状態',
    checkedInAt: '入場日時',
    gate: '入場口',
    orderNumber: '注文番号',
    orderedAt: '注文日時',
  } satisfies Record<PlainColumn, string>,
  states: { notYet: '未入場', entered: '入場済み', canceled: 'キャンセル' } satisfies Record<AttendeeState, string>,
  transferred: (state: string) => `${state}・譲渡済み`,
  byBuyer: (question: string) => `購入者：${question}`,
  byCompanion: (question: string) => `同伴者：${question}`,
  refused: {
    none: '当てはまる参加者がいません。絞り込みを変えてみてください。',
    tooManyRows: (most: string) => `一度に取り出せるのは${most}行までです。チケットなどで絞り込んでください。`,
    tooManyBadges: (most: string) => `名札は一度に${most}枚まで作れます。チケットなどで絞り込んでください。`,
    noColumns: '列がありません。ページを読み込み直して、列を選んでください。',
  },
};
export type AttendeeTexts = typeof texts;
export default texts;
