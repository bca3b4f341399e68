import type { ReceptionMessages } from './jpn.ts';

export default {
  mayNotFind: '此链接不能按姓名查找。请询问主办方。',
  tooManyTickets: (most) => `门票超过${most}张，无法生成离线名单。`,
  period: '结束时间必须晚于开始时间和现在。',
  notPublic: '活动发布后即可打开看板。',
} satisfies ReceptionMessages;
