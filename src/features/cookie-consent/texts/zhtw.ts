import type { CookieConsentTexts } from './jpn.ts';

export default {
  label: '關於Cookie的使用',
  body: '本網站使用Cookie，讓您的瀏覽更加便利。',
  accept: '同意',
  decline: '不同意',
  accepted: '目前的設定：同意',
  declined: '目前的設定：不同意',
} satisfies CookieConsentTexts;
