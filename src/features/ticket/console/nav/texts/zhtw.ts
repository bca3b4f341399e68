import type { NavTexts } from './jpn.ts';

export default { lotteries: '抽籤' } satisfies NavTexts;
