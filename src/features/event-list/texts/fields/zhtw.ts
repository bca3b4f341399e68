import type { LabelsOfModules } from '#kernel/console/labels.ts';
import shared from '#kernel/texts/fields/zhtw.ts';
import type { eventListDocuments } from '../../documents.ts';

const shown = { ...shared.count, imageVisible: shared.shown.imageVisible };

const fields = {
  event_search: {
    search: '尋找活動 搜尋 行事曆 列表',
    name: '活動搜尋',
    summary: '讓訪客依日期或關鍵字尋找活動。',
    widget: shown,
    list: shared.page,
    content: {
      onlyOwn: {
        label: '僅限獨立活動',
        hint: '在營運方入口網站中，搜尋結果不含其他入口網站的活動。',
      },
    },
  },
  event_browsing_history: {
    search: '瀏覽紀錄 最近 歷史',
    name: '最近瀏覽的活動',
    summary: '在首頁列出訪客最近開啟的活動。',
    widget: shared.count,
  },
  inviting_event: {
    search: '邀請 受邀 限定活動',
    name: '受邀活動',
    summary: '向會員顯示其受邀參加的活動。',
    widget: shown,
  },
  conditional_event: {
    search: '條件 會員限定 推薦',
    name: '限定條件的活動',
    summary: '僅向票券或註冊資料符合條件的會員顯示活動。',
    widget: shown,
    serverContent: {
      events: {
        label: '顯示的活動',
        entry: '活動',
        fields: {
          eventId: '活動',
          tickets: {
            label: '票券條件',
            entry: '票券',
            fields: {
              eventId: '票券所屬活動',
              contentId: '所屬售票',
              ticketId: '票券',
            },
          },
          isAnd: {
            label: '需要全部票券',
            hint: '關閉時，持有任一張即符合條件。',
          },
          profile: {
            label: '註冊資料條件',
            entry: '條件',
            fields: {
              entryFormKey: {
                label: '問題',
                hint: '以統計用代號指定入口網站註冊表單中的問題。',
              },
              part: {
                label: '回答的部分',
                hint: '用於姓名或地址的一部分，例如都道府縣填 prefecture。',
              },
              values: {
                label: '符合的回答',
                hint: '給出其中任一回答的會員可以看到活動；選項請填統計用代號。',
              },
            },
          },
        },
      },
    },
  },
} satisfies LabelsOfModules<typeof eventListDocuments>;
export default fields;

/** What is wrong with a field, by the rule of the schema. */
export const rules = {
  'tickets or profile': '請至少選擇一個票券或個人資料條件。',
};
