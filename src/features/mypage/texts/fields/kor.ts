import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { mypageDocuments } from '../../documents.ts';

const fields = {
  mypage: {
    search: '마이페이지 회원 페이지 내 티켓',
    name: '마이페이지',
    summary: '홈에 회원 마이페이지의 메뉴를 늘어놓습니다.',
  },
} satisfies LabelsOfModules<typeof mypageDocuments>;
export default fields;
