/** The page of the link that ends the mails about sales. */
const texts = {
  title: '販売のお知らせ',
  ask: 'このサイトの販売のお知らせを、今後受け取らないようにしますか？',
  stop: 'お知らせを止める',
  stopped: 'お知らせを止めました',
  stoppedMore: 'このサイトの販売について、今後メールは届きません。管理画面の「注文」からも変更できます。',
  start: 'もう一度受け取る',
  started: '販売のお知らせを、また受け取ります。',
  unknown: 'このお知らせのリンクは使えません',
  unknownMore: 'お知らせの間隔は、管理画面の「注文」で変更できます。',
};
export type NoticePageTexts = typeof texts;
export default texts;
