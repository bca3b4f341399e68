import type { PreviewTexts } from './jpn.ts';

const texts: PreviewTexts = {
  at: '표시 시점',
  as: '표시 대상',
  now: '지금',
  choose: '시점 선택',
  time: '표시할 일시(일본 시간)',
  moments: {
    beforeSale: '판매 시작 직전',
    saleBegins: '판매 시작',
    lastDay: '판매 종료 직전',
    eventDay: '이벤트 시작',
    after: '이벤트 이후',
  },
  roles: {
    all: '주최자(제한 없음)',
    visitor: '로그인하지 않은 방문자',
    member: '회원',
    ticketHolder: '티켓을 가진 회원',
  },
  note: '미리보기에서는 구매도 전송도 집계도 되지 않습니다.',
};
export default texts;
