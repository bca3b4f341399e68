/** The code that staff scanned or typed. A QR code has the ticket's secret beside its number. */
export type GateCode = { kind: 'qr'; code: string; secret: string } | { kind: 'number'; code: string };

const digits = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const length = 12;

/**
 * Reads a code from a scanner or a keyboard. It may be in full width or small letters, lack its dashes, or have letters
 * that look like digits. Undefined: this is no code of a ticket.
 */
export function readGateCode(text: string): GateCode | undefined {
  const [number = '', ...rest] = text.normalize('NFKC').trim().split('.');
  const code = readNumber(number);
  if (code === undefined) return undefined;
  if (rest.length === 0) return { kind: 'number', code };
  const secret = rest.join('.');
  return secret === '' ? undefined : { kind: 'qr', code, secret };
}

function readNumber(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s\-‐‑‒–—―−ー]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (letters.length !== length || ![...letters].every((letter) => digits.includes(letter))) return undefined;
  return (letters.match(/.{4}/g) ?? []).join('-');
}
