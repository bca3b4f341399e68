import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { webPageDocuments } from '../../documents.ts';

const fields = {
  web_page: {
    search: 'よくある質問 FAQ 持ち物 注意事項 案内 お問い合わせ 問い合わせ フォーム 規則 ページ',
    name: 'ページ',
    summary: 'アクセスや注意事項など、自由に書けるページを作ります。',
    itemName: 'ページ',
    widget: shared.shown,
    item: {
      title: 'タイトル',
      body: '本文',
      image: shared.words.image,
      contactMail: {
        label: '問い合わせの宛先',
        hint: '書くとページの下に問い合わせフォームが出て、このアドレスに届きます。アドレスは公開されません。',
      },
    },
  },
} satisfies LabelsOfModules<typeof webPageDocuments>;
export default fields;
