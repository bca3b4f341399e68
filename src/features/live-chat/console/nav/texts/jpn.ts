/** The row of the navigation. */
const texts = { reports: 'チャットの通報', open: (count: number) => `（未対応${count}件）` };
export type NavTexts = typeof texts;
export default texts;
