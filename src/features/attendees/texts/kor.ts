import type { AttendeeTexts } from './jpn.ts';

export default {
  file: '참가자',
  badges: '명찰',
  columns: {
    code: '티켓 번호',
    name: '이름',
    kana: '이름(가나)',
    mail: '이메일 주소',
    ticket: '티켓',
    priceName: '요금',
    slot: '시간대',
    price: '가격(엔)',
    owed: '미입금(엔)',
    state: '상태',
    checkedInAt: '입장 일시',
    gate: '입장 게이트',
    orderNumber: '주문 번호',
    orderedAt: '주문 일시',
  },
  states: { notYet: '미입장', entered: '입장 완료', canceled: '취소됨' },
  transferred: (state) => `${state}, 양도됨`,
  byBuyer: (question) => `구매자: ${question}`,
  byCompanion: (question) => `동행자: ${question}`,
  refused: {
    none: '해당하는 참가자가 없습니다. 필터를 바꿔 보세요.',
    tooManyRows: (most) => `한 번에 내보낼 수 있는 것은 ${most}행까지입니다. 티켓 등으로 범위를 좁혀 주세요.`,
    tooManyBadges: (most) => `명찰은 한 번에 ${most}장까지 만들 수 있습니다. 티켓 등으로 범위를 좁혀 주세요.`,
    noColumns: '그런 열이 없습니다. 페이지를 다시 연 뒤 열을 다시 선택해 주세요.',
  },
} satisfies AttendeeTexts;
