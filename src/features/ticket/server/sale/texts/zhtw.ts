import refusals from '../../../texts/refusals/zhtw.ts';
import type { TicketMessages } from './jpn.ts';

const zhtw: TicketMessages = {
  codeUnusable: refusals.codeUnusable,
  codeUsedUp: refusals.codeUsedUp,
  notPossible: '無法以目前的內容購買，請確認購物車。',
  soldOut: '非常抱歉，已由其他人搶先購買，剩餘票數不足。',
  paymentFailed: '付款失敗。請確認您的信用卡，或改用其他付款方式。',
  authenticationFailed: '未完成3D驗證，因此沒有扣款。請再試一次。',
  cardInvalid: '此卡片無法使用。請確認卡號、有效期限與安全碼。',
  paymentTimeout: refusals.paymentTimeout,
  paymentMaintenance: '付款服務維護中，請稍後再試。',
  methodNotOffered: '無法選擇此付款方式。',
  methodNotPossible: '此金額無法使用該付款方式，請選擇其他方式。',
  cardNeeded: '請選擇付款用的信用卡。',
  cardGone: '所選信用卡已不存在。請選擇其他信用卡。',
  storeNeeded: '請選擇便利商店。',
  mailNeeded: '請正確輸入電子郵件地址。',
  keyMissing: '無法完成購買，請從購物車重新開始。',
  notPayable: '此訂單目前無法付款，請確認您的票券。',
  leaveTooLate: '再次抽籤已經進行，或不會再進行，因此無法取消參加。',
  withdrawTooLate: '申請已截止，無法撤回此申請。',
  lottery_stillOpen: '仍在接受申請，截止後才能進行。',
  lottery_tooEarly: '公布參加者名單後一小時內不能抽籤。',
  lottery_valueMissing: '請先輸入公開值。',
  lottery_enteredBefore: '該值已經輸入。',
  lottery_drawnBefore: '此次抽籤已經結束。',
  lottery_notLater: '請填寫從現在起一年以內的時間。',
  lottery_askedBefore: '已經安排了這次抽籤。',
  lottery_stillSettling: '上一次抽籤的結果仍在處理中，請幾分鐘後再試。',
  lottery_nobodyCanWin: '沒有人能抽中空出的票券，因此無法抽籤。',
};
export default zhtw;
