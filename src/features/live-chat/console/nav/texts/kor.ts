import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { reports: '채팅 신고', open: (count) => ` (미처리 ${count}건)` };
export default texts;
