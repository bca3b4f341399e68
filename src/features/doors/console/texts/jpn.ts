const number = (count: number): string => new Intl.NumberFormat('ja').format(count);

/** The list of those who are invited to a site. */
const texts = {
  title: '招待する人',
  lead: 'ここにあるメールアドレスの会員だけが入れます。追加や取り消しは、公開を待たずにすぐ有効になります。',
  back: '入場できる人',
  label: 'メールアドレス',
  hint: '1行に1件、またはカンマ区切りで貼り付けられます。1回に2,000件まで。招待のメールは、追加したあとに一覧から送れます。',
  add: '招待する',
  added: (count: number) => `${count}件を招待しました`,
  known: 'すべて招待済みです',
  wrong: (list: string) => `メールアドレスとして読めません：${list}`,
  empty: 'メールアドレスを1件以上入力してください。',
  tooMany: '一度に招待できるのは2,000件までです。',
  found: (count: number) => `招待済み${number(count)}件`,
  foundMany: (most: number) => `招待済み${number(most)}件以上`,
  clear: '検索を解除',
  more: '続きを表示',
  search: 'メールアドレスで検索',
  none: 'まだだれも招待していません',
  noneText: '招待した会員だけが入れる設定のときは、だれも入れません。',
  noneFound: '合うメールアドレスはありません',
  noneFoundText: 'メールアドレスの一部で探せます。1文字のときは、その文字で始まるものを探します。',
  send: '招待メールを送る',
  sendAgain: 'もう一度送る',
  sendLabel: (mail: string) => `${mail}に招待メールを送る`,
  sendAgainLabel: (mail: string) => `${mail}に招待メールをもう一度送る`,
  sendAll: (count: number) => `まだ送っていない${number(count)}件に招待メールを送る`,
  sendAllMany: (most: number) => `まだ送っていない${number(most)}件以上に招待メールを送る`,
  notMailed: 'メールはまだ送っていません',
  mailedAt: (when: string) => `${when} メール送信`,
  mailed: (count: number) => `招待メールを${count}通送りました`,
  mailedBefore: '1時間以内に送ったばかりです。しばらくしてから送れます。',
  remove: '取り消す',
  removeLabel: (mail: string) => `${mail}の招待を取り消す`,
  removed: (mail: string) => `${mail}の招待を取り消しました`,
};

export default texts;
export type GuestTexts = typeof texts;
