import type { NavTexts } from './jpn.ts';

export default { lotteries: '抽签' } satisfies NavTexts;
