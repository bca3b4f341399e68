import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { siteLinkDocuments } from '../../documents.ts';

const fields = {
  united_web_link: {
    search: '講者 講師 贊助 合作 連結',
    name: '連結',
    summary: '列出相關網站與贊助企業的連結。',
    itemName: '連結',
    widget: {
      numberOfDisplay: {
        label: '首頁顯示數量',
        hint: '填0則全部顯示；留空則橫幅顯示5個，其他顯示6個。',
      },
      bannerVisible: '以橫幅顯示',
      panelVisible: '以面板顯示',
      cardVisible: {
        label: '以卡片顯示',
        hint: '未選擇任何形式時，以卡片顯示。',
      },
      nameVisible: '顯示名稱',
      thumbnailVisible: '顯示圖片',
      descriptionVisible: '顯示說明',
    },
    list: shared.page,
    item: {
      name: '名稱',
      thumbnail: '圖片',
      description: '說明',
      url: shared.labelledLink.link,
      isExternal: {
        label: '在新分頁開啟',
        hint: '連結至其他網站時請開啟。',
      },
      visible: '顯示',
      ...shared.period,
    },
  },
} satisfies LabelsOfModules<typeof siteLinkDocuments>;
export default fields;
