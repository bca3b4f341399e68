import { prefectureCodes } from '#kernel/prefecture.ts';
import type { MemberCardTexts } from './texts/jpn.ts';

/** The name of a prefecture code; '' for an unknown code. */
export function prefectureName(code: string, say: Pick<MemberCardTexts, 'prefectures'>): string {
  return say.prefectures[prefectureCodes.indexOf(code)] ?? '';
}
