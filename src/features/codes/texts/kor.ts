import type { CodesTexts } from './jpn.ts';

const texts: CodesTexts = {
  file: '할인 코드',
  columns: {
    code: '할인 코드',
    name: '이름',
    partner: '받는 곳',
    ticket: '티켓',
    discount: '할인',
    from: '사용 시작',
    until: '사용 종료',
    usesMax: '사용 가능 횟수',
    uses: '사용 횟수',
    state: '상태',
  },
  states: { usable: '사용 가능', notYet: '시작 전', expired: '기간 만료', ended: '종료됨' },
  free: '무료',
  yenOff: (yen) => `${yen}엔 할인`,
  refused: {
    tooMany: (most) => `할인 코드는 이벤트 하나에 ${most.toLocaleString('ko')}개까지 만들 수 있습니다.`,
    tooManyBatches: (most) => `할인 코드는 이벤트 하나에서 ${most.toLocaleString('ko')}번까지 만들 수 있습니다.`,
    noDiscount: '할인액을 입력하거나 무료로 설정해 주세요.',
    period: '사용 종료는 사용 시작보다 뒤여야 합니다.',
    over: '사용 종료는 지금보다 뒤여야 합니다.',
  },
};
export default texts;
