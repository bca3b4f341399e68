import type { TimesTexts } from './jpn.ts';

const texts: TimesTexts = {
  notes: {
    title: '모든 티켓에 공통인 것',
    asked: '신청할 때 묻는 것',
    askedText: (asked: readonly string[]) =>
      asked.length === 0
        ? '이메일 주소뿐입니다. 이름을 묻지 않으면 접수처에도 이름이 나오지 않습니다.'
        : `이메일 주소, ${asked.join(', ')}`,
    askedLink: '질문 바꾸기',
    payment: '결제 방법',
    paidBy: (methods: readonly string[]) => `결제 방법: ${methods.join(', ')}.`,
    online:
      '카드 등 온라인 결제에는 결제 서비스 연결이 필요합니다. 서버 관리자에게 연결을 요청한 뒤 결제 방법에 추가해 주세요.',
    paymentLink: '결제 방법 바꾸기',
    shared: '수량 나누어 쓰기',
    sharedText: '어른과 학생처럼 요금만 다를 때는 한 티켓에 요금을 더하면 수량을 함께 셉니다.',
    sharedLink: '요금 더하기',
    buyers: '구매에 필요한 것',
    buyersText:
      '유료 티켓과 추첨은 구매하는 사람의 회원 가입과 로그인이 필요합니다. 무료 선착순 티켓은 가입 없이 신청할 수 있습니다.',
    publishing: '공개에 필요한 것',
    publishingText: '유료 티켓이 있는 사이트를 공개할 때는 2단계 인증으로 본인을 확인합니다.',
    publishingLink: '계정에서 2단계 인증 설정',
  },
  title: '판매와 입장 시기',
  lead: '티켓을 고르면 기간과 판매 방법을 바꿀 수 있습니다. 막대의 끝을 움직여 바꿀 수도 있습니다.',
  event: '개최일',
  now: '현재',
  spans: { shown: '게시', sale: '판매', draw: '추첨', pay: '결제', admission: '입장' },
  applications: '신청',
  always: '기간 없음',
  untilAlways: '시작 지정 없음',
  fromAlways: '종료 지정 없음',
  from: (name, span) => `${name}: ${span} 시작`,
  to: (name, span) => `${name}: ${span} 종료`,
  drawOf: (name) => `${name}: 추첨 일시`,
  lottery: '추첨',
  firstCome: '선착순',
  prices: (from, to) => `${from}~${to}`,
  kinds: (count) => `요금 ${count}종류`,
  perPerson: (count) => `1인 ${count}매까지`,
  faults: {
    endBeforeStart: (span) => `${span} 종료가 시작보다 앞섭니다.`,
    saleAfterEvent: (span) => `${span} 기간이 이벤트 종료 후까지 이어집니다.`,
    saleBeforeShown: (span) => `${span} 기간이 게시보다 먼저 시작됩니다.`,
    lotteryWithoutEnd: () => '추첨에는 신청 마감이 필요합니다.',
    lotteryWithoutDraw: () => '추첨 일시를 정해 주세요.',
    drawBeforeClosing: () => '추첨은 신청 마감 후 1시간 이상 지나서 하세요.',
    drawAfterStart: () => '추첨이 이벤트 시작보다 늦습니다.',
    payAfterStart: () => '결제 기한이 이벤트 시작보다 늦습니다.',
    admissionBeforeEvent: () => '입장 기간이 이벤트 전에 끝납니다.',
    admissionAfterEvent: () => '입장 기간이 이벤트 후에 시작됩니다.',
  },
  sections: { sale: '판매 방법', lottery: '추첨', price: '요금', limit: '수량', admission: '입장' },
  all: '모든 항목',
  table: '표로 보기',
  columns: { ticket: '티켓', kind: '판매 방법' },
  keys: '좌우 키는 하루, Shift와 함께는 한 시간씩 움직입니다.',
};
export default texts;
