/** The rows of the navigation. */
const texts = {
  exhibitors: '出展者',
};
export type NavTexts = typeof texts;
export default texts;
