import { quoted } from '#kernel/quoted.ts';
import order from '../../../texts/order/zhtw.ts';
import type { OrderTexts } from './jpn.ts';

const confirmed = '確認信正在寄送給您。';

const canceled = '此訂單已取消';

export default {
  copied: '已複製',
  lost: {
    title: '購買可能尚未完成',
    text: '因網路中斷，無法確認結果。請查看「我的票券」。此頁面也會繼續自動確認。',
    once: '無論確認幾次，都不會重複購買。',
    check: '確認結果',
    checking: '確認中',
  },
  checking: {
    checking: {
      title: '正在確認您的付款',
      text: '正在等待金流公司的結果，通常約需1分鐘。您無須再次付款。',
    },
    authenticating: {
      title: '正在等待身分驗證完成',
      text: '付款需要發卡公司的身分驗證（3D驗證）。如尚未完成，請選擇繼續付款或放棄購買。',
      soon: '如剛完成身分驗證，得知結果後此頁面會自動切換。',
    },
    goesOn: '關閉此頁面後處理仍會繼續，結果將以電子郵件通知您。',
    now: '立即確認',
  },
  orderedBefore: {
    title: '此購物車已下單',
    text: (method) => `該訂單已先在其他分頁等處確認，付款方式為${quoted(method)}。`,
  },
  open: {
    title: '您有一筆尚未付款的購買',
    text: '請選擇繼續付款或放棄購買。',
    goOn: '繼續付款',
  },
  pay: {
    title: '付款',
    lead: (amount) => `應付金額：${amount}`,
    heldUntil: (when) => `票券為您保留至${when}。`,
    left: (minutes, seconds) => `剩餘${minutes}分${String(seconds).padStart(2, '0')}秒`,
    submit: (amount) => `支付${amount}`,
    submitting: '付款處理中',
    startOver: '重新開始',
    leave: '放棄購買',
    leaveTitle: '要放棄購買嗎？',
    leaveText: '為您保留的票券將開放給其他人購買。購物車內容會保留。',
    leaveNumberText: '付款號碼或匯款帳戶將失效，為您保留的票券將開放給其他人購買。',
    leaveNow: '放棄購買',
    stay: '繼續付款',
  },
  none: {
    title: '找不到此訂單',
    text: '請確認網址。會員購買的票券也可在「我的票券」中查看。',
    failedTitle: '無法載入訂單',
    failedText: '請確認網路連線後再試一次。',
    loginTitle: '需要登入',
    loginText: '只有購買者本人可以查看此訂單。',
  },
  over: {
    moneyBack: {
      gateway: (amount) => `您支付的${amount}未用於此訂單，正在依原付款方式退款。`,
      organiser: (amount) => `您支付的${amount}未用於此訂單，將由主辦單位以銀行匯款退還。主辦單位會向您確認收款帳戶。`,
      nobody: (amount) => `您支付的${amount}未用於此訂單，已經退款。`,
    },
    expired: {
      title: '已超過付款期限',
      what: '票券已不再為您保留',
      text: '未能於期限內確認您的付款，並未扣款。請重新選擇票券。',
    },
    canceled: { title: '已放棄購買', what: canceled, text: '並未扣款，購物車內容已保留。' },
    takenBack: {
      title: '您的訂單',
      what: canceled,
      text: '訂單中的票券已全部取消，無須付款。',
    },
    lost: { title: '抽籤結果', what: '很遺憾，本次未中籤', text: '感謝您的申請，並未產生任何費用。' },
  },
  refund: {
    gateway: (amount) => `取消票券的退款：${amount}，正在依原付款方式退款。`,
    organiser: (amount) => `取消票券的退款：${amount}，將由主辦單位以銀行匯款退還。主辦單位會向您確認收款帳戶。`,
    nobody: (amount) => `取消票券的退款：${amount}，已經退款。`,
  },
  done: {
    completed: { title: '感謝您的購買', text: '購買已完成。', mail: confirmed },
    free: { title: '感謝您的申請', text: '申請已完成。', mail: confirmed },
    awaiting: {
      title: '已收到您的訂單',
      text: '付款尚未完成。請依以下說明於期限內付款。',
      mail: '相同內容也會寄至您的信箱。',
    },
    unpaid: {
      transfer: '付款尚未完成。請於期限內匯款至以下帳戶。',
      transferUntold: '付款尚未完成。請依以下說明匯款。',
      venue: '付款尚未完成。請於當天在會場報到處付款。',
    },
    applied: {
      title: '已申請抽籤',
      text: '抽籤後將以電子郵件與「我的票券」通知結果。現在並未扣款。',
      mail: '確認信正在寄送給您。',
    },
    mailHeld: '由於此電子郵件地址有多筆訂單，確認信將於約一小時內與其他訂單一併寄送。在此之前，您可在此頁面查看。',
    numberLabel: '訂單編號',
    number: (orderId) => `訂單編號：${orderId}`,
    drawAt: order.drawAt,
    entrant: order.entrant,
    holder: order.holder,
    tickets: '票券',
    keepTitle: '請儲存此頁面',
    keepText: '未登入申請的票券可在此頁面查看。透過確認信中的連結，也可在其他裝置上開啟。請儲存連結或QR碼畫面。',
    copyLink: '複製連結',
    calendar: '加入行事曆',
    ticketNumber: (code) => `票券編號：${code}`,
    period: order.period,
    from: order.from,
    until: order.until,
    qr: (title) => `${quoted(title)}的入場QR碼`,
    qrHint: '入場時請向工作人員出示此QR碼。',
    qrUnpaid: {
      transfer: '此票券尚未付款。請於期限內匯款。',
      venue: '此票券尚未付款。請於入場時在報到處付款。',
    },
    share: '分享',
    toList: '前往票券列表',
  },
  instructions: order.instructions,
} satisfies OrderTexts;
