import byHand from '#features/my-ticket/texts/by-hand/jpn.ts';
import { quoted } from '#kernel/quoted.ts';

const texts = {
  ways: '受付の方法',
  byCode: 'コードで受付',
  byName: 'お名前で受付',
  find: {
    field: 'お名前・フリガナ・番号',
    hint: '一部だけでも探せます。ひらがなでも、カタカナでもかまいません。',
    look: '探す',
    none: (typed: string) => `${quoted(typed)}の来場者は見つかりませんでした。`,
    more: 'ほかにも見つかりました。もう少し詳しく入力してください。',
    noName: 'お名前なし',
    states: { notYet: '未入場', entered: '入場済み', canceled: 'キャンセル' },
    at: (time: string) => `${time}に入場`,
    number: (end: string) => `番号の末尾 ${end}`,
    back: '結果に戻る',
  },
  visitor: {
    checkIn: 'チェックインする',
    collectAndCheckIn: byHand.collectAndCheckIn,
    awaited: byHand.awaited,
    checkInUnpaid: byHand.checkInUnpaid,
    checkedIn: 'チェックインを記録しました。',
    undo: byHand.undo,
    reason: '取り消す理由',
    reasonHint: '記録に残ります。',
    reasonMissing: byHand.reasonMissing,
    undone: byHand.undone,
    badge: '名札を印刷',
    notes: 'メモ',
    noNotes: byHand.noNotes,
    note: '新しいメモ',
    noteHint: '受付のスタッフと主催者に表示されます。',
    noteMissing: byHand.noteMissing,
    addNote: 'メモを追加',
    by: (author: string, time: string) => `${author}・${time}`,
    cancel: '戻る',
  },
};
export type DayTexts = typeof texts;
export default texts;
