/** The row of the navigation. */
const texts = { day: '入場状況' };
export type NavTexts = typeof texts;
export default texts;
