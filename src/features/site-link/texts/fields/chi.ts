import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: '嘉宾 讲师 赞助 合作 链接',
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
    item: {
      name: '名称',
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
export default fields;
