import type { LanguageCode } from './language.ts';

const free: Record<LanguageCode, string> = { jpn: '無料', eng: 'Free', chi: '免费', zhtw: '免費', kor: '무료' };

/** A word rather than a sign: ¥ also means the yuan. */
const units: Record<Exclude<LanguageCode, 'eng'>, string> = { jpn: '円', chi: '日元', zhtw: '日圓', kor: '엔' };

/** A price in whole yen: `¥12,000` in English, `12,000円`, `12,000日元` and so on elsewhere; 0 is 'Free' in the language. */
export function formatYen(yen: number, language: LanguageCode): string {
  if (yen === 0) return free[language];
  const digits = String(Math.abs(Math.round(yen))).replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = yen < 0 ? '-' : '';
  return language === 'eng' ? `${sign}¥${digits}` : `${sign}${digits}${units[language]}`;
}
