import refusals from '../../../texts/refusals/chi.ts';
import type { TicketMessages } from './jpn.ts';

const chi: TicketMessages = {
  codeUnusable: refusals.codeUnusable,
  codeUsedUp: refusals.codeUsedUp,
  notPossible: '无法按当前内容购买，请确认购物车。',
  soldOut: '非常抱歉，已被其他人抢先购买，剩余票数不足。',
  paymentFailed: '付款失败。请确认您的信用卡，或尝试其他付款方式。',
  authenticationFailed: '未完成3D安全认证，因此没有扣款。请再试一次。',
  cardInvalid: '此卡无法使用。请确认卡号、有效期和安全码。',
  paymentTimeout: refusals.paymentTimeout,
  paymentMaintenance: '付款服务正在维护，请稍后再试。',
  methodNotOffered: '无法选择此付款方式。',
  methodNotPossible: '此金额无法使用该付款方式，请选择其他方式。',
  cardNeeded: '请选择用于付款的信用卡。',
  cardGone: '所选信用卡已不存在。请选择其他信用卡。',
  storeNeeded: '请选择便利店。',
  mailNeeded: '请正确输入电子邮箱。',
  keyMissing: '未能完成购买，请从购物车重新开始。',
  notPayable: '此订单目前无法付款，请确认您的门票。',
  leaveTooLate: '再次抽签已经进行，或不会再进行，因此无法取消参加。',
  withdrawTooLate: '申请已截止，无法撤回此申请。',
  lottery_stillOpen: '仍在接受申请，截止后才能进行。',
  lottery_tooEarly: '公布参与者名单后一小时内不能抽签。',
  lottery_valueMissing: '请先输入公开值。',
  lottery_enteredBefore: '该值已经输入。',
  lottery_drawnBefore: '此次抽签已经结束。',
  lottery_notLater: '请填写从现在起一年以内的时间。',
  lottery_askedBefore: '已经安排了这次抽签。',
  lottery_stillSettling: '上一次抽签的结果仍在处理中，请几分钟后重试。',
  lottery_nobodyCanWin: '没有人能抽中空出的门票，因此无法抽签。',
};
export default chi;
