import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { reports: '聊天举报', open: (count) => `（待处理 ${count} 项）` };
export default texts;
