import type { ContentLockTexts } from './jpn.ts';

export default {
  ticketsOnly: '이 콘텐츠는 지정된 티켓을 가지고 계신 분만 이용하실 수 있습니다.',
  afterPayment: '결제 전인 티켓으로는 이용하실 수 없습니다.',
  dialogTitle: '티켓이 필요합니다',
  anyOf: '다음 티켓 중 하나를 가지고 계시면 이용하실 수 있습니다.',
  allOf: '다음 티켓을 모두 가지고 계셔야 이용하실 수 있습니다.',
  oneOnly: '다음 티켓을 가지고 계시면 이용하실 수 있습니다.',
  showTickets: '필요한 티켓 보기',
  held: '보유 중',
} satisfies ContentLockTexts;
