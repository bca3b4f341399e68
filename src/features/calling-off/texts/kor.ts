import type { CallingOffTexts } from './jpn.ts';

const texts: CallingOffTexts = {
  strip: { label: '이벤트 취소', title: '이 이벤트는 취소되었습니다' },
  problems: {
    noMessage: '방문자에게 알릴 내용을 사이트 언어 중 하나 이상으로 입력하세요.',
    before: '이 이벤트는 이미 취소되었습니다.',
    notRunning: '진행 중인 처리가 없습니다. 화면을 다시 읽으세요.',
    running: '이미 진행 중입니다.',
    finished: '모든 처리가 끝났습니다.',
  },
};
export default texts;
