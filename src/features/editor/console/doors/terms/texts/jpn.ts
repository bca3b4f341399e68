import common from '#kernel/texts/jpn.ts';

/** What members of a site agree to. */
const texts = {
  title: '規約と同意',
  lead: '会員に同意してもらう文書を決めます。変更は公開したときから有効です。',
  asks: (what: string) => `会員登録のときと、会員がこのサイトに初めて来たときに、${what}への同意を求めます。`,
  asksNobody: 'だれにも同意を求めません。',
  what: { Terms: '利用規約', Privacy: common.privacyPolicy, both: '利用規約とプライバシーポリシー' },
  kinds: { Terms: '利用規約', Privacy: common.privacyPolicy },
  where: '文書を載せる場所',
  places: { off: '同意を求めない', text: 'このサイト', url: 'ほかのページ' },
  faults: {
    noText: '本文がありません。このままでは、何も書かれていない文書に同意を求めることになります。',
    noUrl: 'ページのアドレスがありません。',
    missing: (languages: string[]) =>
      `${languages.join('と')}の本文がありません。その言語で見ている人には、ほかの言語の本文が出ます。`,
  },
  again: '同意している会員',
  nobodyAgreed: '公開中の文書に同意した会員は、まだいません。',
  agreed: (count: number) => `${count}人が、公開中の文書に同意しています。`,
  manyAgreed: (count: number) => `${count}人以上が、公開中の文書に同意しています。`,
  unasked: '文書の内容が変わっています。すでに同意した会員には、このままでは尋ね直しません。',
  askAgain: 'もう一度同意してもらう',
  askAgainHint: '下の日時に、いまの時刻が入ります。公開する直前に押すと、古い文書への同意が残りません。',
  toTerms: '規約を決める',
};
export type TermsTexts = typeof texts;
export default texts;
