import type { PreviewTexts } from './jpn.ts';

export default {
  banner: 'Preview',
  bannerText: 'You are viewing unpublished content. You cannot save or book anything here.',
  notSaved: 'You cannot save anything in a preview.',
  notOperated: 'You cannot do this in a preview.',
  noMemberTitle: 'Member pages',
  noMember: 'A preview link has no member pages',
  noMemberText:
    'A preview link shows the unpublished site and logs nobody in. My page and the other pages of a member have nothing to show here.',
  toDraft: 'To the unpublished site',
} satisfies PreviewTexts;
