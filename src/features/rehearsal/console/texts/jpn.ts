const texts = {
  title: 'お試し購入',
  text: '公開の前に、買う人と同じ画面でチケットを買ってみます。在庫・お金・集計には入らず、確認のメールはあなたにだけ届きます。試した内容は1日で消えます。',
  begin: 'お試し購入をする',
  toPublish: '直すところを見る',
};

export default texts;
export type TestPurchaseTexts = typeof texts;
