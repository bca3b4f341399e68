import type { EventToolsTexts } from './jpn.ts';

export default {
  calendarTitle: '添加到日历',
  calendarFile: 'Apple日历等（.ics文件）',
  calendars: { google: 'Google日历', outlook: 'Outlook.com', office: 'Microsoft 365（公司或学校）' },
  mapTitle: '如何前往会场',
  maps: {
    directions: '查询路线（Google地图）',
    google: '在Google地图中查看',
    apple: '在Apple地图中查看',
    own: '查看主办方的地图',
  },
  copyAddress: '复制地址',
  shareTitle: '分享此活动',
  shares: { line: '通过LINE发送', x: '发布到X', facebook: '分享到Facebook', mail: '通过邮件发送' },
  copyLink: '复制链接',
  copied: '已复制',
  copyFailed: '未能复制。请选中文字后手动复制。',
} satisfies EventToolsTexts;
