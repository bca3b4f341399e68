import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { accountDocuments } from '../../documents.ts';

const fields = {
  login: {
    search: '登入 註冊 會員',
    name: '登入',
    summary: '在首頁放置登入與註冊的入口。',
  },
} satisfies LabelsOfModules<typeof accountDocuments>;
export default fields;
