import type { IssueTexts } from './jpn.ts';

const texts: IssueTexts = {
  none: '발급할 수 있는 티켓이 없습니다',
  noneText: '이벤트를 공개하고 추첨이 아닌 티켓을 준비해 주세요.',
  ways: {
    free: '무료(초대)',
    cash: '현금으로 받음',
    cardTerminal: '카드 단말기로 받음',
    elsewhere: '다른 방법으로 받음',
  },
};
export default texts;
