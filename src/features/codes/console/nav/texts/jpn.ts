/** The row of the navigation. */
const texts = { codes: '割引コード' };
export type NavTexts = typeof texts;
export default texts;
