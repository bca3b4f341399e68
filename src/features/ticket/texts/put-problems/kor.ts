import type { PutProblemTexts } from './jpn.ts';

export default {
  problems: {
    applied: '이 추첨에는 이미 신청하셨습니다.',
    before: (when: string) => (when === '' ? '아직 판매하지 않습니다.' : `${when}에 판매를 시작합니다.`),
    finished: '판매가 종료되었습니다.',
    soldout: '매진되었습니다.',
    limitReached: '구매할 수 있는 수량의 한도에 도달했습니다.',
    orderFull: (most: number) => `장바구니의 수량이 한 번에 선택할 수 있는 한도(합계 ${most}매)에 도달했습니다.`,
    mixed: '추첨 티켓은 다른 티켓과 함께 신청할 수 없습니다. 먼저 장바구니의 티켓을 구매하거나 장바구니에서 빼 주세요.',
    combination: (names: string) =>
      names === ''
        ? '장바구니에 있거나 보유한 티켓과 함께 구매할 수 없습니다.'
        : `함께 구매할 수 없는 티켓이 있습니다: ${names}`,
  },
  lotteryProblems: {
    before: (when: string) => (when === '' ? '아직 접수하지 않습니다.' : `${when}에 접수를 시작합니다.`),
    finished: '접수가 종료되었습니다.',
    soldout: '예정 수량에 도달하여 접수가 종료되었습니다.',
    limitReached: '신청할 수 있는 수량의 한도에 도달했습니다.',
  },
  nameList: (names: string[]) => names.map((name) => `‘${name}’`).join(', '),
} satisfies PutProblemTexts;
