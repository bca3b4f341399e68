import type { SalesNoticeTexts } from './jpn.ts';

export default {
  title: '판매 알림 받기',
  hint: '본인에게 오는 알림입니다. 매진처럼 급한 일은 ‘받지 않음’ 이외에는 바로 옵니다.',
  choices: {
    none: '받지 않음',
    each: '주문마다(10분 단위로 모아서)',
    daily: '하루 1통(8시, 첫 주문은 바로)',
  },
  saved: '선택을 저장했습니다.',
} satisfies SalesNoticeTexts;
