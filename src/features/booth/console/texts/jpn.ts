/** What an exhibitor sees of who came to their booth. */
const texts = {
  title: '来場者',
  talks: '商談の申し込み',
  noTalks: '商談の申し込みはまだありません。',
  answers: 'アンケートの回答',
  noAnswers: '回答はまだありません。',
  count: (answers: number, last: string) => `${answers}件の回答（最新 ${last}）`,
  csv: 'CSVをダウンロード',
  kept: {
    title: 'ブースを保存した人',
    none: '保存した人はまだいません。',
    count: (kept: number, named: number) => `${kept}人が保存、うち${named}人がお名前を伝えることに同意`,
    hint: 'お名前が並ぶのは、マイバッグで出展者に伝えることに同意した人だけです。ほかの人は人数に含まれます。同意が取り消されると、すぐに一覧から外れます。',
    noName: 'お名前の登録なし',
    more: 'さらに前に同意した人',
  },
  approve: '承認する',
  refuse: '断る',
  takeBack: '取り消す',
  reason: '取り消しの理由',
  reasonHint: '申し込んだ方に届くメールに書かれます。',
  send: '取り消して知らせる',
  with: (person: string) => `担当 ${person}`,
  said: '返事をして、メールで知らせました。',
  status: {
    approved: '承認済み',
    pending: '返事待ち',
    unapproved: '不成立',
    reject: '取り消し',
    cancel: 'キャンセル',
    end: '終了',
  },
};
export type BoothVisitorTexts = typeof texts;
export default texts;
