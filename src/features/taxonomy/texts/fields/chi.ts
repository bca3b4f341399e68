import type { LabelsOf, LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { TaxonomyItem, taxonomyDocuments } from '../../documents.ts';

const item = {
  name: '名称',
  parentId: {
    label: '上一级',
    hint: '选择后会归入该项目之下。',
  },
  description: shared.words.description,
  image: shared.words.image,
  map: {
    label: '地图',
    fields: {
      image: '地图图片',
    },
  },
} satisfies LabelsOf<TaxonomyItem>;

const fields = {
  category: {
    search: '分类 类型 筛选',
    name: '类别',
    summary: '用于筛选日程等内容的分类。',
    itemName: '类别',
    item,
  },
  division: {
    search: '分类 部门 对象 分会场',
    name: '区分',
    summary: '从类别之外的角度划分场次。',
    itemName: '区分',
    item,
  },
  place: {
    search: '房间 教室 大厅 舞台 会场',
    name: '会场',
    summary: '展厅和房间的名称与地图。',
    itemName: '会场',
    item,
  },
} satisfies LabelsOfModules<typeof taxonomyDocuments>;
export default fields;
