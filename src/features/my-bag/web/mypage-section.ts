import type { MypageSection } from '#web/site/mypage-section.ts';
import { BagIcon } from '#web/ui/page-icons.tsx';

const section: MypageSection = {
  page: 'reportEdit',
  // The page is the member's own under any token.
  params: { token: 'mine' },
  group: 'participation',
  sort: 40,
  icon: BagIcon,
  says: {
    jpn: { title: 'マイバッグ', text: '気になるブースの評価・メモとレポート' },
    eng: { title: 'My bag', text: 'Booths you rate and note, and your report' },
    chi: { title: '我的资料袋', text: '展位的评分、备注和报告' },
    zhtw: { title: '我的資料袋', text: '攤位的評分、備註和報告' },
    kor: { title: '내 가방', text: '관심 부스의 평가·메모와 보고서' },
  },
};

export const sections = [section];
