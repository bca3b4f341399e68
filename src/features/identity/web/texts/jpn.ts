const jpn = {
  logInWith: (name: string) => `${name}でログイン`,
  opening: (name: string) => `「${name}」を開いています`,
  returning: (name: string) => `「${name}」のログインを確認しています`,
  connecting: (name: string) => `「${name}」と連携しています`,
  failed: 'ログインを完了できませんでした。もう一度お試しください。',
  toProvider: (name: string) => `「${name}」へ進む`,
  title: '外部アカウントでのログイン',
  notConnected: '未連携',
  connectedSince: (date: string) => `連携済み（${date}）`,
  connectText: (name: string) =>
    `「${name}」の画面に移動します。連携すると、「${name}」でもログインできるようになります。`,
  connectShort: '連携する',
  connect: (name: string) => `「${name}」と連携する`,
  disconnect: (name: string) => `「${name}」との連携を解除`,
  disconnectShort: '連携を解除',
  disconnecting: '解除しています',
  disconnectText: (name: string) => `連携を解除すると、「${name}」ではログインできなくなります。アカウントは残ります。`,
  connected: (name: string) => `「${name}」と連携しました。次回から「${name}」でログインできます。`,
  disconnected: (name: string) => `「${name}」との連携を解除しました。`,
};
export default jpn;
export type IdentityPageTexts = typeof jpn;
