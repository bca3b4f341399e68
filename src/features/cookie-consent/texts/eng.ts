import type { CookieConsentTexts } from './jpn.ts';

export default {
  label: 'Cookies on this site',
  body: 'This site uses cookies to make your visit easier.',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'Your choice so far: accepted',
  declined: 'Your choice so far: declined',
} satisfies CookieConsentTexts;
