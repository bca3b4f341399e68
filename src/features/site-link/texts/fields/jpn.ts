import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: '登壇者 講師 スポンサー 協賛 関連リンク 一覧',
    name: 'リンク集',
    summary: '関連サイトや協賛企業へのリンクを並べます。',
    itemName: 'リンク',
    widget: {
      numberOfDisplay: {
        label: 'ホームに並べる件数',
        hint: '0ならすべてを並べ、空欄ならバナーは5件、ほかは6件にします。',
      },
      bannerVisible: 'バナーで並べる',
      panelVisible: 'パネルで並べる',
      cardVisible: {
        label: 'カードで並べる',
        hint: 'どの形も選ばなければ、カードで並べます。',
      },
      nameVisible: '名前を表示',
      thumbnailVisible: '画像を表示',
      descriptionVisible: '説明を表示',
    },
    list: shared.page,
    item: {
      name: '名前',
      thumbnail: '画像',
      description: '説明',
      url: shared.labelledLink.link,
      isExternal: {
        label: '新しいタブで開く',
        hint: 'ほかのサイトへのリンクは、オンにします。',
      },
      visible: '表示する',
      ...shared.period,
    },
  },
} satisfies LabelsOfModules<typeof siteLinkDocuments>;
export default fields;
