import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: '赞助 合作 链接',
    name: '链接',
    summary: '列出相关网站和赞助企业的链接。',
    itemName: '链接',
    widget: {
      numberOfDisplay: {
        label: '首页显示数量',
        hint: '填0则全部显示；留空则横幅显示5个，其他显示6个。',
      },
      bannerVisible: '以横幅显示',
      panelVisible: '以面板显示',
      cardVisible: {
        label: '以卡片显示',
        hint: '未选择任何形式时，以卡片显示。',
      },
      nameVisible: '显示名称',
      thumbnailVisible: '显示图片',
      descriptionVisible: '显示说明',
    },
    list: shared.page,
    content: {
      kind: {
        label: '列表内容',
        hint: '在演讲嘉宾列表中，每位嘉宾都有自己的页面。',
        choices: { link: '链接', speaker: '演讲嘉宾' },
      },
    },
    item: {
      name: '名称',
      affiliation: '单位与职务',
      thumbnail: '图片',
      description: '说明',
      url: shared.labelledLink.link,
      isExternal: {
        label: '在新标签页打开',
        hint: '链接到其他网站时请开启。',
      },
      visible: '显示',
      ...shared.period,
    },
  },
} satisfies LabelsOfModules<typeof siteLinkDocuments>;

const links = fields.united_web_link;
/** The same module as a list of persons. */
const speaker: typeof links = {
  ...links,
  search: '嘉宾 讲师 演讲者 报告人 演出者',
  name: '演讲嘉宾',
  summary: '以照片、单位和简介介绍演讲嘉宾。',
  itemName: '演讲嘉宾',
  item: {
    ...links.item,
    thumbnail: '照片',
    description: '简介',
    url: { label: '链接', hint: '例如本人或所属单位的页面，可以不填。' },
  },
};
export default { ...fields, speaker };
