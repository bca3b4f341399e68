import { quoted } from '#kernel/quoted.ts';

const jpn = {
  logInWith: (name: string) => `${name}でログイン`,
  opening: (name: string) => `${quoted(name)}を開いています`,
  returning: (name: string) => `${quoted(name)}のログインを確認しています`,
  connecting: (name: string) => `${quoted(name)}と連携しています`,
  failed: 'ログインを完了できませんでした。もう一度お試しください。',
  toProvider: (name: string) => `${quoted(name)}へ進む`,
  title: '外部アカウントでのログイン',
  notConnected: '未連携',
  connectedSince: (date: string) => `連携済み（${date}）`,
  connectText: (name: string) =>
    `${quoted(name)}の画面に移動します。連携すると、${quoted(name)}でもログインできるようになります。`,
  connectShort: '連携する',
  connect: (name: string) => `${quoted(name)}と連携する`,
  disconnect: (name: string) => `${quoted(name)}との連携を解除`,
  disconnectShort: '連携を解除',
  disconnecting: '解除しています',
  disconnectText: (name: string) =>
    `連携を解除すると、${quoted(name)}ではログインできなくなります。アカウントは残ります。`,
  connected: (name: string) => `${quoted(name)}と連携しました。次回から${quoted(name)}でログインできます。`,
  disconnected: (name: string) => `${quoted(name)}との連携を解除しました。`,
};
export default jpn;
export type IdentityPageTexts = typeof jpn;
