import type { ContentLockTexts } from './jpn.ts';

export default {
  ticketsOnly: '此內容僅供持有指定票券的使用者瀏覽。',
  afterPayment: '尚未付款的票券無法瀏覽。',
  dialogTitle: '需要票券',
  anyOf: '持有以下任一種票券即可瀏覽。',
  allOf: '需同時持有以下所有票券才能瀏覽。',
  oneOnly: '持有以下票券即可瀏覽。',
  showTickets: '查看所需票券',
  held: '已持有',
} satisfies ContentLockTexts;
