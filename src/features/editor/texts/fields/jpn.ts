import type { ReadyPageLabels } from '../../rules/ready-pages.ts';

/** Pages that begin with a title, by what people look for. */
const ready = {
  page_contact: {
    name: 'お問い合わせのページ',
    summary: '問い合わせフォームのあるページです。あなたのメールアドレスに届き、あとで変えられます。',
    search: '問い合わせ 連絡先 フォーム 質問 メール',
    itemName: 'お問い合わせ',
  },
  page_faq: {
    name: 'よくある質問のページ',
    summary: '問いと答えを並べるページです。',
    search: 'よくある質問 FAQ Q&A 質問 疑問',
    itemName: 'よくある質問',
  },
  page_bring: {
    name: '持ち物と注意事項のページ',
    summary: '来る前に知っておいてほしいことを書くページです。',
    search: '持ち物 注意 服装 準備 お願い ルール',
    itemName: '持ち物と注意事項',
  },
} satisfies ReadyPageLabels;
export default ready;
