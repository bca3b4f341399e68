import type { ContentLockTexts } from './jpn.ts';

export default {
  ticketsOnly: '此内容仅供持有指定门票的用户浏览。',
  afterPayment: '尚未付款的门票无法浏览。',
  dialogTitle: '需要门票',
  anyOf: '持有以下任意一种门票即可浏览。',
  allOf: '需要同时持有以下所有门票才能浏览。',
  oneOnly: '持有以下门票即可浏览。',
  showTickets: '查看所需门票',
  held: '已持有',
} satisfies ContentLockTexts;
