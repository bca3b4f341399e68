import type { CardTexts } from './jpn.ts';

const texts: CardTexts = {
  title: '信用卡',
  lead: '用于支付门票的信用卡。卡号仅由支付服务商保管。',
  emptyTitle: '尚未保存信用卡',
  emptyText: '保存后，下次付款时无需再次输入卡号。',
  add: '添加信用卡',
  addTitle: '添加信用卡',
  register: '保存',
  registering: '正在保存…',
  cancel: '取消',
  registered: (card) => `已保存${card}。`,
  deleted: (card) => `已删除${card}。`,
  limit: (count) =>
    count === 1
      ? '只能保存1张卡。如需保存其他卡，请先删除已保存的卡。'
      : `最多可保存${count}张卡。如需保存其他卡，请先删除一张。`,
  cardName: (brand, digits) => `${brand}（尾号${digits}）`,
  endsIn: (digits) => `尾号${digits}`,
  expiresIn: (expire) => `有效期至 ${expire}`,
  expired: '已过期',
  chosen: '用于付款的卡',
  remove: '删除',
  removeCard: (card) => `删除${card}`,
  removeTitle: '要删除此卡吗？',
  removeText: (card) => `将删除${card}。已购买的门票不受影响。`,
  waiting: {
    label: (count) => `有${count}项抽签申请将以此卡付款。请选择中签时的付款方式。`,
    instead: (card) => `用${card}付款`,
    none: '暂不指定',
    noneHint: '将以您下次保存的卡付款。如未保存新卡即中签，请按邮件说明在期限内付款。',
    adopted: (count) => `${count}项抽签申请将在中签时以此卡付款。`,
  },
  choice: '用于付款的卡',
  otherCard: '使用其他卡',
  cardNumber: '卡号',
  expire: '有效期',
  expireHint: '月/年',
  expireExample: '04/28',
  securityCode: '安全码',
  securityCodeHint: '卡背面的3位数字',
  securityCodeHintAmex: '卡正面的4位数字',
  safety: '卡片信息经加密后直接发送给支付服务商，本网站不会保存。',
  problems: {
    cardInvalid: '卡片信息不正确，请确认安全码。',
    cardNumberOrExpiry: '卡号或有效期不正确。',
  },
  failures: {
    cardInvalid: {
      title: '此卡无法使用',
      text: '请确认卡号、有效期和安全码后重试。如果仍无法保存，请使用其他卡或咨询发卡公司。',
    },
    registrationFailed: {
      title: '信用卡保存失败',
      text: '请确认卡号、有效期和安全码，稍后重试。',
    },
    changeFailed: {
      title: '未能保存更改',
      text: '请稍后重试。',
    },
  },
  messages: {
    cardInvalid: '此卡无法使用。请确认卡号、有效期和安全码。',
    registrationFailed: '信用卡保存失败，请稍后重试。',
    limit: (count) =>
      count === 1 ? '只能保存1张卡。请先删除已保存的卡再保存。' : `最多可保存${count}张卡。请先删除一张再保存。`,
    tooManyTries: '保存信用卡的次数已达上限。',
    cardGone: '此卡已被删除。',
    cardWaits: '有抽签申请将以此卡付款。请指定中签时改用的卡。',
  },
};
export default texts;
