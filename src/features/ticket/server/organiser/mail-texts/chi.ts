import toTheCard from '../../../texts/to-the-card/chi.ts';
import type { OrganiserMailTexts } from './jpn.ts';

const chi: OrganiserMailTexts = {
  canceled: {
    subject: (siteName) => `【${siteName}】主办方取消了您的门票`,
    heading: '门票已被取消',
    paragraphs: (siteName) => [`主办方取消了“${siteName}”的以下门票。已取消的门票不能入场。`],
  },
  refunded: {
    subject: (siteName) => `【${siteName}】退款通知`,
    heading: '退款通知',
    paragraphs: (siteName) => [`主办方已为您在“${siteName}”的订单办理退款。您手中的门票仍然有效。`],
  },
  holderCanceled: {
    subject: (siteName) => `【${siteName}】主办方取消了您的门票`,
    heading: '门票已被取消',
    paragraphs: (siteName) => [`主办方取消了转让给您的“${siteName}”的以下门票。该门票不能入场。`],
  },
  money: {
    gateway: toTheCard,
    byHand: (amount) => `${amount}将由主办方直接退还。退款方式由主办方另行通知。`,
    none: '没有退款。',
    unpaid: '已取消的门票无需付款。',
  },
  reason: '主办方的说明',
  ticketNumber: '门票编号',
  refund: '退款金额',
};
export default chi;
