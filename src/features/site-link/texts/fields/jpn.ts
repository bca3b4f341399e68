import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: 'スポンサー 協賛 関連リンク 一覧',
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
    content: {
      kind: {
        label: '何の一覧か',
        hint: '登壇者の一覧では、一人ずつのページができます。',
        choices: { link: 'リンク', speaker: '登壇者' },
      },
    },
    item: {
      name: '名前',
      affiliation: '所属・肩書',
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

const links = fields.united_web_link;
/** The same module as a list of persons. */
const speaker: typeof links = {
  ...links,
  search: '登壇者 講師 スピーカー 発表者 出演者 ゲスト プロフィール',
  name: '登壇者',
  summary: '登壇者を、写真、所属、紹介文つきで紹介します。',
  itemName: '登壇者',
  item: {
    ...links.item,
    thumbnail: '写真',
    description: '紹介文',
    url: { label: 'リンク', hint: '本人や所属先のページなどです。なくてもかまいません。' },
  },
};
export default { ...fields, speaker };
