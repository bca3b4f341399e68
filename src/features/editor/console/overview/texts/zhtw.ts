import type { OverviewTexts } from './jpn.ts';

const texts: OverviewTexts = {
  waiting: '等待您處理',
  kinds: {
    refundsByHand: (count) => `有${count}筆需要手動退款`,
    failedRefunds: (count) => `有${count}筆退款失敗`,
    chargebacks: (count) => `有${count}筆爭議款需要回覆`,
    transfers: (count) => `有${count}筆銀行匯款需要確認`,
    lotteryValues: (count) => `有${count}個抽籤等待輸入公開值`,
    silentPayments: (count) => `有 ${count} 筆訂單未得到金流公司的回應`,
    talks: (count) => `有${count}個洽談申請等待回覆`,
    reports: (count) => `有${count}則聊天檢舉`,
    requests: (count) => `${count} 項個人資料請求`,
  },
  lacks: {
    address: {
      title: '郵件中沒有連結',
      text: '伺服器未設定公開網址（HIROBA_URL），購買者無法從郵件開啟票券。請聯絡伺服器管理員進行設定。',
    },
    mail: {
      title: '郵件無法寄出',
      text: '伺服器沒有郵件設定（SMTP_URL），購買確認和邀請都無法送達。請聯絡伺服器管理員進行設定。',
    },
  },
  factor: {
    title: '發布前需要設定兩步驟驗證',
    text: '此網站有付費票券，發布時需要兩步驟驗證。請先在帳號中設定，以免發布時中斷。',
    link: '設定兩步驟驗證',
  },
  next: '接下來的行程',
  planned: '發布變更',
  nothing: '60天內沒有開始或結束的項目。',
};

export default texts;
