import type { AppBridgeTexts } from './jpn.ts';

export default {
  keyGone: '이 로그인 키는 이미 사용되었거나 만료되었습니다. 앱에서 다시 열어 주세요.',
} satisfies AppBridgeTexts;
