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
  money: {
    gateway: toTheCard,
    byHand: (amount) => `${amount}將由主辦單位直接退還。退款方式由主辦單位另行通知。`,
    none: '沒有退款。',
    unpaid: '已取消的票券無須付款。',
  },
  reason: '主辦單位的說明',
  ticketNumber: '票券編號',
  refund: '退款金額',
};
export default zhtw;
