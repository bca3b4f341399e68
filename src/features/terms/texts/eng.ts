import common from '#kernel/texts/eng.ts';
import type { TermsTexts } from './jpn.ts';

export default {
  terms: 'Terms of use',
  privacy: common.privacyPolicy,
  elsewhere: (title: string) =>
    `“${title}” is on another site. If it does not open automatically, use the button below.`,
  open: (title: string) => `Open “${title}”`,
  emptyTitle: 'Nothing published yet',
  emptyText: 'Check back later.',
  askTitle: 'Before you continue',
  askBody: (site: string) => `To use ${site}, read the following and agree to it.`,
  askAgainTitle: 'Our terms have changed',
  askAgainBody: 'Read the new version and agree to it to continue.',
  newTab: common.opensNewTab,
  agree: 'I have read this and agree',
  disagree: 'You need to agree to continue.',
  logOut: 'Log out',
  sending: 'Sending',
  agreeFailed: 'Your agreement could not be saved',
  networkError: 'There was a network error. Check your connection and try again.',
} satisfies TermsTexts;
