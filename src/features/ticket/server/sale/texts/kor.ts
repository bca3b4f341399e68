import refusals from '../../../texts/refusals/kor.ts';
import type { TicketMessages } from './jpn.ts';

const kor: TicketMessages = {
  codeUnusable: refusals.codeUnusable,
  codeUsedUp: refusals.codeUsedUp,
  notPossible: '이 내용으로는 구매할 수 없습니다. 장바구니를 확인해 주세요.',
  soldOut: '죄송합니다. 다른 분이 먼저 구매하여 남은 티켓이 부족합니다.',
  paymentFailed: '결제에 실패했습니다. 카드를 확인하시거나 다른 결제 수단을 이용해 주세요.',
  authenticationFailed: '본인 인증(3D 시큐어)이 완료되지 않아 결제되지 않았습니다. 다시 시도해 주세요.',
  cardInvalid: '이 카드는 사용할 수 없습니다. 번호, 유효기간, 보안 코드를 확인해 주세요.',
  paymentTimeout: refusals.paymentTimeout,
  paymentMaintenance: '결제 서비스가 점검 중입니다. 잠시 후 다시 시도해 주세요.',
  methodNotOffered: '이 결제 수단은 선택할 수 없습니다.',
  methodNotPossible: '이 금액에는 이 결제 수단을 사용할 수 없습니다. 다른 수단을 선택해 주세요.',
  cardNeeded: '결제에 사용할 카드를 선택해 주세요.',
  cardGone: '선택한 카드는 등록되어 있지 않습니다. 다른 카드를 선택해 주세요.',
  storeNeeded: '편의점을 선택해 주세요.',
  mailNeeded: '이메일 주소를 올바르게 입력해 주세요.',
  keyMissing: '구매를 접수하지 못했습니다. 장바구니부터 다시 진행해 주세요.',
  notPayable: '이 주문은 지금 결제할 수 없습니다. 구매한 티켓을 확인해 주세요.',
  leaveTooLate: '재추첨이 이미 진행되었거나 없을 예정이라 참여를 취소할 수 없습니다.',
  withdrawTooLate: '신청 접수가 마감되어 이 신청은 철회할 수 없습니다.',
  lottery_stillOpen: '아직 신청을 받고 있습니다. 마감 후에 할 수 있습니다.',
  lottery_tooEarly: '참가자 명단을 공표한 뒤 1시간 동안은 추첨할 수 없습니다.',
  lottery_valueMissing: '먼저 공표한 값을 입력해 주세요.',
  lottery_enteredBefore: '값이 이미 입력되어 있습니다.',
  lottery_drawnBefore: '이 추첨은 이미 끝났습니다.',
  lottery_notLater: '지금부터 1년 이내의 일시를 입력해 주세요.',
  lottery_askedBefore: '이 추첨은 이미 진행하기로 되어 있습니다.',
  lottery_stillSettling: '이전 추첨의 결과를 처리하고 있습니다. 몇 분 뒤에 다시 시도해 주세요.',
  lottery_nobodyCanWin: '남은 티켓에 당첨될 수 있는 분이 없어 추첨할 수 없습니다.',
};
export default kor;
