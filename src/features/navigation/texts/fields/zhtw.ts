import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { navigationDocuments } from '../../documents.ts';

const fields = {
  tab: {
    search: '分頁 按鈕 導覽 底欄',
    name: '底部分頁列',
    summary: '在畫面底部放置常用頁面的按鈕。',
    content: {
      tabs: {
        label: '分頁',
        hint: '最多5個。',
        entry: '分頁',
        fields: {
          label: '顯示文字',
          icon: {
            label: '圖示',
            choices: {
              home: '房屋',
              calendar: '日曆',
              ticket: '票券',
              info: '資訊',
              map: '地圖',
              people: '人物',
              chat: '對話框',
              star: '星形',
              search: '放大鏡',
              menu: '三條線',
            },
          },
          link: shared.labelledLink.link,
        },
      },
    },
  },
  menu: {
    search: '選單 目錄 導覽 連結',
    name: '選單',
    summary: '依分組列出整個網站的導覽。',
    content: {
      groups: {
        label: '分組',
        entry: '分組',
        fields: {
          label: '標題',
          links: {
            label: '連結',
            entry: '連結',
            fields: shared.labelledLink,
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof navigationDocuments>;
export default fields;
