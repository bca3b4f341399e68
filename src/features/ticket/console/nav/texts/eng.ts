import type { NavTexts } from './jpn.ts';

export default { lotteries: 'Lotteries' } satisfies NavTexts;
