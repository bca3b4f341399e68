import type { GateTexts } from './jpn.ts';

const unpaid = '결제가 완료되지 않았습니다.';

export default {
  canceled: '취소된 티켓입니다.',
  unpaid,
  lotteryWaiting: '추첨 전인 티켓입니다.',
  lotteryFail: '당첨되지 않은 티켓입니다.',
  paymentFail: unpaid,
  used: '사용한 티켓입니다.',
  finished: '이용 기간이 종료되었습니다.',
  transferring: '양도가 진행 중입니다. 티켓을 가지고 계신 분께 양도 취소를 요청해 주세요.',
  before: '이용 기간 전입니다.',
  scanNeeded: '이 티켓은 번호로 입장할 수 없습니다. 카메라나 QR 코드 리더로 티켓의 QR 코드를 읽어 주세요.',
  codeChanged: '이 코드는 더 이상 유효하지 않습니다. 티켓 화면을 다시 열어 새 코드를 보여 달라고 요청해 주세요.',
} satisfies GateTexts;
