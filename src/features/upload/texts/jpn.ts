const texts = {
  missing: '画像を選択してください。',
  tooManyBytes: '画像が大きすぎます。100MB以下の画像を選択してください。',
  tooManyPixels: '画像が大きすぎます。縦横それぞれ8000ピクセル以下の画像を選択してください。',
  wrongType: 'この形式の画像は使用できません。JPG、PNG、GIF、WebPのいずれかを選択してください。',
  unreadable: '画像を読み込めませんでした。ファイルが壊れている可能性があります。',
};

export type UploadTexts = typeof texts;
export default texts;
