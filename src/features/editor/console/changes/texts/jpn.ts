/** What a publication changes, in words. */
const texts = {
  on: 'オン',
  off: 'オフ',
  entries: (count: number) => `${count}件`,
  picture: '画像',
  pictureParts: { alt: '画像の説明', focus: '画像の中心', crop: '切り抜き' },
  other: '変更あり',
  passcode: '入場パスコード',
  provider: 'ログインの提供元',
  isSet: '設定あり',
  settings: 'サイトの設定',
  inLanguage: (field: string, language: string) => `${field}（${language}）`,
  unfinished: '保存できていない入力があります',
  unfinishedText: '直すところが残っているため、公開には含まれません。',
};

export default texts;
export type ChangeTexts = typeof texts;
