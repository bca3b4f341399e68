const texts = {
  choose: '画像を送る',
  camera: 'カメラで撮る',
  strip: '送る画像',
  preparing: '画像を準備しています',
  ready: '送信できます',
  failed: '画像を送れませんでした。通信環境をご確認ください。',
  tooMany: (most: number) => `一度に送れる画像は${most}枚までです。`,
  again: 'もう一度試す',
  remove: (name: string) => `${name}を外す`,
  open: '画像を大きく表示',
  title: '画像',
  close: '閉じる',
  loading: '画像を読み込んでいます',
  unavailable: '画像を表示できません',
};
export default texts;
export type PictureTexts = typeof texts;
