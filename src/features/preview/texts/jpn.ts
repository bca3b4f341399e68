const jpn = {
  banner: 'プレビュー',
  bannerText: '公開前の内容を表示しています。保存や申し込みはできません。',
  notSaved: 'プレビュー中は保存できません。',
  notOperated: 'プレビュー中はこの操作を行えません。',
  noMemberTitle: '会員のページ',
  noMember: 'プレビューリンクには会員のページがありません',
  noMemberText:
    'プレビューリンクで見られるのは、公開前のサイトだけです。会員としてログインした状態にはならないため、マイページなどに表示する情報はありません。',
  toDraft: '公開前のサイトへ',
};
export default jpn;
export type PreviewTexts = typeof jpn;
