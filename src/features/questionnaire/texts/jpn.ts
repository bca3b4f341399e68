/** The sentences of the server. */
const texts = {
  invalidInput: 'アンケートの入力内容に誤りがあります。ご確認のうえ、もう一度送信してください。',
  repeatedItem: 'この質問の回答が重複しています。ページを再読み込みしてください。',
  notStarted: 'このアンケートはまだ始まっていません。',
  expired: 'このアンケートの受付は終了しました。',
  answeredBefore: 'このアンケートにはすでに回答済みです。',
  notAnswered: '特典は、アンケートに回答した方だけが受け取れます。',
  results: { answeredAt: '回答日時', member: '会員番号', language: '言語' },
};
export type QuestionnaireMessages = typeof texts;
export default texts;
