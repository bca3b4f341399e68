import draw from '#features/ticket/texts/draw/zhtw.ts';
import type { FurtherTexts } from './jpn.ts';

export default {
  nth: draw.nth,
  text: '如果空出的票券再次抽籤，您將參加。',
  start: '不參加再次抽籤',
  title: '不再參加再次抽籤嗎？',
  sure: '您將不再參加今後的再次抽籤，且無法恢復。',
} satisfies FurtherTexts;
