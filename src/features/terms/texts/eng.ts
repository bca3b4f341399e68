import type { TermsTexts } from './jpn.ts';

export default {
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  elsewhere: (title: string) =>
    `The page “${title}” is published elsewhere. If it does not open by itself, use the button below.`,
  open: (title: string) => `Open “${title}”`,
  emptyTitle: 'Nothing has been published yet',
  emptyText: 'Please come back a little later.',
  askTitle: 'Before you go on',
  askBody: (site: string) => `To use ${site}, please read the following and agree to it.`,
  askAgainTitle: 'Our terms have changed',
  askAgainBody: 'To go on, please read the new version and agree to it.',
  newTab: 'opens in a new tab',
  agree: 'I have read this and agree',
  disagree: 'If you do not agree, you cannot go on.',
  logOut: 'Log out',
  sending: 'Sending',
  agreeFailed: 'Your agreement could not be saved',
  networkError: 'There was a network error. Please check your connection and try again.',
} satisfies TermsTexts;
