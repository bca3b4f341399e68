import type { TicketMessages } from './jpn.ts';

const chi: TicketMessages = {
  codeUnusable: '此优惠码无法使用。请确认拼写和使用期限，或不使用优惠码继续购买。',
  codeUsedUp: '此优惠码无法使用，使用次数已达上限。',
  notPossible: '无法按当前内容购买，请确认购物车。',
  soldOut: '非常抱歉，已被其他人抢先购买，剩余票数不足。',
  paymentFailed: '支付失败。请确认您的银行卡，或尝试其他支付方式。',
  authenticationFailed: '未完成 3D 安全认证，因此没有扣款。请再试一次。',
  cardInvalid: '无法使用此卡。请确认卡号、有效期和安全码。',
  paymentTimeout: '支付处理超时，请从头开始重新购票。',
  paymentMaintenance: '支付服务正在维护，请稍后再试。',
  methodNotOffered: '无法选择此支付方式。',
  methodNotPossible: '此金额无法使用该支付方式，请选择其他方式。',
  cardNeeded: '请选择用于支付的银行卡。',
  cardGone: '所选银行卡已不存在。请选择其他银行卡。',
  storeNeeded: '请选择便利店。',
  mailNeeded: '请正确输入电子邮箱。',
  keyMissing: '未能受理您的购买，请从购物车重新开始。',
  notPayable: '此订单目前无法支付，请确认您的票。',
  withdrawTooLate: '申请已截止，无法撤回此申请。',
};
export default chi;
