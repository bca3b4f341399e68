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
    name: 'カテゴリー',
    summary: 'スケジュールなどを絞り込むための分類です。',
    itemName: 'カテゴリー',
    item,
  },
  division: {
    name: '区分',
    summary: 'カテゴリーとは別の見方で、セッションを分けます。',
    itemName: '区分',
    item,
  },
  place: {
    name: '会場',
    summary: 'ホールや部屋の名前と地図です。',
    itemName: '会場',
    item,
  },
} satisfies LabelsOfModules<typeof taxonomyDocuments>;
export default fields;
