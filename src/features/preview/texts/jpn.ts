const jpn = {
  banner: 'プレビュー',
  bannerText: '公開前の内容を表示しています。保存や申し込みはできません。',
  notSaved: 'プレビュー中は保存できません。',
  notOperated: 'プレビュー中はこの操作を行えません。',
};
export default jpn;
export type PreviewTexts = typeof jpn;
