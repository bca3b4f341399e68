import type { PreviewTexts } from './jpn.ts';

export default {
  banner: 'Preview',
  bannerText: 'You see what is not published yet. Nothing can be saved or booked here.',
  notSaved: 'Nothing can be saved in a preview.',
  notOperated: 'This cannot be done in a preview.',
} satisfies PreviewTexts;
