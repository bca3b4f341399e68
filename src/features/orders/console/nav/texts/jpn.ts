/** The row of the navigation. */
const texts = { orders: '注文' };
export type NavTexts = typeof texts;
export default texts;
