import type { LanguageCode } from './language.ts';

/** Whose clock the times of every event are on. */
export const japanTime: Readonly<Record<LanguageCode, string>> = {
  jpn: '日本時間',
  eng: 'Japan time',
  chi: '日本时间',
  zhtw: '日本時間',
  kor: '일본 시간',
};

/** The zone in words, for a reader elsewhere who has to reckon with it. */
export const japanZone: Readonly<Record<LanguageCode, string>> = {
  jpn: '日本時間',
  eng: 'Japan time (JST,\u00a0UTC+9)',
  chi: '日本时间（UTC+9）',
  zhtw: '日本時間（UTC+9）',
  kor: '일본 시간(UTC+9)',
};
