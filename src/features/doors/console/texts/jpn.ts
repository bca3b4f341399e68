/** The list of those who are invited to a site. */
const texts = {
  title: '招待する人',
  lead: 'ここにあるメールアドレスの会員だけが入れます。追加や取り消しは、公開を待たずにすぐ有効になります。',
  back: '入場できる人',
  label: 'メールアドレス',
  hint: '1行に1件、またはカンマ区切りで貼り付けられます。1回に2,000件まで。招待のメールは送られません。',
  add: '招待する',
  added: (count: number) => `${count}件を招待しました`,
  known: 'すべて招待済みです',
  wrong: (list: string) => `メールアドレスとして読めません：${list}`,
  empty: 'メールアドレスを1件以上入力してください。',
  tooMany: '一度に招待できるのは2,000件までです。',
  total: (count: number) => `招待済み${count}件`,
  more: '続きを表示',
  search: 'メールアドレスで検索',
  none: 'まだだれも招待していません',
  noneText: '招待した会員だけが入れる設定のときは、だれも入れません。',
  noMatch: '合うメールアドレスはありません',
  remove: '取り消す',
  removeLabel: (mail: string) => `${mail}の招待を取り消す`,
  removed: (mail: string) => `${mail}の招待を取り消しました`,
};

export default texts;
export type GuestTexts = typeof texts;
