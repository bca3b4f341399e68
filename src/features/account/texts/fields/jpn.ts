import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { accountDocuments } from '../../documents.ts';

const fields = {
  login: {
    search: 'ログイン 会員登録 サインイン 新規登録',
    name: 'ログイン',
    summary: 'ホームに、ログインと会員登録の入口を置きます。',
  },
} satisfies LabelsOfModules<typeof accountDocuments>;
export default fields;
