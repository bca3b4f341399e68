import type { RefusalTexts } from './jpn.ts';

export default {
  badRequest: 'The request is not valid.',
  methodNotAllowed: 'This call does not support that method.',
  unsupportedMedia: 'This kind of data is not supported.',
  invalidValue: 'This value is not valid.',
} satisfies RefusalTexts;
