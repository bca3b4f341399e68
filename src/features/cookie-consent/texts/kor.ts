import type { CookieConsentTexts } from './jpn.ts';

export default {
  label: '쿠키 사용 안내',
  body: '이 사이트에서는 더욱 편리한 이용을 위해 쿠키를 사용합니다.',
  accept: '동의합니다',
  decline: '동의하지 않습니다',
  accepted: '현재 설정: 동의함',
  declined: '현재 설정: 동의하지 않음',
} satisfies CookieConsentTexts;
