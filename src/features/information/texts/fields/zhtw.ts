import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { informationDocuments } from '../../documents.ts';

const fields = {
  information: {
    search: '新聞 通知 公告 更新',
    name: '最新消息',
    summary: '依日期向訪客發布新消息。',
    itemName: '消息',
    widget: {
      ...shared.count,
      ...shared.shown,
      dateVisible: '顯示日期',
    },
    list: shared.page,
    item: {
      title: '標題',
      body: '內文',
      image: shared.words.image,
      category: {
        label: '類別',
        hint: '標題旁的短語，例如「重要」「會場」。',
      },
      publicPeriod: {
        label: '設定公開期間',
        hint: '關閉時，訪客可隨時閱讀。',
      },
      publicStart: '公開開始',
      publicEnd: '公開結束',
      createdAt: {
        label: '日期',
        hint: '訪客看到的日期，較新的排在前面。',
      },
      isImmediatePublished: {
        label: '立即公開',
        hint: '關閉時，到公開開始時間才顯示。',
      },
    },
  },
} satisfies LabelsOfModules<typeof informationDocuments>;
export default fields;
