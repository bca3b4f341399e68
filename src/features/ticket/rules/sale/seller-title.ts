import type { LanguageCode } from '#kernel/language.ts';

/** What the notice is called that the act on specified commercial transactions asks of a sale. */
export const sellerTitle: Readonly<Record<LanguageCode, string>> = {
  jpn: '特定商取引法に基づく表記',
  eng: 'Notice under the Act on Specified Commercial Transactions',
  chi: '基于日本《特定商业交易法》的标示',
  zhtw: '依日本《特定商業交易法》之標示',
  kor: '특정상거래법에 따른 표기',
};
