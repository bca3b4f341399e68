import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { TaxonomyItem, taxonomyDocuments } from '../../documents.ts';

const item = {
  name: '名稱',
  parentId: {
    label: '上一層',
    hint: '選擇後會歸入該項目之下。',
  },
  description: shared.words.description,
  image: shared.words.image,
  map: {
    label: '地圖',
    fields: {
      image: '地圖圖片',
    },
  },
} satisfies LabelsOf<TaxonomyItem>;

const fields = {
  category: {
    search: '分類 類型 篩選',
    name: '類別',
    summary: '用於篩選日程等內容的分類。',
    itemName: '類別',
    item,
  },
  division: {
    search: '分類 部門 對象 分軌',
    name: '區分',
    summary: '從類別以外的角度區分場次。',
    itemName: '區分',
    item,
  },
  place: {
    search: '房間 教室 大廳 舞台 會場',
    name: '會場',
    summary: '展廳與房間的名稱和地圖。',
    itemName: '會場',
    item,
  },
} satisfies LabelsOfModules<typeof taxonomyDocuments>;
export default fields;
