import type { EntryOutcome } from '../../rules/judge-entry.ts';

const texts = {
  /** What became of somebody whom a gate let in without a network. */
  entry: {
    outcomes: {
      counted: '入場',
      double: '二重の入場',
      doubtful: '条件に合わない入場',
      codeChanged: '古いコードでの入場',
      canceled: 'キャンセル済みのチケットで入場',
      unknown: '存在しないコード',
      afterEnd: '停止後の入場',
    } satisfies Record<EntryOutcome, string>,
    scanned: (time: string, gate: string) => `${time}、${gate}で入場`,
    number: (end: string) => `番号の末尾 ${end}`,
    /** Beside which other entry a double one stands, or since when the ticket was another one. */
    other: {
      double: (time: string, gate: string) => `もう1件の入場は${time}、${gate}`,
      codeChanged: (time: string) => `${time}にコードが変わっています`,
      canceled: (time: string) => `${time}にキャンセル済み`,
    },
  },
  title: '入場状況',
  lead: '入場の数と、会場のボード、オフラインの受付から届いた記録です。',
  entries: '入場したチケット',
  entriesNote: 'チケットの枚数で数えます。1人で2枚を使った場合は、2枚です。15秒ごとに更新します。',
  noTickets: '公開中のチケットは、まだ1枚も渡していません。',
  total: 'すべてのチケット',
  ofAll: (checkedIn: string, expected: string) => `${expected}枚中 ${checkedIn}枚`,
  perGate: '受付別（本日）',
  noGate: 'スタッフ',
  quarters: '15分ごとの入場（3時間）',
  asTable: '表で見る',
  from: '時刻',
  board: '来場者ボード',
  boardNote: '会場のモニターに、来場者の数とこのあとのプログラムを映します。個人の情報は出ません。',
  open: 'ボードを開く',
  link: 'モニター用のリンクを作る',
  linkNote: 'ボードだけを開けるリンクです。「受付」の一覧に並び、そこで停止できます。',
  name: '名前',
  nameHint: '「ロビーのモニター」など、区別できる名前にしてください。',
  nameMissing: 'リンクに名前を付けてください。',
  until: '使い終わり',
  make: 'リンクを作る',
  cancel: 'やめる',
  made: (name: string) => `${name}のリンクができました。表示されるのは今だけです。`,
  copy: 'リンクをコピー',
  doubts: '確認が必要な入場',
  doubtsNote: 'オフラインの受付が入場させ、あとで届いたうち、サーバーの記録と合わなかったものです。',
  none: '確認が必要な入場はありません。',
  joined: (time: string) => `${time}に届きました`,
  unknown: '不明なチケット',
  settle: '確認済みにする',
  settled: (name: string) => `${name}が確認済み`,
  done: '確認済みにしました。',
};
export type DayScreenTexts = typeof texts;
export default texts;
