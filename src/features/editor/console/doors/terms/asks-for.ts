import { placeOfTerms, termsKinds } from '../../../rules/terms-state.ts';
import type { TermsTexts } from './texts/jpn.ts';

/** What members agree to, in a sentence. */
export function asksFor(terms: unknown, words: Pick<TermsTexts, 'asks' | 'asksNobody' | 'what'>): string {
  const asked = termsKinds.filter((kind) => placeOfTerms(terms, kind) !== 'off');
  const [first] = asked;
  if (first === undefined) return words.asksNobody;
  return words.asks(words.what[asked.length > 1 ? 'both' : first]);
}
