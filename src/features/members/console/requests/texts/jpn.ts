import type { RequestKind, RequestState } from '../../../rules/request-dates.ts';

interface Kept {
  orders: number;
  paid: number;
  receipts: number;
  validTickets: number;
}

const texts = {
  title: '個人情報の請求',
  lead: 'メールや手紙で届いた、個人情報の開示や消去の請求を受け付けます。会員は、マイページでも自分で行えます。',
  back: '会員',
  ofPortal: 'アカウントはポータルのものです。請求は、ポータルの会員の画面で受け付けます。',
  add: '請求を受け付ける',
  addTitle: '請求を受け付ける',
  kind: '請求の内容',
  kinds: { export: '開示（データの写し）', erasure: '消去' } satisfies Record<RequestKind, string>,
  mail: '本人のメールアドレス',
  mailHint: 'アカウントや注文に使われているアドレスです。アカウントなしで購入した人の注文も、このアドレスで探します。',
  language: '本人に送るメールの言語',
  receivedOn: '請求が届いた日',
  receivedHint: 'この日から1か月以内に回答します。',
  note: 'メモ',
  noteHint: '請求の届き方など。本人のデータの写しに含まれます。',
  noteLong: (most: number) => `長すぎます。メモは${most}文字までです。`,
  save: '受け付ける',
  close: '閉じる',
  none: '請求はありません',
  noneText: '請求を受け付けると、期限の近い順にここに並びます。',
  more: 'さらに表示',
  noMail: '消去済みの人',
  states: { open: '未対応', done: '対応済み', refused: '応じない' } satisfies Record<RequestState, string>,
  due: (day: string, left: number) =>
    left < 0 ? `${day}まで（${-left}日超過）` : left === 0 ? `${day}まで（今日）` : `${day}まで（あと${left}日）`,
  late: '期限超過',
  facts: {
    mail: 'メールアドレス',
    kind: '請求の内容',
    received: '届いた日',
    due: '期限',
    note: 'メモ',
    madeBy: '受け付けた人',
    proof: '本人の確認',
    outcome: '結果',
    closedBy: '終了した人',
  },
  by: (who: string, when: string) => `${who}さん（${when}）`,
  proofTitle: '1. 本人を確かめる',
  proofText: 'データを渡したり消去したりする前に、請求した人が本人であることを確かめます。',
  sendCode: '番号をメールで送る',
  sendCodeAgain: '番号をもう一度送る',
  codeSent: (mail: string) => `${mail}に番号を送りました。本人から番号を聞いてください。`,
  codeSentAt: (when: string) => `${when}に送りました。1時間有効です。`,
  code: '本人から聞いた番号',
  checkCode: '番号を確かめる',
  orWords: 'ほかの方法で確かめた場合',
  words: 'どのように確かめたか',
  wordsMissing: 'どのように確かめたかを入力してください。',
  noteWords: '確かめたと記録する',
  proven: '本人であることを確かめました。',
  provenByCode: 'メールで送った番号で確認済み',
  provenBy: (how: string) => `確認済み：${how}`,
  provenInWords: '担当者が確認済み',
  noOrders: 'ありません',
  unproven: 'まだ確かめていません',
  whatTitle: '2. 本人について保存されているもの',
  account: 'アカウント',
  hasAccount: '会員の詳細を見る',
  noAccount: 'このアドレスのアカウントはありません。',
  ordersOfMember: '会員としての注文',
  ordersOfGuest: 'アカウントなしの注文',
  orders: ({ orders, paid, receipts, validTickets }: Kept) =>
    `${orders}件（支払い済み${paid}件、発行した領収書${receipts}件、使えるチケット${validTickets}枚）`,
  doTitle: '3. 対応する',
  export: 'データをダウンロードする',
  exportText:
    'アカウントと注文について保存されているすべてを、1つのJSONファイルにします。本人に渡したら、手元のファイルは消してください。',
  erase: 'データを消去する',
  eraseTitle: 'この人のデータを消去しますか',
  eraseText:
    'アカウントとその中のすべてを消去し、注文から氏名、連絡先、回答を消します。元に戻せません。本人には、メールで知らせます。',
  keptTitle: '法律により残るもの',
  keptText: (paid: number, receipts: number) =>
    `支払い済みの注文${paid}件の金額とチケット、発行した領収書${receipts}件は、帳簿として7年間残ります。本人の連絡先や回答とは切り離されます。`,
  validText: (tickets: number) =>
    `使えるチケットが${tickets}枚あります。有効なままですが、本人はサイトで表示できなくなります。QRコードを保存してもらってください。`,
  erased: '消去しました。本人にメールで知らせます。',
  done: '対応済みにする',
  refuse: '応じないで終了する',
  outcome: '結果',
  outcomeHint: 'どのように回答したか、または応じない理由。',
  outcomeMissing: '結果を入力してください。',
  closed: '請求を終了しました。',
  firstProve: '先に、手順1で本人を確かめてください。',
};
export type RequestScreenTexts = typeof texts;
export default texts;
