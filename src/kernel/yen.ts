import type { LanguageCode } from './language.ts';

const free: Record<LanguageCode, string> = { jpn: '無料', eng: 'Free', chi: '免费', zhtw: '免費', kor: '무료' };

/** Where ¥ also means the yuan, CLDR puts the country before it. */
const signs: Record<Exclude<LanguageCode, 'jpn'>, string> = { eng: '¥', chi: 'JP¥', zhtw: '¥', kor: 'JP¥' };

/** A price in whole yen: `12,000円` in Japanese, `¥12,000` or `JP¥12,000` elsewhere; 0 is 'Free' in the language. */
export function formatYen(yen: number, language: LanguageCode): string {
  if (yen === 0) return free[language];
  const digits = String(Math.abs(Math.round(yen))).replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = yen < 0 ? '-' : '';
  return language === 'jpn' ? `${sign}${digits}円` : `${sign}${signs[language]}${digits}`;
}
