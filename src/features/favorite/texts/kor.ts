import type { FavoriteTexts } from './jpn.ts';

/** For every list of favourites. */
export const noneYet = {
  title: '아직 즐겨찾기가 없습니다',
};

export default {
  label: '즐겨찾기',
  button: (title) => `즐겨찾기 ‘${title}’`,
  notSaved: '즐겨찾기를 저장하지 못했습니다. 네트워크 연결을 확인한 후 다시 눌러 주세요.',
  tooMany: '즐겨찾기는 1,000개까지 등록할 수 있습니다. 필요 없는 항목을 해제한 후 추가해 주세요.',
  joined: (count) => `로그인 전에 선택한 즐겨찾기 ${count}개를 계정에 추가했습니다.`,
  page: {
    title: '즐겨찾기',
    modules: { booth: '부스', schedule: '일정' },
    running: '진행 중',
    ended: '종료',
    emptyTitle: noneYet.title,
    emptyText: '부스나 일정의 하트를 누르면 여기에 표시됩니다.',
    gone: '더 이상 공개되지 않습니다',
    goneText: '주최자가 공개를 종료하여 열 수 없습니다.',
    remove: '즐겨찾기 해제',
    removeNamed: (module, id) => `더 이상 공개되지 않는 ${module}(번호 ${id}) 즐겨찾기 해제`,
  },
} satisfies FavoriteTexts;
