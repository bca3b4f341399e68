import type { IdentityPageTexts } from './jpn.ts';

export default {
  logInWith: (name) => `使用${name}登录`,
  opening: (name) => `正在打开“${name}”`,
  returning: (name) => `正在确认“${name}”的登录`,
  connecting: (name) => `正在关联“${name}”`,
  failed: '登录未能完成，请重试。',
  toProvider: (name) => `前往“${name}”`,
  title: '使用外部账号登录',
  notConnected: '未关联',
  connectedSince: (date) => `已关联（${date}）`,
  connectText: (name) => `将前往“${name}”页面。关联后，也可使用“${name}”登录。`,
  connectShort: '关联',
  connect: (name) => `关联“${name}”`,
  disconnect: (name) => `解除与“${name}”的关联`,
  disconnectShort: '解除关联',
  disconnecting: '正在解除',
  disconnectText: (name) => `解除关联后，将无法使用“${name}”登录。您的账号会保留。`,
  connected: (name) => `已关联“${name}”，今后可使用“${name}”登录。`,
  disconnected: (name) => `已解除与“${name}”的关联。`,
} satisfies IdentityPageTexts;
