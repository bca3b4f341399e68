import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type LiveStreamTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const texts: Record<LanguageCode, LiveStreamTexts> = { jpn, eng, chi, zhtw, kor };

/** Refuses to play a stream before its start (409) or after its end (410). */
export function refuseToPlay(state: 'preparation' | 'end'): Refusal {
  const [code, key] = state === 'end' ? ([status.gone, 'ended'] as const) : ([status.conflict, 'notStarted'] as const);
  return new Refusal(code, (language) => texts[language][key]);
}
