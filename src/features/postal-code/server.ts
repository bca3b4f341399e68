import { serve } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { findPostalCode } from './contract.ts';
import { readPostalCode, searchCodeProblem } from './rules/postal-code.ts';
import { findPlaces } from './server/find-places.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type PostalCodeTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

const texts: Record<LanguageCode, PostalCodeTexts> = { jpn, eng, chi, zhtw, kor };

function refuseCode(code: number, reason: keyof PostalCodeTexts): Refusal {
  const say = (language: LanguageCode): string => texts[language][reason];
  return new Refusal(code, say, (language) => ({ postal_code: [say(language)] }));
}

/** The address of a postal code. */
export function createPostalCodeServer(): { endpoints: ServedEndpoint[] } {
  return {
    endpoints: [
      serve(findPostalCode, async ({ params }) => {
        const problem = searchCodeProblem(params.postalCode);
        if (problem !== undefined) throw refuseCode(status.invalid, problem);
        const candidates = await findPlaces(readPostalCode(params.postalCode) as string);
        const [first] = candidates;
        if (first === undefined) throw refuseCode(status.notFound, 'failed');
        return { data: { ...first, candidates: [...candidates] } };
      }),
    ],
  };
}
