import type { PreviewTexts } from './jpn.ts';

export default {
  banner: 'Preview',
  bannerText: 'You are viewing unpublished content. You cannot save or book anything here.',
  notSaved: 'You cannot save anything in a preview.',
  notOperated: 'You cannot do this in a preview.',
} satisfies PreviewTexts;
