import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type SiteTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const texts: Record<LanguageCode, SiteTexts> = { jpn, eng, chi, zhtw, kor };

/** 410 for what a withdrawn site had. */
export function refuseWithdrawn(): Refusal {
  return new Refusal(
    status.gone,
    (language) => texts[language].withdrawn,
    undefined,
    () => ({ reason: 'withdrawn' }),
  );
}
