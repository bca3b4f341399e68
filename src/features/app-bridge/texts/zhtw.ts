import type { AppBridgeTexts } from './jpn.ts';

export default { keyGone: '此登入金鑰已被使用或已過期，請從應用程式重新開啟。' } satisfies AppBridgeTexts;
