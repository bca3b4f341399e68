import type { OverviewTexts } from './jpn.ts';

const texts: OverviewTexts = {
  waiting: '처리할 일',
  kinds: {
    refundsByHand: (count) => `직접 환불할 주문이 ${count}건 있습니다`,
    failedRefunds: (count) => `환불에 실패한 주문이 ${count}건 있습니다`,
    chargebacks: (count) => `답변이 필요한 차지백이 ${count}건 있습니다`,
    transfers: (count) => `입금을 확인할 계좌 이체가 ${count}건 있습니다`,
    lotteryValues: (count) => `공개 값을 기다리는 추첨이 ${count}건 있습니다`,
    silentPayments: (count) => `결제 회사가 응답하지 않는 주문이 ${count}건 있습니다`,
    talks: (count) => `답변을 기다리는 상담 신청이 ${count}건 있습니다`,
    reports: (count) => `채팅 신고가 ${count}건 있습니다`,
    requests: (count) => `개인정보 요청 ${count}건`,
  },
  lacks: {
    address: {
      title: '메일에 링크가 들어가지 않습니다',
      text: '서버에 공개 주소(HIROBA_URL)가 설정되어 있지 않아 구매자가 메일에서 티켓을 열 수 없습니다. 서버 관리자에게 설정을 요청해 주세요.',
    },
    mail: {
      title: '메일이 발송되지 않습니다',
      text: '서버에 메일 설정(SMTP_URL)이 없어 구매 확인이나 초대가 아무에게도 도착하지 않습니다. 서버 관리자에게 설정을 요청해 주세요.',
    },
  },
  factor: {
    title: '공개하기 전에 2단계 인증이 필요합니다',
    text: '이 사이트에는 유료 티켓이 있어 공개할 때 2단계 인증이 필요합니다. 미리 계정에서 설정해 두면 공개할 때 멈추지 않습니다.',
    link: '2단계 인증 설정하기',
  },
  next: '다가오는 일정',
  planned: '변경 사항 공개',
  nothing: '60일 안에 시작하거나 끝나는 것이 없습니다.',
};

export default texts;
