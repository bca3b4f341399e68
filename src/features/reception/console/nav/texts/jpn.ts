/** The row of the navigation. */
const texts = { day: '当日' };
export type NavTexts = typeof texts;
export default texts;
