import type { CookieConsentTexts } from './jpn.ts';

export default {
  label: '关于Cookie的使用',
  body: '本网站使用Cookie，以便为您提供更便捷的浏览体验。',
  accept: '同意',
  decline: '不同意',
  accepted: '当前设置：同意',
  declined: '当前设置：不同意',
} satisfies CookieConsentTexts;
