/** The row of the navigation. */
const texts = { numbers: '集計' };
export type NavTexts = typeof texts;
export default texts;
