import { type MadeCall, namedApi } from '../../../../test/fake-api.ts';
import { expect, test, vi } from 'vitest';
import { previewApi } from './preview-api.ts';

const unneeded = ['live_chat', 'live_stream', 'firebase_relation', 'ticket', 'coupon'];

function preview(moduleCode = 'information') {
  const call = vi.fn(async ({ path }: MadeCall) => ({ data: path }));
  const site = { portalId: 1, eventId: 11 };
  const api = previewApi(namedApi(call), { site, moduleCode, contentId: 3, detailId: 7, unneeded });
  return { call, api };
}

test('the previewed detail is read from ex/detail, with the header that names the modules it does not need [ACCESS-038, HTTP-028]', async () => {
  const { call, api } = preview();
  const params = { portalId: 1, eventId: 11, contentId: 3, detailId: 7 };
  await api.get('event_information/{portalId}/{eventId}/{contentId}/{detailId}', { params } as never);
  expect(call.mock.calls[0]?.[0]).toMatchObject({
    name: 'readPreviewDetail',
    path: 'ex/detail/{portalId}/{eventId}/{contentId}/{detailId}',
    params,
    headers: { 'excluded-modules': 'live_chat,live_stream,firebase_relation,ticket,coupon' },
  });
});

test('a module is never left out of its own preview', async () => {
  const { call, api } = preview('coupon');
  await api.get('coupon/{contentId}/{detailId}', { params: { contentId: 3, detailId: 7 } } as never);
  expect(call.mock.calls[0]?.[0].headers?.['excluded-modules']).not.toContain('coupon');
});

test.each([
  ['another detail', 'get', { contentId: 3, detailId: 8 }],
  ['another content', 'get', { contentId: 4, detailId: 7 }],
  ['the list', 'get', { contentId: 3 }],
  ['a call that changes something', 'post', { contentId: 3, detailId: 7 }],
] as const)('%s still uses its own call', async (_, method, params) => {
  const { call, api } = preview();
  const ask: (path: string, options: never) => Promise<unknown> = api[method];
  await ask('own/{contentId}', { params } as never);
  expect(call.mock.calls[0]?.[0].path).toBe('own/{contentId}');
});
