import type { OutcomeTexts } from './jpn.ts';

export default {
  outcomes: {
    counted: '입장',
    double: '이중 입장',
    doubtful: '조건에 맞지 않는 입장',
    codeChanged: '예전 코드로 입장',
    canceled: '취소된 티켓',
    unknown: '존재하지 않는 코드',
    afterEnd: '중지 후의 입장',
  },
  scanned: (time, gate) => `${time} ${gate} 입장`,
  number: (end) => `번호 끝자리 ${end}`,
  other: {
    double: (time, gate) => `다른 입장은 ${time}, ${gate}`,
    codeChanged: (time) => `코드는 ${time}에 변경`,
    canceled: (time) => `${time}에 취소`,
  },
} satisfies OutcomeTexts;
