import type { BoardTexts } from './jpn.ts';

export default {
  title: '來賓看板',
  opening: '正在開啟看板',
  closed: '無法開啟看板',
  again: '請重新開啟看板連結。',
  arrived: '已到場',
  of: (expected) => `/ ${expected}人`,
  perTicket: '依票種',
  perGate: '依入口（今天）',
  noGate: '工作人員',
  quarters: '每15分鐘到場人數',
  inQuarter: (from, count) => `${from}起15分鐘內${count}人`,
  next: '接下來的節目',
  noNext: '今天沒有後續節目。',
  now: '進行中',
  late: (time) => `連線中斷。顯示的是${time}的人數。`,
  fullScreen: '全螢幕',
} satisfies BoardTexts;
