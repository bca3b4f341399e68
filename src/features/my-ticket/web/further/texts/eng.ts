import draw from '#features/ticket/texts/draw/eng.ts';
import type { FurtherTexts } from './jpn.ts';

export default {
  nth: draw.nth,
  text: 'You take part if tickets that come free are drawn again.',
  start: 'Leave further draws',
  title: 'Leave further draws?',
  sure: 'You will not take part in further draws. You cannot undo this.',
} satisfies FurtherTexts;
