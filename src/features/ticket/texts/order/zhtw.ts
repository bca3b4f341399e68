import { quoted } from '#kernel/quoted.ts';
import neighbours from '../neighbours/zhtw.ts';
import type { OrderWords } from './jpn.ts';

const slip = ['輸入付款號碼並列印申請券。', '請於30分鐘內將申請券交至收銀台付款。'];

export default {
  tickets: (count) => `票券${count}張`,
  each: (price, count) => `${price} × ${count}張`,
  wish: (place) => `第${place}志願`,
  discount: '折扣',
  total: '合計',
  totalIfWon: '中籤後應付金額',
  method: '付款方式',
  methods: {
    CreditCard: '信用卡',
    ConvenienceStore: neighbours.convenienceStore,
    Bank: '銀行匯款',
    Local: '現場付款',
    Free: '免費',
  },
  stores: {
    lawson: 'LAWSON',
    familymart: 'FamilyMart（全家）',
    ministop: 'MINISTOP',
    seicomart: 'Seicomart',
  },
  drawAt: '抽籤時間',
  holder: (names) => `姓名：${names.join('、')}`,
  entrant: '申請編號',
  period: (when) => `使用期限：${when}`,
  from: (when) => `${when} 起`,
  until: (when) => `至 ${when}`,
  instructions: {
    storeTitle: (store) => `於${store}付款`,
    number: '付款號碼',
    code: '付款代碼',
    copyNumber: '複製號碼',
    deadline: (when) => `付款期限：${when}`,
    anyStore: ['請於店內終端機或收銀台辦理超商付款。', '告知付款號碼並付款。'],
    ofStore: {
      lawson: ['於店內的Loppi終端機選擇「各種番号をお持ちの方」。', ...slip],
      familymart: ['於店內的多功能事務機選擇「代金支払い」。', ...slip],
      ministop: ['於店內的MINISTOP Loppi終端機選擇「各種番号をお持ちの方」。', ...slip],
      seicomart: [
        '於收銀台告知「インターネット支払い」（網路付款）。',
        '於螢幕輸入付款號碼。',
        '確認顯示的金額後付款。',
      ],
    },
    afterwards: '確認付款後票券即生效，可能需要幾分鐘。',
    bankTitle: '匯款帳戶',
    bank: '銀行',
    branch: '分行',
    account: '帳號',
    accountName: '戶名',
    copyAccount: '複製帳號',
    bankAfterwards: '匯款手續費由您負擔。確認入帳後票券即生效。',
    bankLater: '主辦單位將以電子郵件告知匯款帳戶。',
    bankQuote: (orderId) => `請在匯款人姓名前註明訂單編號${quoted(orderId)}。無法註明時，請使用訂購時的姓名匯款。`,
    transferAfterwards: '確認入帳後，將以電子郵件通知您。匯款手續費由您負擔。',
    receiptAfterwards: '確認入帳後，您可在「我的頁面」的「購買紀錄」中開立收據。',
    toPay: '應付金額',
    copyOrder: '複製訂單編號',
    localTitle: '現場付款',
    local: '請於當天在會場報到處付款。',
  },
} satisfies OrderWords;
