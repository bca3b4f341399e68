import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { mypageDocuments } from '../../documents.ts';

const fields = {
  mypage: {
    search: 'my page, account, my tickets',
    name: 'My page',
    summary: 'Puts the sections of the member’s own page on the home page.',
  },
} satisfies LabelsOfModules<typeof mypageDocuments>;
export default fields;
