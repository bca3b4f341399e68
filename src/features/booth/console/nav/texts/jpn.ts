/** The row of the navigation. */
const texts = { visitors: '来場者' };
export type NavTexts = typeof texts;
export default texts;
