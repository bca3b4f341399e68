import type { NeighbourTexts } from './jpn.ts';

export default {
  noneYet: 'No tickets yet',
  convenienceStore: 'Convenience store',
  paymentFailed: 'Payment failed',
  addresseeHint: 'A company or a person, with any title. We print it exactly as you type it.',
} satisfies NeighbourTexts;
