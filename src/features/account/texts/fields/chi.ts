import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { accountDocuments } from '../../documents.ts';

const fields = {
  login: {
    search: '登录 注册 会员',
    name: '登录',
    summary: '在首页放置登录和注册入口。',
  },
} satisfies LabelsOfModules<typeof accountDocuments>;
export default fields;
