import type { NoticeTexts } from './jpn.ts';

const chi: NoticeTexts = {
  paidElsewhere: {
    subject: (siteName) => `【${siteName}】有订单在支付服务商的管理页面退款`,
    heading: '门票仍然有效',
    paragraphs: (siteName) => [
      `“${siteName}”的一笔订单已在支付服务商的管理页面退款。`,
      '这笔退款不是由本网站办理的，因此门票仍然有效。如需作废，请让购买者在“我的门票”中取消。',
      '取消后，本网站也会向支付服务商申请该门票的退款。退款总额不会超过已支付的金额；但如果此前只退还了一部分，会从剩余金额中再次退款。',
    ],
  },
  paidBefore: {
    subject: (siteName) => `【${siteName}】退款无需您办理`,
    heading: '款项已经退还',
    paragraphs: (siteName) => [
      `“${siteName}”的一张门票已取消，但该笔付款此前已在支付服务商的管理页面退还。`,
      '已登记为退款完成，您无需办理任何手续。',
    ],
  },
  leftOver: {
    subject: (siteName) => `【${siteName}】有转账款项需要退还`,
    heading: '需要退还转账款项',
    paragraphs: (siteName) => [
      `“${siteName}”的一笔订单收到的转账中，以下金额未用于支付门票，仍留在支付服务商：转账多于应付金额，或在订单结束后才到账。`,
      '请在支付服务商的管理页面退款，或向购买者询问收款账户后退还。无需在本网站登记。',
    ],
  },
  chargedBack: {
    subject: (siteName) => `【${siteName}】银行撤回了一笔卡付款，需要您回复`,
    heading: '有付款被提出异议',
    paragraphs: (siteName) => [
      `持卡人对“${siteName}”的一笔订单提出异议（拒付），发卡银行已撤回该笔付款。`,
      '请在期限前于支付服务商的管理页面提交证据回复，或接受拒付。',
      '门票仍然有效。如需作废，请在管理后台的订单中取消。在银行作出决定之前，本网站不会从该笔付款退款。如以其他方式退款，购买者会收到两次退款。',
    ],
  },
  chargebackWon: {
    subject: (siteName) => `【${siteName}】被撤回的付款已返还`,
    heading: '异议未获认可',
    paragraphs: (siteName) => [
      `关于“${siteName}”的一笔订单，银行认可了您的回复，被撤回的付款已返还。`,
      '如有暂停的退款，将继续办理。您无需办理任何手续。',
    ],
  },
  chargebackLost: {
    subject: (siteName) => `【${siteName}】付款撤回已成定局`,
    heading: '款项归购买者所有',
    paragraphs: (siteName) => [
      `关于“${siteName}”的一笔订单，银行认可了异议，款项已退还购买者。`,
      '门票仍然有效。如需作废，请在管理后台的订单中取消。无需再退款。',
    ],
  },
  respondBy: '回复期限',
  partlyPaid: {
    why: (siteName) =>
      `“${siteName}”的一笔订单转账金额不足，且余款未在期限内到账。订单已失效，已收到的款项留在支付服务商，需要由主办方退款。`,
    subject: (siteName) => `【${siteName}】转账金额不足，订单已失效`,
    heading: '转账金额不足',
    paragraphs: (siteName, received) => [
      `您在“${siteName}”的订单，在期限内仅收到${received}。由于金额不足，门票已不再为您保留。`,
      `已收到的${received}将由主办方退还。主办方会向您确认收款账户。`,
    ],
  },
  paidTooMuch: {
    subject: (siteName) => `【${siteName}】您多转的款项将退还`,
    heading: '转账金额多于应付金额',
    paragraphs: (siteName, amount) => [
      `您在“${siteName}”的订单，转账金额比应付金额多${amount}。付款已完成，门票不受影响。`,
      `多出的${amount}将由主办方退还。主办方会向您确认收款账户。`,
    ],
  },
  paidTooLate: {
    subject: (siteName) => `【${siteName}】您的转账款项将退还`,
    heading: '转账在订单结束后到账',
    paragraphs: (siteName, amount) => [
      `您在“${siteName}”的订单结束后，我们收到了${amount}的转账。这笔款项未用于购买门票。`,
      `${amount}将由主办方退还。主办方会向您确认收款账户。`,
    ],
  },
  paidOtherSum: {
    subject: (siteName) => `【${siteName}】付款金额与订单不符，订单已失效`,
    heading: '付款金额与订单不符',
    paragraphs: (siteName, amount) => [
      `您在“${siteName}”的订单收到了${amount}，与应付金额不符。订单已失效，门票不再为您保留。`,
      `${amount}将退还给您。仍在售的门票可在网站上重新订购。`,
    ],
  },
};
export default chi;
