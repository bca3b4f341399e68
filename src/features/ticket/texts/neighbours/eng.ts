import type { NeighbourTexts } from './jpn.ts';

export default {
  noneYet: 'No tickets yet',
  convenienceStore: 'Convenience store',
  addresseeHint: 'A company or a person, with any title. We print it exactly as you type it.',
} satisfies NeighbourTexts;
