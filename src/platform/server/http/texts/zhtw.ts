import type { RefusalTexts } from './jpn.ts';

export default {
  badRequest: '請求格式不正確。',
  methodNotAllowed: '不支援此呼叫方式。',
  unsupportedMedia: '不支援此類型的資料。',
  invalidValue: '輸入內容不正確。',
} satisfies RefusalTexts;
