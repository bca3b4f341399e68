import type { ChangeTexts } from './jpn.ts';

const texts: ChangeTexts = {
  nothing: '请选择要取消的门票，或输入退款金额。',
  notCancelable: '所选门票已被取消或尚未发放。请查看最新状态。',
  usedSince: '刚刚有人使用所选门票入场。请查看最新状态后再试。',
  changed: '可退金额已变化，可能已在其他窗口退款。请查看最新状态。',
  tooMuch: '超过了剩余的可退金额。',
  notPossible: '订单在当前状态下无法进行此操作。请查看最新状态。',
  stillHeld: '正在向支付服务商确认结果。请在付款期限过后再试。',
  paidByGateway: '支付服务商已完成此退款，请勿手动退款。',
  gatewayPays: '已请求支付服务商退款，请勿手动退款。',
  sameAsBefore: '与已登记的内容相同。',
  correctedSince: '其他人已先行更正。请确认当前内容后再按一次。',
  wrongMail: '请输入有效的邮箱。',
  soldOut: (left) => `可发放的余量为${left}张，未发放任何门票。`,
  isDrawn: '抽签门票不能手动发放。',
};
export default texts;
