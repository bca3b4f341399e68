import type { BoardTexts } from './jpn.ts';

export default {
  title: '来宾看板',
  opening: '正在打开看板',
  closed: '无法打开看板',
  again: '请重新打开看板链接。',
  arrived: '已到场',
  of: (expected) => `/ ${expected}人`,
  perTicket: '按门票',
  perGate: '按入口（今天）',
  noGate: '工作人员',
  quarters: '每15分钟到场人数',
  inQuarter: (from, count) => `${from}起15分钟内${count}人`,
  next: '接下来的节目',
  noNext: '今天没有后续节目。',
  now: '进行中',
  late: (time) => `连接已断开。显示的是${time}的人数。`,
  fullScreen: '全屏显示',
} satisfies BoardTexts;
