/** What the console calls the fields that several features have. */
const fields = {
  count: {
    numberOfDisplay: {
      label: 'ホームに並べる件数',
      hint: '0にすると、すべて並べます。',
    },
  },
  page: {
    numberOfDisplayWeb: {
      label: '1ページの件数',
      hint: 'これより多いと、一覧が次のページに続きます。',
    },
  },
  shown: {
    titleVisible: 'タイトルを表示',
    imageVisible: '画像を表示',
  },
  period: {
    visiblePeriod: {
      label: '掲載期間を決める',
      hint: 'オフの間は、いつでも表示します。',
    },
    visibleStartDate: '掲載開始',
    visibleEndDate: '掲載終了',
  },
  labelledLink: {
    label: '表示する文字',
    link: {
      label: 'リンク先',
      hint: 'このサイトのページか、https:// で始まるアドレスを指定します。',
    },
  },
  words: {
    image: '画像',
    description: '説明',
  },
};
export type SharedFields = typeof fields;
export default fields;
