import type { OverviewTexts } from './jpn.ts';

const texts: OverviewTexts = {
  waiting: '等待您處理',
  kinds: {
    refundsByHand: (count) => `有${count}筆需要手動退款`,
    failedRefunds: (count) => `有${count}筆退款失敗`,
    transfers: (count) => `有${count}筆銀行轉帳需要確認`,
    lotteryValues: (count) => `有${count}個抽籤等待輸入公開值`,
    silentPayments: (count) => `有 ${count} 筆訂單未得到金流公司的回應`,
    talks: (count) => `有${count}個商談申請等待回覆`,
    reports: (count) => `有${count}則聊天檢舉`,
    requests: (count) => `${count} 項個人資料請求`,
  },
  next: '接下來的行程',
  planned: '發布變更',
  nothing: '60天內沒有開始或結束的項目。',
};

export default texts;
