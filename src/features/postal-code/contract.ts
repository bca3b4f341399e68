import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';

const place = {
  /** The code of the prefecture, 01 to 47. */
  prefecture: v.string(),
  /** 市区町村, in Japanese for every language. */
  address1: v.string(),
  /** 町域; '' when the code does not include it. */
  address2: v.string(),
};
export const postalPlaceSchema = v.object(place);

export const findPostalCode = endpoint({
  name: 'findPostalCode',
  who: 'anyone',
  at: 'nowhere',
  method: 'GET',
  path: 'postal_code/{postalCode}',
  summary:
    'The place of a Japanese postal code of seven digits without a hyphen, or all places if the code spans two prefectures; 404 for an unknown code [PROFILE-042, PROFILE-046, PROFILE-047].',
  statuses: [404, 422],
  answer: v.object({ ...place, candidates: v.array(postalPlaceSchema) }),
});
