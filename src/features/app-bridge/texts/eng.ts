import type { AppBridgeTexts } from './jpn.ts';

export default {
  keyGone: 'This login key has been used or has expired. Please open the page from the app again.',
} satisfies AppBridgeTexts;
