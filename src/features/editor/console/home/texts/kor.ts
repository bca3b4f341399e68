import type { HomeTexts } from './jpn.ts';

const texts: HomeTexts = {
  title: '홈',
  lead: '순서와 표시 방법을 바꾸면 미리보기에 바로 나타납니다.',
  add: '추가',
  cover: '표지',
  coverText: '이름, 일시, 행사장, 사진, 첫 번째 버튼',
  toSettings: '이름과 일시 바꾸기',
  toLook: '사진과 색 바꾸기',
  list: '홈에 있는 내용',
  emptyText: '공지나 티켓 등을 추가하면 여기에 나타납니다.',
  show: (name) => `${name} 홈에 표시`,
  hide: (name) => `${name} 홈에서 빼기`,
  states: {
    forConsole: '관리자에게만 보입니다',
    offHome: '홈에 없습니다',
    hidden: '사이트 전체에서 숨겨져 있습니다',
  },
  counts: (shown, items) => (shown === items ? `${items}건` : `${items}건 중 ${shown}건`),
  noEntries: '아직 내용이 없어 홈에 나타나지 않습니다.',
  pickedOnly: (picked, items) =>
    `홈에는 ${items}건 중 추천으로 표시한 ${picked}건만 표시됩니다. 다른 항목도 표시하려면 아래에서 표시할 내용을 바꾸거나 항목을 추천으로 표시하세요.`,
  toEntries: '내용 편집',
  toSettingsOf: '모든 설정',
  frame: '메뉴와 탭',
  frameText: '모든 페이지에 나타납니다.',
  makeTabs: '하단 탭 만들기',
  makeTabsText: '휴대폰 아래쪽에 자주 쓰는 페이지 버튼을 다섯 개까지 놓습니다.',
  makeMenu: '메뉴 만들기',
  makeMenuText: '세 줄을 누르면 열리는 링크입니다.',
  frameOff: '표시되지 않음',
  links: (count) => `링크 ${count}개`,
  home: '홈',
  toContent: '목록으로 편집',
};
export default texts;
