import type { MethodTexts } from './jpn.ts';

const texts: MethodTexts = { CreditCard: '信用卡', ConvenienceStore: '超商付款', Bank: '銀行匯款', Local: '現場付款' };
export default texts;
