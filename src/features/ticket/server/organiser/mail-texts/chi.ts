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
  calledOff: {
    subject: (siteName) => `【${siteName}】活动取消通知`,
    heading: '活动取消通知',
    paragraphs: (siteName) => [`${siteName}已取消举办。您的门票和申请已作废，不能用于入场。`],
  },
  applicationEnded: '您的抽签申请已取消，不会产生费用。',
  corrected: {
    subject: (siteName) => `【${siteName}】您订单的姓名或联系方式已变更`,
    heading: '姓名或联系方式已变更',
    paragraphs: (siteName) => [`主办方已将您在“${siteName}”的订单的姓名或联系方式更正如下。`],
  },
  companionCorrected: {
    subject: (siteName) => `【${siteName}】门票使用者的姓名已变更`,
    heading: '门票使用者已变更',
    paragraphs: (siteName) => [`主办方更正了“${siteName}”以下门票使用者的姓名或联系方式。`],
  },
  addressRemoved: {
    subject: (siteName) => `【${siteName}】不再向此邮箱发送通知`,
    heading: '不再向此邮箱发送通知',
    paragraphs: (siteName) => [
      `主办方已将“${siteName}”一份订单的联系方式改为其他邮箱。`,
      '此前邮件中的链接和二维码已失效。如果您不了解该订单，请删除这些邮件。',
    ],
  },
  otherCodes: '此前邮件中的二维码已失效。请通过本邮件的按钮查看门票。',
  otherLinks: '此前邮件中的链接、订单编号和二维码已失效。请通过本邮件的按钮查看门票。',
  name: '姓名',
  mail: '邮箱',
  money: {
    gateway: toTheCard,
    byHand: (amount) => `${amount}将由主办方直接退还。退款方式由主办方另行通知。`,
    none: '没有退款。',
    unpaid: '已取消的门票无需付款。',
  },
  reason: '主办方的说明',
  ticketNumber: '门票编号',
  refund: '退款金额',
  refundTotal: '退款总额',
  handedOn: '转让给您的门票',
  moreOrders: (count) => `另有${count}份订单也已取消。`,
};
export default chi;
