import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../../texts/moderation/chi.ts';
import eng from '../../texts/moderation/eng.ts';
import jpn, { type ModerationTexts } from '../../texts/moderation/jpn.ts';
import kor from '../../texts/moderation/kor.ts';
import zhtw from '../../texts/moderation/zhtw.ts';

const texts: Record<LanguageCode, ModerationTexts> = { jpn, eng, chi, zhtw, kor };

/** 409 that says why an act cannot be done any more. */
export function refuseAct(why: keyof ModerationTexts['refused']): Refusal {
  return new Refusal(status.conflict, (language) => texts[language].refused[why]);
}
