import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/chi.ts';
import type { informationDocuments } from '../../documents.ts';

const fields = {
  information: {
    search: '新闻 通知 公告 更新',
    name: '公告',
    summary: '按日期向访客发布最新消息。',
    itemName: '公告',
    widget: {
      ...shared.count,
      ...shared.shown,
      dateVisible: '显示日期',
    },
    list: shared.page,
    item: {
      title: '标题',
      body: '正文',
      image: shared.words.image,
      category: {
        label: '类别',
        hint: '标题旁的短语，例如“重要”“会场”。',
      },
      publicPeriod: {
        label: '设置公开时间',
        hint: '关闭时，访客可随时阅读。',
      },
      publicStart: '公开开始',
      publicEnd: '公开结束',
      createdAt: {
        label: '日期',
        hint: '访客看到的日期，较新的排在前面。',
      },
      isImmediatePublished: {
        label: '立即公开',
        hint: '关闭时，到公开开始时间才显示。',
      },
    },
  },
} satisfies LabelsOfModules<typeof informationDocuments>;
export default fields;
