import type { OfferTexts } from './jpn.ts';

const texts: OfferTexts = {
  title: '時間或地點已變更',
  text: '已有人持有票券。可以為您準備寫有變更前後內容的郵件草稿。',
  begin: '撰寫變更通知郵件',
  goOn: '繼續撰寫變更通知郵件',
};
export default texts;
