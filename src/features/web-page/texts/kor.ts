import common from '#kernel/texts/kor.ts';
import type { WebPageTexts } from './jpn.ts';

export default {
  title: '페이지',
  all: '모두 보기',
  emptyTitle: '페이지를 준비하고 있습니다',
  emptyText: common.comesLater,
  unavailableTitle: '이 페이지를 표시할 수 없습니다',
  unavailableText: '잠시 후 다시 시도해 주세요.',
  contactTitle: '문의하기',
  contactOpen: '문의 양식 열기',
  backToList: '목록으로 돌아가기',
  row: { label: '페이지 목록', previous: '이전', next: '다음' },
} satisfies WebPageTexts;
