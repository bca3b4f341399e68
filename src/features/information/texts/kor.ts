import type { InformationTexts } from './jpn.ts';

export default {
  title: '공지사항',
  all: '모두 보기',
  fresh: '신규',
  backToList: '공지사항 목록',
  newer: '다음 공지',
  older: '이전 공지',
  neighbours: '앞뒤 공지',
  emptyTitle: '아직 공지사항이 없습니다',
  emptyText: '이벤트에 관한 최신 소식을 이곳에 게시합니다.',
  unavailableTitle: '이 공지사항을 표시할 수 없습니다',
  unavailableText: '목록에서 다른 공지사항을 확인해 주세요.',
  pages: { label: '공지사항 페이지', previous: '이전', next: '다음' },
} satisfies InformationTexts;
