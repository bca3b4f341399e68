import type { CardTexts } from './jpn.ts';

const texts: CardTexts = {
  title: '信用卡',
  lead: '用於支付票券的信用卡。卡號僅由金流公司保管。',
  emptyTitle: '尚未儲存信用卡',
  emptyText: '儲存後，下次付款時無須再次輸入卡號。',
  add: '新增信用卡',
  addTitle: '新增信用卡',
  register: '儲存',
  registering: '儲存中…',
  cancel: '取消',
  registered: (card) => `已儲存${card}。`,
  deleted: (card) => `已刪除${card}。`,
  limit: (count) =>
    count === 1
      ? '只能儲存1張卡片。如需儲存其他卡片，請先刪除已儲存的卡片。'
      : `最多可儲存${count}張卡片。如需儲存其他卡片，請先刪除一張。`,
  cardName: (brand, digits) => `${brand}（末4碼${digits}）`,
  endsIn: (digits) => `末4碼${digits}`,
  expiresIn: (expire) => `有效期限 ${expire}`,
  expired: '已過期',
  chosen: '用於付款的卡片',
  remove: '刪除',
  removeCard: (card) => `刪除${card}`,
  removeTitle: '要刪除這張卡片嗎？',
  removeText: (card) => `將刪除${card}。已購買的票券不受影響。`,
  waiting: {
    label: (count) => `有${count}筆抽籤申請將以此卡片付款。請選擇中籤時的付款方式。`,
    instead: (card) => `以${card}付款`,
    none: '暫不指定',
    noneHint: '將以您下次儲存的卡片付款。若未儲存新卡片即中籤，請依郵件說明於期限內付款。',
    adopted: (count) => `${count}筆抽籤申請將於中籤時以此卡片付款。`,
  },
  choice: '用於付款的卡片',
  otherCard: '使用其他卡片',
  cardNumber: '卡號',
  expire: '有效期限',
  expireHint: '月／年',
  expireExample: '04/28',
  securityCode: '安全碼',
  securityCodeHint: '卡片背面的3碼',
  securityCodeHintAmex: '卡片正面的4碼',
  safety: '卡片資料經加密後直接傳送至金流公司，本網站不會儲存。',
  problems: {
    cardInvalid: '卡片資料不正確，請確認安全碼。',
    cardNumberOrExpiry: '卡號或有效期限不正確。',
  },
  failures: {
    cardInvalid: {
      title: '此卡片無法使用',
      text: '請確認卡號、有效期限與安全碼後再試一次。若仍無法儲存，請改用其他卡片或洽詢發卡公司。',
    },
    registrationFailed: {
      title: '信用卡儲存失敗',
      text: '請確認卡號、有效期限與安全碼，稍後再試一次。',
    },
    changeFailed: {
      title: '無法儲存變更',
      text: '請稍後再試一次。',
    },
  },
  messages: {
    cardInvalid: '此卡片無法使用。請確認卡號、有效期限與安全碼。',
    registrationFailed: '信用卡儲存失敗，請稍後再試一次。',
    limit: (count) =>
      count === 1 ? '只能儲存1張卡片。請先刪除已儲存的卡片再儲存。' : `最多可儲存${count}張卡片。請先刪除一張再儲存。`,
    tooManyTries: '儲存信用卡的次數已達上限。',
    cardGone: '此卡片已被刪除。',
    cardWaits: '有抽籤申請將以此卡片付款。請指定中籤時改用的卡片。',
  },
};
export default texts;
