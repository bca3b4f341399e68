/** Where most people of this product's languages have their mail. */
const known = [
  'gmail.com',
  'yahoo.co.jp',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'outlook.com',
  'outlook.jp',
  'hotmail.com',
  'hotmail.co.jp',
  'live.jp',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'au.com',
  'softbank.ne.jp',
  'i.softbank.jp',
  'ymobile.ne.jp',
  'ybb.ne.jp',
  'nifty.com',
  'ocn.ne.jp',
  'naver.com',
  'daum.net',
  'qq.com',
  '163.com',
  '126.com',
  'foxmail.com',
] as const;

/** The shortest domain of which a slip is told from another domain. */
const tellableLength = 8;

/** The address that was probably meant: its domain is one slip of a finger away from one that many people have. */
export function meantMail(mail: string): string | undefined {
  const at = mail.lastIndexOf('@');
  const domain = mail.slice(at + 1).toLowerCase();
  if (at < 1 || known.some((one) => one === domain)) return undefined;
  const meant = known.find((one) => one.length >= tellableLength && isOneSlip(domain, one));
  return meant && mail.slice(0, at + 1) + meant;
}

/** One letter is wrong, missing or too many, or two neighbours are exchanged. */
function isOneSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < typed.length && typed[from] === meant[from]) from += 1;
  const [rest, wanted] = [typed.slice(from), meant.slice(from)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  );
}
