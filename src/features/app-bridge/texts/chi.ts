import type { AppBridgeTexts } from './jpn.ts';

export default { keyGone: '此登录密钥已被使用或已过期，请从应用中重新打开。' } satisfies AppBridgeTexts;
