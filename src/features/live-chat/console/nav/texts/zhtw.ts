import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { reports: '聊天檢舉', open: (count) => `（待處理 ${count} 項）` };
export default texts;
