/** The row of the navigation. */
const texts = { attendees: '参加者' };
export type NavTexts = typeof texts;
export default texts;
