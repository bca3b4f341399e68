const texts = { lotteries: '抽選' };
export type NavTexts = typeof texts;
export default texts;
