import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { mypageDocuments } from '../../documents.ts';

const fields = {
  mypage: {
    name: '我的頁面',
    summary: '在首頁列出會員個人頁面的各個項目。',
  },
} satisfies LabelsOfModules<typeof mypageDocuments>;
export default fields;
