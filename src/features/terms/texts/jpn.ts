const texts = {
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  elsewhere: (title: string) =>
    `${title}は別のページで公開されています。自動で移動しないときは、下のボタンからお開きください。`,
  open: (title: string) => `${title}を開く`,
  emptyTitle: 'まだ掲載されていません',
  emptyText: '内容が掲載されるまで、もうしばらくお待ちください。',
};
export type TermsTexts = typeof texts;
export default texts;
