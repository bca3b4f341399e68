/** The row of the navigation. */
const texts = { mails: '一斉メール' };
export type NavTexts = typeof texts;
export default texts;
