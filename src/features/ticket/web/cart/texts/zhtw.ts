import cart from '../../../texts/cart/zhtw.ts';
import type { CartMessageTexts } from './jpn.ts';

export default {
  cartFailed: cart.failedTitle,
  cartFailedText: cart.failedText,
  retry: '重新載入',
  unkept: '購物車僅在此頁面開啟期間保留',
  unkeptText: '此瀏覽器無法儲存資訊。重新載入或關閉頁面後，購物車將會清空。',
  amendedTitle: '購物車內容已變更',
  checkTitle: '請確認購物車內容',
  amended: '部分票券已無法購買，購物車內容已變更。',
  unknownTicket: '已下架的票券',
  dropped: {
    gone: '已下架，已從購物車移除。',
    notOnDisplay: '不在刊登期間，已從購物車移除。',
    notOnSale: '不在販售期間，已從購物車移除。',
    soldOut: '已完售，已從購物車移除。',
    limitReached: '已達每人可購上限，已從購物車移除。',
    unknownPrice: '所選票價已不存在，已從購物車移除。',
    combination: cart.droppedForOther,
    mixed: '抽籤票券無法與其他票券一起申請，已從購物車移除。',
  },
  reduced: (count: number) => `已減為可購買的${count}張。`,
  over: (most: number) => `各票價的合計張數超過可購買的${most}張。請減少張數。`,
  wishDropped: '所選的志願場次已不再提供，已從志願中移除，請重新確認。',
} satisfies CartMessageTexts;
