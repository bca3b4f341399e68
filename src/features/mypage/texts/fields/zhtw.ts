import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { mypageDocuments } from '../../documents.ts';

const fields = {
  mypage: {
    search: '我的頁面 會員頁面 我的票券',
    name: '我的頁面',
    summary: '在首頁列出會員我的頁面的各個項目。',
  },
} satisfies LabelsOfModules<typeof mypageDocuments>;
export default fields;
