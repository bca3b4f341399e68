/** Letters of other alphabets, small capitals and signs that read like a Latin letter. */
const looks = new Map(
  Object.entries({
    a: 'аαᴀɑ@',
    b: 'ʙЬ',
    c: 'сᴄϲ',
    d: 'ԁᴅ',
    e: 'еεᴇ',
    f: 'ꜰғƒ',
    g: 'ɡɢ',
    h: 'һʜ',
    i: 'іιıɪ|!',
    k: 'кκᴋ',
    l: 'ӏʟ',
    m: 'мᴍ',
    n: 'ɴո',
    o: 'оοᴏσօ',
    p: 'рρᴘ',
    r: 'гʀ',
    s: 'ѕꜱ$',
    t: 'тτᴛ',
    u: 'υᴜս',
    y: 'уγʏ',
    z: 'ᴢ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);
const digits = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }));

/** Alone, beside other words, or with a number. */
const latinWords = /^(admin|administrator|moderator|official|organi[sz]er|staff|hiroba)$/;
/** Only as the whole name: beside others they are ordinary words. */
const latinNames = /^(support|system|operator|helpdesk|root)$/;
const otherWords =
  /運営|主催|事務局|公式|管理[人者]|スタッフ|主[办辦]|官方|管理[员員]|客服|工作人[员員]|운영자|운영진|관리자|공식|주최|스태프|고객센터/;

/** Whether a name passes for the organiser's people, also in letters that only look like it. */
export function passesForStaff(name: string): boolean {
  const plain = folded(name);
  if (otherWords.test(plain.replace(/[^\p{L}]/gu, ''))) return true;
  return [plain, plain.replace(/[0134578]/g, (digit) => digits.get(digit) ?? digit)].some((read) => {
    const words = read.split(/[^a-z]+/).filter((word) => word !== '');
    const whole = words.join('');
    return words.some((word) => latinWords.test(word)) || latinWords.test(whole) || latinNames.test(whole);
  });
}

/** One width and case of each letter, without marks and what nobody sees. */
function folded(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return [...letters]
    .map((letter) => looks.get(letter) ?? letter)
    .join('')
    .normalize('NFC');
}
