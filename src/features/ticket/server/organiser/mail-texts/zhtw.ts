import toTheCard from '../../../texts/to-the-card/zhtw.ts';
import { quoted } from '#kernel/quoted.ts';
import type { OrganiserMailTexts } from './jpn.ts';

const zhtw: OrganiserMailTexts = {
  canceled: {
    subject: (siteName) => `【${siteName}】主辦單位取消了您的票券`,
    heading: '票券已被取消',
    paragraphs: (siteName) => [`主辦單位取消了${quoted(siteName)}的以下票券。已取消的票券無法入場。`],
  },
  refunded: {
    subject: (siteName) => `【${siteName}】退款通知`,
    heading: '退款通知',
    paragraphs: (siteName) => [`主辦單位已為您在${quoted(siteName)}的訂單辦理退款。您手上的票券仍然有效。`],
  },
  holderCanceled: {
    subject: (siteName) => `【${siteName}】主辦單位取消了您的票券`,
    heading: '票券已被取消',
    paragraphs: (siteName) => [`主辦單位取消了轉讓給您的${quoted(siteName)}的以下票券。此票券無法入場。`],
  },
  calledOff: {
    subject: (siteName) => `【${siteName}】活動取消通知`,
    heading: '活動取消通知',
    paragraphs: (siteName) => [`${quoted(siteName)}已取消舉辦。您的票券和申請已作廢，不能用於入場。`],
  },
  applicationEnded: '您的抽籤申請已取消，不會產生費用。',
  corrected: {
    subject: (siteName) => `【${siteName}】您訂單的姓名或聯絡方式已變更`,
    heading: '姓名或聯絡方式已變更',
    paragraphs: (siteName) => [`主辦單位已將您在${quoted(siteName)}的訂單的姓名或聯絡方式更正如下。`],
  },
  companionCorrected: {
    subject: (siteName) => `【${siteName}】票券使用者的姓名已變更`,
    heading: '票券使用者已變更',
    paragraphs: (siteName) => [`主辦單位更正了${quoted(siteName)}以下票券使用者的姓名或聯絡方式。`],
  },
  addressRemoved: {
    subject: (siteName) => `【${siteName}】不再寄送通知至此電子郵件地址`,
    heading: '不再寄送通知至此電子郵件地址',
    paragraphs: (siteName) => [
      `主辦單位已將${quoted(siteName)}一份訂單的聯絡方式改為其他電子郵件地址。`,
      '先前郵件中的連結和QR碼已失效。如果您不知道此訂單，請刪除這些郵件。',
    ],
  },
  otherCodes: '先前郵件中的QR碼已失效。請透過本郵件的按鈕查看票券。',
  otherLinks: '先前郵件中的連結、訂單編號和QR碼已失效。請透過本郵件的按鈕查看票券。',
  name: '姓名',
  mail: '電子郵件地址',
  money: {
    gateway: toTheCard,
    byHand: (amount) => `${amount}將由主辦單位直接退還。退款方式由主辦單位另行通知。`,
    none: '沒有退款。',
    unpaid: '已取消的票券無須付款。',
  },
  reason: '主辦單位的說明',
  ticketNumber: '票券編號',
  refund: '退款金額',
  refundTotal: '退款總額',
  handedOn: '轉讓給您的票券',
  moreOrders: (count) => `另有${count}筆訂單也已取消。`,
};
export default zhtw;
