const texts = {
  noTicket: 'お試し購入には、公開ページに出るチケットが1つ以上必要です。',
  tooMany: 'お試し購入がいま混み合っています。しばらくしてから、もう一度お試しください。',
  firstName: 'お試し',
  strip: {
    title: 'お試し購入',
    text: '在庫・お金・集計には入りません。メールはご自身にだけ届きます。',
    opened: '販売期間の外のチケットも、ここでだけ買えます。',
    later: 'コンビニと銀行振込は20秒ほどで入金されたことになり、ページを開き直すとチケットが出ます。',
    back: '管理画面に戻る',
  },
};

export default texts;
export type RehearsalTexts = typeof texts;
