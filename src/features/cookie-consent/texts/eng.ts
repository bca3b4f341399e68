import type { CookieConsentTexts } from './jpn.ts';

export default {
  label: 'Cookies',
  body: 'We use cookies to improve your visit.',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'Current choice: accepted',
  declined: 'Current choice: declined',
} satisfies CookieConsentTexts;
