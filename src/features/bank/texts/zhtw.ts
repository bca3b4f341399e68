import { quoted } from '#kernel/quoted.ts';
import type { PayoutTexts } from './jpn.ts';

const texts: PayoutTexts = {
  ask: {
    subject: (siteName) => `【${siteName}】請填寫退款收款帳戶`,
    heading: '請填寫退款收款帳戶',
    paragraphs: (siteName, amount) => [
      `${quoted(siteName)}的主辦單位將以銀行匯款退還${amount}。`,
      '請點擊下方按鈕填寫收款帳戶。連結30天內有效，只能使用一次。',
    ],
    button: '填寫帳戶',
  },
  paid: {
    subject: (siteName) => `【${siteName}】退款已匯款`,
    heading: '退款已匯款',
    paragraphs: (siteName, amount) => [
      `${quoted(siteName)}訂單的退款${amount}已轉入您指定的帳戶。`,
      '入帳可能需要幾天。',
    ],
  },
  amount: '退款金額',
  orderNumber: '訂單編號',
  problems: {
    noAddress: '伺服器沒有設定公開網址，無法寄送連結。',
    nobodyToAsk: '沒有可詢問的對象：沒有信箱，或帳戶已提供。',
    changed: '退款內容已變更，請重新讀取頁面。',
    noAccount: '有些退款的帳戶尚未提供。',
    inAnother: '其中有已在其他檔案中的退款，請重新讀取頁面。',
    over: '此檔案已經退款或撤回。',
  },
  page: {
    title: '退款收款帳戶',
    text: (siteName, amount) => `請填寫${quoted(siteName)}訂單退款（${amount}）的收款帳戶。`,
    fields: { bank: '銀行代碼', branch: '分行代碼', kind: '帳戶種類', number: '帳號', holder: '戶名（片假名）' },
    hints: {
      bank: '4位數字，日本的銀行帳戶',
      branch: '3位數字',
      kind: '請查看存摺或應用程式',
      number: '最多7位數字',
      holder: '請依存摺以片假名或英文字母填寫',
    },
    wrong: {
      bank: '請填寫4位數字的銀行代碼。',
      branch: '請填寫3位數字的分行代碼。',
      kind: '請選擇帳戶種類。',
      number: '請填寫最多7位數字的帳號。',
      holder: '請以片假名或英文字母填寫戶名，最多30個字元。',
    },
    kinds: { '1': '普通', '2': '活期（當座）', '4': '儲蓄（貯蓄）' },
    kept: '帳戶僅用於本次退款，退款兩週後刪除。',
    press: '送出',
    done: '已收到您的帳戶',
    doneText: '主辦單位匯款後會以電子郵件通知您。',
    over: '此連結已失效',
    overText: '連結已過期、已使用過，或退款已完成。如有疑問請聯絡主辦單位。',
  },
};
export default texts;
