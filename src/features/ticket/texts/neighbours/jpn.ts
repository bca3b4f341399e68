/** What the features around the sale say in its words. */
const jpn = {
  noneYet: 'チケットはまだありません',
  convenienceStore: 'コンビニ払い',
  paymentFailed: 'お支払いできませんでした',
  addresseeHint: '会社名やお名前を、「御中」「様」も含めて入力してください。入力したとおりに印刷されます。',
};

export type NeighbourTexts = typeof jpn;
export default jpn;
