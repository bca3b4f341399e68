import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type UploadTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

const texts: Record<LanguageCode, UploadTexts> = { jpn, eng, chi, zhtw, kor };
const statuses: Record<keyof UploadTexts, number> = {
  missing: status.invalid,
  tooManyBytes: status.tooLarge,
  tooManyPixels: status.invalid,
  wrongType: status.unsupportedMedia,
  unreadable: status.invalid,
};

/** A refused picture: the reason is the message, also at the field. */
export function refuseImage(reason: keyof UploadTexts): Refusal {
  const say = (language: LanguageCode): string => texts[language][reason];
  return new Refusal(statuses[reason], say, (language) => ({ image: [say(language)] }));
}
