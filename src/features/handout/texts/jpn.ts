const jpn = {
  addressGone: 'このダウンロード用のリンクは有効期限が切れています。もう一度ページから開いてください。',
  withdrawn: 'この資料は公開を終了しました。',
};
export default jpn;
export type HandoutTexts = typeof jpn;
