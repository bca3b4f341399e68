const texts = {
  start: 'カメラで読み取る',
  stop: 'カメラを止める',
  starting: 'カメラを準備しています',
  view: 'カメラの映像',
  aim: 'QRコードを枠の中に映してください。',
  denied: 'カメラを使用する許可がありません。ブラウザーの設定でカメラを許可してください。',
  missing: 'カメラが見つかりません。読み取る代わりに入力してください。',
  busy: 'カメラを開始できません。ほかのアプリで使用していないかご確認ください。',
  insecure: '安全な接続ではないため、カメラを使用できません。https:// で始まるアドレスで開いてください。',
};
export type CameraTexts = typeof texts;
export default texts;
