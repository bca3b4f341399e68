import type { NavTexts } from './jpn.ts';

export default { lotteries: '추첨' } satisfies NavTexts;
