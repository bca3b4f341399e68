const turned: Readonly<Record<string, string>> = { '「': '『', '」': '』', '『': '「', '』': '」' };

/** A name in Japanese or Taiwanese quotes; quotes inside of it become the other kind: 「『月の湯』が開きました」. */
export function quoted(name: string): string {
  return `「${name.replace(/[「」『』]/g, (sign) => turned[sign]!)}」`;
}
