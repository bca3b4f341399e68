import type { NoticePageTexts } from './jpn.ts';

export default {
  title: '销售通知邮件',
  ask: '要停止接收此网站的销售通知吗？',
  stop: '停止通知',
  stopped: '已停止通知',
  stoppedMore: '您不会再收到此网站的销售通知。也可在管理后台的“订单”中更改。',
  start: '重新接收',
  started: '您将重新收到销售通知。',
  unknown: '链接不正确',
  unknownMore: '可在管理后台的“订单”中更改通知频率。',
} satisfies NoticePageTexts;
