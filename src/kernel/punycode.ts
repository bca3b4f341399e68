// RFC 3492, with its names.
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialN = 128;
/** Longer than each label of a domain: what is longer is none. */
const lettersMax = 63;

/** The letters of a label with others than ASCII, as the ASCII behind `xn--`. */
export function encodePunycode(label: string): string {
  const letters = Array.from(label, (letter) => letter.codePointAt(0) ?? 0);
  const basic = letters.filter((code) => code < initialN);
  let output = String.fromCharCode(...basic) + (basic.length > 0 ? '-' : '');
  let [n, delta, bias, handled] = [initialN, 0, initialBias, basic.length];
  while (handled < letters.length) {
    const next = Math.min(...letters.filter((code) => code >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const code of letters) {
      if (code < n) delta += 1;
      if (code !== n) continue;
      let q = delta;
      for (let k = base; ; k += base) {
        const t = threshold(k, bias);
        if (q < t) break;
        output += digit(t + ((q - t) % (base - t)));
        q = Math.floor((q - t) / (base - t));
      }
      output += digit(q);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    n += 1;
  }
  return output;
}

/** The letters that stand for the ASCII behind `xn--`; undefined where they stand for none. */
export function decodePunycode(text: string): string | undefined {
  if (text.length > lettersMax || !/^[a-z0-9-]+$/i.test(text)) return undefined;
  const at = text.lastIndexOf('-');
  const letters = Array.from(at > 0 ? text.slice(0, at) : '', (letter) => letter.charCodeAt(0));
  let [n, i, bias] = [initialN, 0, initialBias];
  for (let place = at > 0 ? at + 1 : 0; place < text.length; ) {
    const before = i;
    for (let [w, k] = [1, base]; ; k += base) {
      const value = place < text.length ? valueOf(text.charCodeAt(place)) : base;
      if (value >= base) return undefined;
      place += 1;
      i += value * w;
      const t = threshold(k, bias);
      if (value < t) break;
      w *= base - t;
    }
    bias = adapt(i - before, letters.length + 1, before === 0);
    n += Math.floor(i / (letters.length + 1));
    i %= letters.length + 1;
    if (n > 0x10_ff_ff) return undefined;
    letters.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...letters);
}

const threshold = (k: number, bias: number): number => Math.min(tMax, Math.max(tMin, k - bias));
const digit = (value: number): string => String.fromCharCode(value + (value < 26 ? 97 : 22));
function valueOf(code: number): number {
  if (code < 58) return code < 48 ? base : code - 22;
  return (code | 32) - 97;
}

function adapt(delta: number, letters: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / letters);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
