import type { Endpoint } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type PreviewTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** Calls that save a visitor's input; their message differs from that of the other calls. */
const savesSomething = /^(save|upload|change|set|edit|write)/;

const texts: Record<LanguageCode, PreviewTexts> = { jpn, eng, chi, zhtw, kor };

/** A preview only reads: 403 with the reason `draft` for every call that would change something (ACCESS-046). */
export function refuseInPreview({ name }: Pick<Endpoint, 'name'>): Refusal {
  const words = savesSomething.test(name) ? 'notSaved' : 'notOperated';
  return new Refusal(
    status.forbidden,
    (language) => texts[language][words],
    undefined,
    () => ({ reason: 'draft' }),
  );
}
