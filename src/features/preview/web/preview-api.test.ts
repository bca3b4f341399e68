import { expect, test, vi } from 'vitest';
import type { Api } from '#web/api/api.ts';
import { previewApi } from './preview-api.ts';

interface Asked {
  name: string;
  path: string;
  params: Record<string, number>;
  headers?: Record<string, string>;
}

function preview(moduleCode = 'information') {
  const call = vi.fn(async (asked: Asked) => ({ data: asked.name }));
  const site = { portalId: 1, eventId: 11 };
  const api = previewApi({ call } as unknown as Api, { site, moduleCode, contentId: 3, detailId: 7 });
  const ask = (more: object) => api.call({ method: 'GET', params: {}, ...more } as never);
  return { call, ask };
}

test('the previewed detail is read from ex/detail, with the header of the modules it does without [ACCESS-038, HTTP-028]', async () => {
  const { call, ask } = preview();
  const params = { portalId: 1, eventId: 11, contentId: 3, detailId: 7 };
  await ask({ name: 'readEventInformation', path: 'event_information/…', params });
  expect(call.mock.calls[0]?.[0]).toMatchObject({
    name: 'readPreviewDetail',
    path: 'ex/detail/{portalId}/{eventId}/{contentId}/{detailId}',
    params,
    headers: { 'excluded-modules': 'live_chat,live_stream,firebase_relation,ticket,coupon' },
  });
});

test('a module is never left out of its own preview', async () => {
  const { call, ask } = preview('coupon');
  await ask({ name: 'readCoupon', params: { contentId: 3, detailId: 7 } });
  expect(call.mock.calls[0]?.[0].headers?.['excluded-modules']).not.toContain('coupon');
});

test.each([
  ['another detail', { name: 'readEventInformation', params: { contentId: 3, detailId: 8 } }],
  ['another content', { name: 'readEventInformation', params: { contentId: 4, detailId: 7 } }],
  ['the list', { name: 'listEventInformation', params: { contentId: 3 } }],
  ['what changes something', { name: 'readAll', method: 'POST', params: { contentId: 3, detailId: 7 } }],
])('%s is asked for as ever', async (_, asked) => {
  const { call, ask } = preview();
  await ask(asked);
  expect(call.mock.calls[0]?.[0].name).toBe(asked.name);
});
