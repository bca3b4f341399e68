import type { ChangeTexts } from './jpn.ts';

const texts: ChangeTexts = {
  nothing: '취소할 티켓을 고르거나 환불 금액을 입력해 주세요.',
  notCancelable: '선택한 티켓이 이미 취소되었거나 발급되지 않았습니다. 최신 상태를 확인해 주세요.',
  usedSince: '선택한 티켓으로 방금 입장이 있었습니다. 최신 상태를 확인한 뒤 다시 시도해 주세요.',
  changed: '환불할 수 있는 금액이 바뀌었습니다. 다른 창에서 환불했을 수 있습니다. 최신 상태를 확인해 주세요.',
  tooMuch: '환불할 수 있는 남은 금액을 넘었습니다.',
  notPossible: '주문의 현재 상태에서는 이 작업을 할 수 없습니다. 최신 상태를 확인해 주세요.',
  stillHeld: '결제 회사에 결과를 확인하고 있습니다. 결제 기한이 지난 뒤 다시 시도해 주세요.',
  paidByGateway: '결제 회사가 이미 환불했습니다. 직접 환불하지 마세요.',
  gatewayPays: '결제 회사에 환불을 요청했습니다. 직접 환불하지 마세요.',
  sameAsBefore: '등록된 내용과 같습니다.',
  correctedSince: '다른 사람이 먼저 고쳤습니다. 현재 내용을 확인한 뒤 다시 눌러 주세요.',
  wrongMail: '올바른 이메일 주소를 입력해 주세요.',
  soldOut: (left) => `발급할 수 있는 수량은 ${left}장입니다. 한 장도 발급하지 않았습니다.`,
  isDrawn: '추첨 티켓은 수동으로 발급할 수 없습니다.',
};
export default texts;
