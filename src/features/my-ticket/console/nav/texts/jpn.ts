/** The row of the navigation. */
const texts = { reception: '受付' };
export type NavTexts = typeof texts;
export default texts;
