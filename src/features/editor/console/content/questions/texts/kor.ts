import type { QuestionTexts } from './jpn.ts';

const texts: QuestionTexts = {
  groups: {
    tell: '알리고 안내하기',
    programme: '프로그램 싣기',
    sell: '티켓 판매하기',
    introduce: '참가 업체와 연사 소개하기',
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
  where: {
    title: '보이는 곳',
    places: { home: '홈', menu: '메뉴', tab: '하단 탭' },
    onHome: (at, of) => `${of}개 중 위에서 ${at}번째에 표시됩니다.`,
    forConsole: '관리자에게만 보입니다.',
    offHome: '표시되지 않습니다.',
    hidden: '사이트 어디에도 표시되지 않습니다.',
    noEntries: '아직 내용이 없어 표시되지 않습니다.',
    picked: (shown, items) => `${items}건 중 추천으로 표시한 ${shown}건만 표시됩니다.`,
    some: (shown, items) => `${items}건 중 ${shown}건이 표시됩니다.`,
    isIn: '들어 있습니다.',
    isNotIn: '들어 있지 않습니다.',
    tabsFull: (most) => `가득 찼습니다(최대 ${most}개).`,
    put: { home: '홈에 표시', menu: '메뉴에 넣기', tab: '탭에 넣기' },
    done: { home: '홈에 표시했습니다', menu: '메뉴에 넣었습니다', tab: '하단 탭에 넣었습니다' },
  },
};
export default texts;
