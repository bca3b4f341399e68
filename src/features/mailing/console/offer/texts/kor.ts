import type { OfferTexts } from './jpn.ts';

const texts: OfferTexts = {
  title: '일시 또는 장소가 변경되었습니다',
  text: '이미 티켓을 가진 사람이 있습니다. 변경 전과 후의 내용을 넣은 메일 초안을 준비해 드립니다.',
  begin: '변경 안내 메일 쓰기',
  goOn: '변경 안내 메일 이어서 쓰기',
};
export default texts;
