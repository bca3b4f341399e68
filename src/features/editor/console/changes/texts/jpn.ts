import { quoted } from '#kernel/quoted.ts';
/** What a publication changes, in words. */
const texts = {
  on: 'オン',
  off: 'オフ',
  entries: (count: number) => `${count}件`,
  picture: '画像',
  pictureParts: { alt: '画像の説明', focus: '画像の中心', crop: '切り抜き' },
  other: '変更あり',
  passcode: 'パスコード',
  provider: 'ログインの方法',
  isSet: '設定あり',
  settings: 'サイトの設定',
  /** The words of a publication: what came, what went, what is another than before. */
  named: (kind: string, name: string) => `${kind}${quoted(name)}`,
  several: (kind: string, count: number) => `${kind}${count}件`,
  did: {
    added: (what: string) => `${what}を追加`,
    removed: (what: string) => `${what}を削除`,
    changed: (what: string, fields: readonly string[]) => `${what}を変更：${fields.join('、')}`,
  },
  andMore: (count: number) => `ほか${count}件`,
  leftBehind: 'ほかの言語が前のままの項目',
  leftBehindText: '元の文章だけが変わりました。ほかの言語のページには、前の内容が出ます。',
  unfinished: '保存できていない入力があります',
  unfinishedText: '直すところが残っているため、公開には含まれません。',
};

export default texts;
export type ChangeTexts = typeof texts;
