import draw from '#features/ticket/texts/draw/chi.ts';
import type { FurtherTexts } from './jpn.ts';

export default {
  nth: draw.nth,
  text: '如果空出的门票再次抽签，您将参加。',
  start: '不参加再次抽签',
  title: '不再参加再次抽签吗？',
  sure: '您将不再参加今后的再次抽签，且无法恢复。',
} satisfies FurtherTexts;
