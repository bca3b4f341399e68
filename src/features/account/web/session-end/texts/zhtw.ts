import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: '購物車中的內容已被清除。',
  purchase: '尚未下單。購物車中的內容已被清除。',
  elsewhereTitle: '登入的帳號已變更',
  elsewhere: '您在其他分頁中登出，或登入了其他帳號，因此已重新載入此頁面。',
  refusedTitle: '無法儲存登入狀態',
  refused: '此瀏覽器不允許本網站儲存資料。關閉或重新載入此頁面後，您將會登出。',
} satisfies SessionEndTexts;
