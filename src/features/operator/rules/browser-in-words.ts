/** A browser as people call it, and what it runs on; null: not known. */
export interface BrowserInWords {
  browser: string | null;
  system: string | null;
}

/** The first that fits: most browsers also name those that they descend from. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser says of itself (`User-Agent`), in words. */
export function browserInWords(userAgent: string | undefined): BrowserInWords {
  const said = (userAgent ?? '').slice(0, 500);
  const first = (known: typeof browsers): string | null => known.find(([sign]) => sign.test(said))?.[1] ?? null;
  return { browser: first(browsers), system: first(systems) };
}
