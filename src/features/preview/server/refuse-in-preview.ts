import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type PreviewTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const texts: Record<LanguageCode, PreviewTexts> = { jpn, eng, chi, zhtw, kor };

/** A preview is for looking: 403 with the reason `draft` for everything that would change something (ACCESS-046). */
export function refuseInPreview(): Refusal {
  return new Refusal(
    status.forbidden,
    (language) => texts[language].notOperated,
    undefined,
    () => ({ reason: 'draft' }),
  );
}
