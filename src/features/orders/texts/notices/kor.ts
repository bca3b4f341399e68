import type { NoticePageTexts } from './jpn.ts';

export default {
  title: '판매 알림',
  ask: '이 사이트의 판매 알림을 더 이상 받지 않으시겠습니까?',
  stop: '알림 그만 받기',
  stopped: '알림을 중지했습니다',
  stoppedMore: '이 사이트의 판매 알림은 더 이상 발송되지 않습니다. 관리 화면의 ‘주문’에서도 변경할 수 있습니다.',
  start: '다시 받기',
  started: '판매 알림을 다시 받습니다.',
  unknown: '올바르지 않은 링크입니다',
  unknownMore: '알림 간격은 관리 화면의 ‘주문’에서 변경할 수 있습니다.',
} satisfies NoticePageTexts;
