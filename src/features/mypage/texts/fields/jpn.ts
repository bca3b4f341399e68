import type { LabelsOfModules } from '#kernel/console/labels.ts';
import type { mypageDocuments } from '../../documents.ts';

const fields = {
  mypage: {
    search: 'マイページ 会員ページ 自分の チケットを見る',
    name: 'マイページ',
    summary: 'ホームに、会員のマイページの各メニューを並べます。',
  },
} satisfies LabelsOfModules<typeof mypageDocuments>;
export default fields;
