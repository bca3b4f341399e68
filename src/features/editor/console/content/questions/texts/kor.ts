import type { QuestionTexts } from './jpn.ts';

const texts: QuestionTexts = {
  groups: {
    tell: '알리고 안내하기',
    programme: '프로그램 싣기',
    sell: '티켓 판매하기',
    introduce: '출전자와 연사 소개하기',
    ask: '참가자에게 묻고 교류하기',
    find: '이벤트 찾게 하기',
    show: '사진·영상·글 배치하기',
    lead: '페이지로 가는 입구 만들기',
    sort: '분류와 장소 정하기',
  },
  coverButton: '표지의 버튼',
  linksGo: '이곳으로 이동하는 다음 링크도 함께 빠집니다.',
  linksStay: '다음 링크는 남습니다. 연결된 페이지가 없어지므로 공개하기 전에 고쳐 주세요.',
  linksMore: (count) => `그 밖에 링크가 ${count}개 있습니다.`,
};
export default texts;
