import type { BoardTexts } from './jpn.ts';

export default {
  title: '방문자 현황판',
  opening: '현황판을 여는 중',
  closed: '현황판을 열 수 없습니다',
  again: '현황판 링크를 다시 열어 주세요.',
  arrived: '방문자',
  of: (expected) => `/ ${expected}명`,
  perTicket: '티켓별',
  perGate: '접수처별(오늘)',
  noGate: '담당자',
  quarters: '15분마다의 방문자',
  inQuarter: (from, count) => `${from}부터 15분 동안 ${count}명`,
  next: '다음 프로그램',
  noNext: '오늘 남은 프로그램이 없습니다.',
  now: '진행 중',
  late: (time) => `연결이 끊겼습니다. ${time} 기준 인원입니다.`,
  fullScreen: '전체 화면',
} satisfies BoardTexts;
