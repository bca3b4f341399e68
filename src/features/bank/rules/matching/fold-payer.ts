const smallKana = 'ァィゥェォッャュョヮヵヶ';
const largeKana = 'アイウエオツヤユヨワカケ';

/** Forms of companies as names and banks abbreviate them, folded; the longer ones first. */
const companyForms = [
  'カブシキガイシヤ',
  'カブシキカイシヤ',
  'ユウゲンガイシヤ',
  'ゴウドウガイシヤ',
  'イツパンシヤダンホウジン',
  'イツパンザイダンホウジン',
  'コウエキシヤダンホウジン',
  'コウエキザイダンホウジン',
  'イリヨウホウジン',
  'ガツコウホウジン',
  'シヤカイフクシホウジン',
  'トクテイヒエイリカツドウホウジン',
  '株式会社',
  '有限会社',
  '合同会社',
  '一般社団法人',
  '一般財団法人',
  '公益社団法人',
  '公益財団法人',
  '医療法人',
  '学校法人',
  '社会福祉法人',
  '特定非営利活動法人',
];
/** In a transfer a letter or three stand for the form, beside a bracket. */
const abbreviated =
  /\((?:カ|ユ|ド|シ|メ|イ|ザイ|シヤ|ガク|フク|トクヒ|株|有|同|社|財)\)?|(?:^|\s)(?:カ|ユ|ド|シ|メ|イ|ザイ|シヤ|ガク|フク|トクヒ|株|有|同|社|財)\)/gu;

/**
 * A name as banks and buyers both could have written it: one width, large kana, one sign for a long vowel, no form of a
 * company, no blanks. ｶ)ﾋﾛﾊﾞ ｼﾖｳｶｲ and 株式会社ヒロバ商会 are ヒロバシヨウカイ and ヒロバ商会.
 */
export function foldPayer(text: string): string {
  const plain = evenKana(text).replace(abbreviated, ' ');
  return companyForms.reduce((said, form) => said.replaceAll(form, ''), plain).replace(/[^\p{L}\p{N}ー]/gu, '');
}

/** The words of such a name. */
export function payerWords(text: string): string[] {
  return evenKana(text)
    .split(/[\s・]+/u)
    .map(foldPayer)
    .filter((word) => word !== '');
}

function evenKana(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u3041-\u3096]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[ァィゥェォッャュョヮヵヶ]/gu, (kana) => largeKana[smallKana.indexOf(kana)] ?? kana)
    .replaceAll('ヲ', 'オ')
    .replaceAll('ヴ', 'ブ')
    .replace(/(?<=\p{Script=Katakana}|ー)[-‐‑‒–—―−ｰ－]/gu, 'ー');
}

/** Letters and digits alone, with those that people mix up as one: the number of an order has no O, I and L. */
export function foldReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
