const full =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンー゛゜「」、。・';
const half = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ-ﾞﾟ｢｣,.･';
const small = 'ァィゥェォッャュョヮヵヶ';
const large = 'アイウエオツヤユヨワカケ';

/**
 * A name as the banks' files have it: half-width kana, large ones alone, marks of sounds beside them, capital letters,
 * digits and a few signs. Undefined: it has something that they cannot write, such as kanji.
 */
export function zenginText(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u3041-\u3096]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[ァィゥェォッャュョヮヵヶ]/gu, (kana) => large[small.indexOf(kana)] ?? kana)
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFD')
    .replaceAll('\u3099', '゛')
    .replaceAll('\u309a', '゜');
  const written = [...plain].map((sign) => half[full.indexOf(sign)] ?? sign).join('');
  return /^[\uff62-\uff9f0-9A-Z ()\-./,\\]*$/.test(written) ? written : undefined;
}

/** One byte for each sign, as JIS X 0201 has them. */
export function zenginBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code >= 0xff_61 ? code - 0xff_61 + 0xa1 : code;
  });
}
