import type { RefusalTexts } from './jpn.ts';

export default {
  badRequest: '요청 형식이 올바르지 않습니다.',
  methodNotAllowed: '지원하지 않는 호출 방식입니다.',
  unsupportedMedia: '지원하지 않는 형식의 데이터입니다.',
  invalidValue: '입력 내용이 올바르지 않습니다.',
} satisfies RefusalTexts;
