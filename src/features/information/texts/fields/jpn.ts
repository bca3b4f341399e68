import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { informationDocuments } from '../../documents.ts';

const fields = {
  information: {
    search: 'ニュース 新着 告知 更新情報 お知らせ',
    name: 'お知らせ',
    summary: '来場者に、新しい知らせを日付順に届けます。',
    itemName: 'お知らせ',
    widget: {
      ...shared.count,
      ...shared.shown,
      dateVisible: '日付を表示',
    },
    list: shared.page,
    item: {
      title: 'タイトル',
      body: '本文',
      image: shared.words.image,
      category: {
        label: '種類',
        hint: '「重要」「会場」など、タイトルに添える短い言葉です。',
      },
      publicPeriod: {
        label: '公開期間を決める',
        hint: 'オフの間は、期限なく見られます。',
      },
      publicStart: '公開開始',
      publicEnd: '公開終了',
      createdAt: {
        label: '日付',
        hint: '来場者に見える日付で、新しいものから並びます。',
      },
      isImmediatePublished: {
        label: 'すぐに公開する',
        hint: 'オフにすると、公開開始の日時が来てから表示します。',
      },
    },
  },
} satisfies LabelsOfModules<typeof informationDocuments>;
export default fields;
