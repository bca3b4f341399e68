import type { IdentityPageTexts } from './jpn.ts';

export default {
  logInWith: (name) => `使用${name}登入`,
  opening: (name) => `正在開啟「${name}」`,
  returning: (name) => `正在確認「${name}」的登入`,
  connecting: (name) => `正在連結「${name}」`,
  failed: '登入未能完成，請再試一次。',
  register: '前往註冊',
  connect: (name) => `連結「${name}」`,
  disconnect: (name) => `解除與「${name}」的連結`,
  disconnectShort: '解除連結',
  disconnecting: '正在解除',
  disconnectText: (name) => `解除連結後，將無法使用「${name}」登入。您的帳號會保留。`,
  connected: (name) => `已連結「${name}」，今後可使用「${name}」登入。`,
  disconnected: (name) => `已解除與「${name}」的連結。`,
  currentPassword: '目前的密碼',
  cancel: '取消',
} satisfies IdentityPageTexts;
