import type { PageContext } from '#web/site/page-context.ts';
import type { findPostalCode } from '../contract.ts';
import type { PostalPlace } from '../rules/shared-codes.ts';

/** The places of seven digits, at least one; rejects when the code is unknown or the call fails. */
export async function findPostalPlaces({ api }: Pick<PageContext, 'api'>, postalCode: string): Promise<PostalPlace[]> {
  const { data } = await api.get<typeof findPostalCode>('postal_code/{postalCode}', { params: { postalCode } });
  return data.candidates;
}
