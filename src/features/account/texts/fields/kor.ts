import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { accountDocuments } from '../../documents.ts';

const fields = {
  login: {
    search: '로그인 회원가입 계정',
    name: '로그인',
    summary: '홈에 로그인과 회원 가입 입구를 둡니다.',
  },
} satisfies LabelsOfModules<typeof accountDocuments>;
export default fields;
