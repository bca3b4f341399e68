import type { RefusalTexts } from './jpn.ts';

export default {
  badRequest: '请求格式不正确。',
  methodNotAllowed: '不支持该调用方式。',
  unsupportedMedia: '不支持该类型的数据。',
  invalidValue: '输入内容不正确。',
} satisfies RefusalTexts;
