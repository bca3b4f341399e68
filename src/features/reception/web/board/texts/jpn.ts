const texts = {
  title: '来場者ボード',
  opening: 'ボードを開いています',
  closed: 'ボードを開けません',
  again: 'ボードのリンクをもう一度開いてください。',
  arrived: '来場者',
  of: (expected: string) => `／ ${expected}人`,
  perTicket: 'チケット別',
  perGate: '受付別（本日）',
  noGate: 'スタッフ',
  quarters: '15分ごとの来場者',
  inQuarter: (from: string, count: string) => `${from}から15分間に${count}人`,
  next: 'このあとのプログラム',
  noNext: '本日のプログラムはありません。',
  now: '開催中',
  late: (time: string) => `接続が切れています。${time}現在の数です。`,
  fullScreen: '全画面にする',
};
export type BoardTexts = typeof texts;
export default texts;
