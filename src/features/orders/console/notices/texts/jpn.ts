/** Which mails about sales an operator gets. */
const texts = {
  title: '販売のお知らせメール',
  hint: 'あなたに届くメールです。完売など急ぎのことは、「受け取らない」以外のどれでもすぐに届きます。',
  choices: {
    none: '受け取らない',
    each: '注文のたびに（10分ごとにまとめます）',
    daily: '1日1通（8時。最初の注文だけはすぐ）',
  },
  saved: '選んだとおりに届きます。',
};
export type SalesNoticeTexts = typeof texts;
export default texts;
