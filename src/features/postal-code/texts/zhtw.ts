import type { PostalCodeTexts } from './jpn.ts';

export default {
  failed: '無法查詢地址，請確認郵遞區號或直接輸入地址',
  required: '請輸入郵遞區號',
  postalCode: '請輸入7位數字的郵遞區號',
  postalCodeHyphen: '查詢地址時，請輸入不含連字號的7位數字',
} satisfies PostalCodeTexts;
