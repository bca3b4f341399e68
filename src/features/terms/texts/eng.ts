import type { TermsTexts } from './jpn.ts';

export default {
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  elsewhere: (title: string) =>
    `The page “${title}” is published elsewhere. If it does not open by itself, use the button below.`,
  open: (title: string) => `Open “${title}”`,
  emptyTitle: 'Nothing has been published yet',
  emptyText: 'Please come back a little later.',
} satisfies TermsTexts;
