import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoint } from '#kernel/endpoint.ts';
import { openEntrance } from '../../../../test/call-entrance.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { serveAnybody } from '../../../../test/serve-anybody.ts';
import { createApi } from './api.ts';

const nobodys = { summary: '', who: 'anyone', at: 'nowhere', answer: v.any() } as const;

/** Sends a text to a call that answers what it read. */
async function ask(body: v.GenericSchema, text: string) {
  const echo = serveAnybody(
    endpoint({ ...nobodys, name: 'send', method: 'POST', path: 'send', body }),
    async ({ body: read }) => ({ data: read }),
  );
  const { fetch } = createApi([echo], openEntrance, () => requestContext({ language: 'eng' }));
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(new Request('http://h/web_api/v2/send', { method: 'POST', body: text, headers }));
  return { status: response.status, body: (await response.json()) as { data?: unknown; errors?: object } };
}

test('a body deeper than any that we read is refused, and a list that is too long gets a fitting message', async () => {
  const body = v.object({ all: v.pipe(v.array(v.any()), v.maxLength(2)) });
  for (const deep of ['['.repeat(8_000) + ']'.repeat(8_000), `{"all":[${'['.repeat(99)}${']'.repeat(99)}]}`]) {
    expect((await ask(body, deep)).status).toBe(400);
  }
  expect((await ask(body, '{"all":[1,2,3]}')).body.errors).toEqual({ all: ['This value is not valid.'] });
});

test('a text with U+0000 is refused at its field, wherever it is in the input', async () => {
  const body = v.object({ id: v.optional(v.string()), all: v.optional(v.array(v.looseObject({}))) });
  const wrong = ['This value is not valid.'];
  const typed = { id: 'hana\0ko', all: [{}, { name: { last: '\0' } }] };
  expect(await ask(body, JSON.stringify(typed))).toMatchObject({
    status: 422,
    body: { message: 'Check what you entered.', errors: { id: wrong, 'all.1.name.last': wrong } },
  });
  expect((await ask(body, JSON.stringify({ id: 'hanako', other: '\0' }))).body.data).toEqual({ id: 'hanako' });
});
