import { quoted } from '#kernel/quoted.ts';
import type { IdentityPageTexts } from './jpn.ts';

export default {
  logInWith: (name) => `使用${name}登入`,
  opening: (name) => `正在開啟${quoted(name)}`,
  returning: (name) => `正在確認${quoted(name)}的登入`,
  connecting: (name) => `正在連結${quoted(name)}`,
  failed: '登入未能完成，請再試一次。',
  toProvider: (name) => `前往${quoted(name)}`,
  title: '使用外部帳號登入',
  notConnected: '未連結',
  connectedSince: (date) => `已連結（${date}）`,
  connectText: (name) => `將前往${quoted(name)}頁面。連結後，也可使用${quoted(name)}登入。`,
  connectShort: '連結',
  connect: (name) => `連結${quoted(name)}`,
  disconnect: (name) => `解除與${quoted(name)}的連結`,
  disconnectShort: '解除連結',
  disconnecting: '正在解除',
  disconnectText: (name) => `解除連結後，將無法使用${quoted(name)}登入。您的帳號會保留。`,
  connected: (name) => `已連結${quoted(name)}，今後可使用${quoted(name)}登入。`,
  disconnected: (name) => `已解除與${quoted(name)}的連結。`,
} satisfies IdentityPageTexts;
