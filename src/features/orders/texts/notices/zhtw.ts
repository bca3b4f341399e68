import type { NoticePageTexts } from './jpn.ts';

export default {
  title: '銷售通知郵件',
  ask: '要停止接收此網站的銷售通知嗎？',
  stop: '停止通知',
  stopped: '已停止通知',
  stoppedMore: '您不會再收到此網站的銷售通知。也可在管理後台的「訂單」中變更。',
  start: '重新接收',
  started: '您將重新收到銷售通知。',
  unknown: '連結不正確',
  unknownMore: '可在管理後台的「訂單」中變更通知頻率。',
} satisfies NoticePageTexts;
