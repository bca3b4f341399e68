import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/jpn.ts';
import type { TaxonomyItem, taxonomyDocuments } from '../../documents.ts';

const item = {
  name: '名前',
  parentId: {
    label: '上の階層',
    hint: '選ぶと、その項目の下に入ります。',
  },
  description: shared.words.description,
  image: shared.words.image,
  map: {
    label: '地図',
    fields: {
      image: '地図の画像',
    },
  },
} satisfies LabelsOf<TaxonomyItem>;

const fields = {
  category: {
    search: '分類 ジャンル 絞り込み 種類 カテゴリ',
    name: 'カテゴリー',
    summary: 'スケジュールなどを絞り込むための分類です。',
    itemName: 'カテゴリー',
    item,
  },
  division: {
    search: '分類 部門 対象 トラック 区分',
    name: '区分',
    summary: 'カテゴリーとは別の見方で、セッションを分けます。',
    itemName: '区分',
    item,
  },
  place: {
    search: '部屋 教室 ホール ステージ 場所 会場',
    name: '会場',
    summary: 'ホールや部屋の名前と地図です。',
    itemName: '会場',
    item,
  },
} satisfies LabelsOfModules<typeof taxonomyDocuments>;
export default fields;
