/** The ways to pay, as organisers choose them. */
const texts = { CreditCard: 'クレジットカード', ConvenienceStore: 'コンビニ払い', Bank: '銀行振込', Local: '当日払い' };
export type MethodTexts = typeof texts;
export default texts;
