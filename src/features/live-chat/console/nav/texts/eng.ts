import type { NavTexts } from './jpn.ts';

const texts: NavTexts = { reports: 'Chat reports', open: (count) => ` (open: ${count})` };
export default texts;
