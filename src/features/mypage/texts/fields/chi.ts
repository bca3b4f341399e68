import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { mypageDocuments } from '../../documents.ts';

const fields = {
  mypage: {
    search: '我的主页 会员页面 我的门票',
    name: '我的主页',
    summary: '在首页列出会员个人页面的各个栏目。',
  },
} satisfies LabelsOfModules<typeof mypageDocuments>;
export default fields;
