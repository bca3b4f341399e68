import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { accountDocuments } from '../../documents.ts';

const fields = {
  login: {
    name: '登入',
    summary: '在首頁放置登入與註冊的入口。',
  },
} satisfies LabelsOfModules<typeof accountDocuments>;
export default fields;
