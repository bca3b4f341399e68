import type { ChangeTexts } from './jpn.ts';

const texts: ChangeTexts = {
  nothing: '請選擇要取消的票券，或輸入退款金額。',
  notCancelable: '所選票券已被取消或尚未發放。請查看最新狀態。',
  usedSince: '剛剛有人使用所選票券入場。請查看最新狀態後再試。',
  changed: '可退金額已變動，可能已在其他視窗退款。請查看最新狀態。',
  tooMuch: '超過剩餘的可退金額。',
  notPossible: '訂單在目前狀態下無法進行此操作。請查看最新狀態。',
  stillHeld: '正在向金流公司確認結果。請在付款期限過後再試。',
  paidByGateway: '金流公司已完成此退款，請勿手動退款。',
  gatewayPays: '已請金流公司退款，請勿手動退款。',
  sameAsBefore: '與已登記的內容相同。',
  correctedSince: '其他人已先行更正。請確認目前內容後再按一次。',
  wrongMail: '請輸入有效的電子郵件地址。',
  soldOut: (left) => `可發放的餘量為${left}張，未發放任何票券。`,
  isDrawn: '抽籤票券無法手動發放。',
};
export default texts;
