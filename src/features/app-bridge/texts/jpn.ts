const jpn = {
  keyGone: 'このログイン用のリンクは使用済みか、有効期限が切れています。アプリからもう一度開いてください。',
};
export default jpn;
export type AppBridgeTexts = typeof jpn;
