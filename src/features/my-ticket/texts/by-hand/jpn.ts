/** Said wherever somebody is checked in by hand: at the gate, at the reception, and in the console. */
const texts = {
  collectAndCheckIn: (amount: string) => `${amount}を受け取ってチェックイン`,
  awaited: (amount: string) => `振込の入金がまだです。この注文の合計は${amount}です。`,
  checkInUnpaid: '受け取らずにチェックイン',
  undo: 'チェックインを取り消す',
  undone: 'チェックインを取り消しました。',
  reasonMissing: '取り消す理由を入力してください。',
  noNotes: 'メモはまだありません。',
  noteMissing: 'メモを入力してください。',
};
export type ByHandTexts = typeof texts;
export default texts;
