/** The row of the navigation. */
const texts = { members: '会員' };
export type NavTexts = typeof texts;
export default texts;
