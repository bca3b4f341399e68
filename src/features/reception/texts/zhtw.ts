import type { ReceptionMessages } from './jpn.ts';

export default {
  mayNotFind: '此連結無法依姓名查詢。請洽詢主辦單位。',
  tooManyTickets: (most) => `超過${most}張票，無法製作離線名單。`,
  period: '結束時間必須晚於開始時間和現在。',
  notPublic: '活動發布後即可開啟看板。',
} satisfies ReceptionMessages;
