import common from '#kernel/texts/jpn.ts';

const texts = {
  terms: '利用規約',
  privacy: common.privacyPolicy,
  elsewhere: (title: string) =>
    `${title}は別のページで公開されています。自動で移動しないときは、下のボタンからお開きください。`,
  open: (title: string) => `${title}を開く`,
  emptyTitle: 'まだ掲載されていません',
  emptyText: '内容が掲載されるまで、もうしばらくお待ちください。',
  askTitle: 'ご利用にあたって',
  askBody: (site: string) => `${site}をご利用いただくには、次の内容への同意が必要です。`,
  askAgainTitle: '規約が改定されました',
  askAgainBody: '引き続きご利用いただくには、改定後の内容への同意が必要です。',
  newTab: common.opensNewTab,
  agree: '内容を確認し、同意します',
  disagree: '同意いただけない場合は、ご利用を続けられません。',
  logOut: 'ログアウトする',
  sending: '送信しています',
  agreeFailed: '同意を保存できませんでした',
  networkError: '通信エラーが発生しました。通信環境を確認してから、もう一度お試しください。',
};
export type TermsTexts = typeof texts;
export default texts;
