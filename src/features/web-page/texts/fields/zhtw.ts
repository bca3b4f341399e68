import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { webPageDocuments } from '../../documents.ts';

const fields = {
  web_page: {
    search: '常見問題 攜帶物品 須知 聯絡 表單 頁面',
    name: '頁面',
    summary: '可自由撰寫的頁面，例如交通指引與注意事項。',
    itemName: '頁面',
    widget: shared.shown,
    item: {
      title: '標題',
      body: '內文',
      image: shared.words.image,
      contactMail: {
        label: '洽詢收件地址',
        hint: '填寫後，頁面下方會顯示洽詢表單並寄到此地址；地址不會公開。',
      },
    },
  },
} satisfies LabelsOfModules<typeof webPageDocuments>;
export default fields;
