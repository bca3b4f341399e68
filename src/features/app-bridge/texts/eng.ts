import type { AppBridgeTexts } from './jpn.ts';

export default {
  keyGone: 'This login link has expired or was already used. Open this page from the app again.',
} satisfies AppBridgeTexts;
