import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoint } from '#kernel/endpoint.ts';
import { fileSchema, flagSchema, idSchema } from '#kernel/schema.ts';
import { describeApi } from './describe-api.ts';

const favourites = endpoint({
  name: 'listFavourites',
  method: 'GET',
  path: 'favourite/{portalId}[/{eventId}]',
  summary: 'A list.',
  query: v.object({ ids: v.array(idSchema), is_draft: v.optional(flagSchema) }),
  answer: v.array(v.object({ contentId: v.number() })),
  paged: true,
  who: 'member',
  at: 'site',
});
const save = endpoint({
  name: 'saveFavourite',
  method: 'POST',
  path: 'favourite/{portalId}/{token}',
  summary: 'A form.',
  body: v.object({ contentId: idSchema, note: v.pipe(v.string(), v.maxLength(20)) }),
  answer: v.object({ saved: v.boolean() }),
  who: 'activeMember',
  at: 'site',
});
const send = endpoint({
  name: 'sendPicture',
  method: 'POST',
  path: 'upload',
  summary: 'A file.',
  body: v.object({ image: v.instance(Blob), other: v.optional(v.any()) }),
  bodyKind: 'multipart',
  answer: v.object({ path: v.string() }),
  who: 'anyone',
  at: 'nowhere',
});
const receipt = endpoint({
  name: 'downloadReceipt',
  method: 'GET',
  path: 'receipt',
  summary: 'A file.',
  fileType: 'application/pdf',
  answer: fileSchema,
  who: 'anyone',
  at: 'nowhere',
});
const { paths, components } = describeApi([favourites, save, send, receipt], '1.0.0', () => 'favorite');
const call = (path: string, method: 'get' | 'post') => {
  const found = paths[`/web_api/v2/${path}`]?.[method];
  if (found === undefined) throw new Error(path);
  return found;
};
const inPlace = (place: string, path: string, method: 'get' | 'post') =>
  call(path, method).parameters.flatMap((one) => ('in' in one && one.in === place ? [one] : []));

describe('the description of the calls', () => {
  test('has every form of a path, each with a name of its own', () => {
    expect(call('favourite/{portalId}', 'get').operationId).toBe('listFavouritesWithoutEventId');
    expect(call('favourite/{portalId}/{eventId}', 'get').operationId).toBe('listFavourites');
    expect(inPlace('path', 'favourite/{portalId}', 'get').map(({ name }) => name)).toEqual(['portalId']);
    expect(inPlace('path', 'favourite/{portalId}/{token}', 'post').map(({ schema }) => schema.type)).toEqual([
      'integer',
      'string',
    ]);
  });

  test('writes lists, ids and flags as a query does', () => {
    expect(inPlace('query', 'favourite/{portalId}', 'get')).toMatchObject([
      { name: 'ids[]', required: true, schema: { type: 'array', items: { type: 'integer', minimum: 0 } } },
      { name: 'is_draft', schema: { type: 'boolean' } },
    ]);
  });

  test('takes a body form-style and as JSON, and a file as multipart [HTTP-026]', () => {
    const { content } = call('favourite/{portalId}/{token}', 'post').requestBody ?? {};
    expect(Object.keys(content ?? {})).toEqual(['application/x-www-form-urlencoded', 'application/json']);
    expect(content?.['application/json']?.schema).toMatchObject({
      properties: { contentId: { type: 'integer' }, note: { maxLength: 20 } },
      required: ['contentId', 'note'],
    });
    expect(call('upload', 'post').requestBody?.content).toMatchObject({
      'multipart/form-data': { schema: { properties: { image: { format: 'binary' }, other: { format: 'binary' } } } },
    });
  });

  test('puts answers into the envelope, lists with their place [HTTP-027]', () => {
    expect(components.schemas['SaveFavouriteAnswer']).toMatchObject({ required: ['data'] });
    expect(components.schemas['ListFavouritesAnswer']).toMatchObject({
      properties: { data: { type: 'array' }, nextPageUrl: { type: ['string', 'null'] } },
      required: ['data', 'total', 'lastPage'],
    });
  });

  test('answers a file as it is, without an envelope', () => {
    expect(call('receipt', 'get').responses[200]).toEqual({
      description: 'Done.',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    });
    expect(components.schemas['DownloadReceiptAnswer']).toBeUndefined();
  });

  test('names every status a call may answer, with the words for the fields of a 422', () => {
    expect(Object.keys(call('favourite/{portalId}', 'get').responses).map(Number)).toEqual([
      200, 400, 403, 404, 405, 408, 409, 422, 429, 431, 461, 500, 503, 551, 552,
    ]);
    expect(components.responses['Invalid']?.content).toMatchObject({
      'application/json': { schema: { $ref: '#/components/schemas/FieldErrors' } },
    });
    expect(() => describeApi([{ ...save, statuses: [418] }], '1.0.0', () => 'favorite')).toThrow('418');
  });
});
