import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { uploadHandout } from '#features/editor/contract/files.ts';
import { imageMaxBytes } from '#kernel/limits.ts';
import type { ConsoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { gateTexts } from '#app/server/gate-texts.ts';
import { operatorRefusal } from '#features/operator/server/operator-refusal.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-12' };
let site: TestSite;
let owner: ConsoleClient;
let calls: ConsoleEndpoint[];
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  calls = [...site.hiroba.consoleApi.endpoints];
  owner = await operatorAt(site, 'event/12', 'owner', 'owner@example.jp');
  await setUpApp(owner);
});
afterAll(() => site.close());

const paramsOf = ({ path }: ConsoleEndpoint) => ({
  ...Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, id]) => [id, 999_999])),
  ...params,
});

test('each call that changes something is refused to a page of another origin, before anything else is looked at', async () => {
  const wrong: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://hiroba.test.evil.example' },
    { origin: 'https://hiroba.test' },
    { origin: 'null' },
    { origin: '' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'console-call': '' },
  ];
  const changes = calls.filter(({ method }) => method === 'POST');
  // The door of all calls refuses some of them before that of the console does.
  const said = [operatorRefusal('foreignOrigin').say('eng'), gateTexts.eng.foreignPage];
  expect(changes.length).toBeGreaterThan(50);
  for (const endpoint of changes) {
    for (const headers of wrong) {
      const answer = await owner.call(endpoint, { params: paramsOf(endpoint), headers });
      expect([endpoint.name, headers, answer.status]).toEqual([endpoint.name, headers, 403]);
      expect(said).toContain(answer.message);
    }
  }
});

test('a call that changes something is a POST, and one that is a GET has no body', () => {
  for (const { name, method, bodyKind } of calls) {
    expect([name, method === 'POST' || (method === 'GET' && bodyKind === undefined)]).toEqual([name, true]);
  }
});

test('what a call of the console answers is kept by no cache, files too', async () => {
  const files = calls.filter(({ fileType }) => fileType !== undefined);
  expect(files.map(({ name }) => name)).toContain('exportDraft');
  for (const { method, path } of calls.filter((one) => one.method === 'GET')) {
    const address = `/console/api/${path.replace('{site}', 'event-12').replaceAll(/\{\w+\}/g, '1')}`;
    const answer = await site.get(address, { cookie: owner.cookie(), language: 'eng' });
    await answer.arrayBuffer();
    expect([method, path, answer.headers.get('cache-control')]).toEqual([method, path, 'no-store']);
    expect([path, answer.headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    if (answer.headers.get('content-disposition') !== null) {
      expect([path, answer.headers.get('content-disposition')]).toEqual([path, expect.stringMatching(/^attachment;/)]);
    }
  }
});

describe('a file that is sent', () => {
  const send = async (bytes: Uint8Array, name: string, type = 'image/png', headers: Record<string, string> = {}) => {
    const form = new FormData();
    form.append('image', new File([new Uint8Array(bytes)], name, { type }));
    const { status, data, message } = await owner.call(editor.uploadPicture, { params, form, headers });
    return { status, path: (data as { path: string } | undefined)?.path ?? '', message };
  };
  const read = async (path: string): Promise<Buffer> => {
    const answer = await site.get(`/web${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    return Buffer.from(await answer.arrayBuffer());
  };
  const page = '<html><script>steal()</script></html>';
  const picture = (colour: string) => sharp({ create: { width: 64, height: 64, channels: 3, background: colour } });

  test.each(['gif', 'png', 'jpeg'] as const)(
    'as a %s that is a page too is drawn anew, and nothing of the page stays',
    async (kind) => {
      const drawn = await picture('#a51').toFormat(kind).toBuffer();
      const both = Buffer.concat([drawn, Buffer.from(page)]);
      const sent = await send(both, `both.${kind}`, `image/${kind}`);
      expect(sent.status).toBe(200);
      const kept = await read(sent.path);
      expect(kept.includes('steal')).toBe(false);
      expect((await sharp(kept).metadata()).format).toBe('webp');
    },
  );

  test('as a drawing is drawn by the server: nothing in it is run, read or asked for', async () => {
    const asked: string[] = [];
    const near = createServer((request, answer) => {
      asked.push(request.url ?? '');
      answer.end();
    });
    await new Promise<void>((resolve) => near.listen(0, '127.0.0.1', resolve));
    const { port } = near.address() as AddressInfo;
    const folder = mkdtempSync(join(tmpdir(), 'hiroba-drawing-'));
    const secret = join(folder, 'secret.png');
    writeFileSync(secret, await picture('#f00').png().toBuffer());
    const drawing = (inside: string) =>
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY secret SYSTEM "file://${secret}">]>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64">
        <rect width="64" height="64" fill="#00f"/>${inside}</svg>`,
      );
    const inside = [
      `<script>steal()</script><rect onload="steal()" width="1" height="1"/>`,
      `<image xlink:href="file://${secret}" width="64" height="64"/>`,
      `<image href="secret.png" width="64" height="64"/>`,
      `<image href="http://127.0.0.1:${port}/a.png" width="64" height="64"/>`,
      `<use href="http://127.0.0.1:${port}/a.svg#a"/>`,
      `<style>@import url(http://127.0.0.1:${port}/a.css); rect { fill: url(http://127.0.0.1:${port}/b.svg#b) }</style>`,
      `<foreignObject width="64" height="64"><iframe src="http://127.0.0.1:${port}/"/></foreignObject>`,
    ];
    for (const part of inside) {
      const sent = await send(drawing(part), 'drawing.svg', 'image/svg+xml');
      expect([part, [200, 422].includes(sent.status)]).toEqual([part, true]);
      if (sent.status !== 200) continue;
      const kept = await read(sent.path);
      const { channels } = await sharp(kept).stats();
      expect([part, kept.includes('steal'), (channels[0]?.max ?? 255) < 64]).toEqual([part, false, true]);
    }
    expect(asked).toEqual([]);
    near.close();
    rmSync(folder, { recursive: true });
  });

  test('is named by its bytes: no name of a sender takes the place of a file that is there', async () => {
    const first = await send(await picture('#135').png().toBuffer(), 'a.png');
    const before = await read(first.path);
    const name = first.path.split('/').pop()?.replace('.webp', '.png') ?? '';
    for (const [at, wanted] of [name, `../uploads/${name}`, '..\\..\\a.png', '/etc/a.png', 'a\u0000.png'].entries()) {
      const other = await send(await picture(`#24${at}`).png().toBuffer(), wanted);
      expect([wanted, other.status < 500, other.path === first.path]).toEqual([wanted, true, false]);
      if (other.status === 200)
        expect([wanted, other.path]).toEqual([wanted, expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/)]);
    }
    expect((await read(first.path)).equals(before)).toBe(true);
    // The same picture again is the same file.
    expect((await send(await picture('#135').png().toBuffer(), 'b.png')).path).toBe(first.path);
  });

  test('to be downloaded is a page for nobody: its kind is that of its name, and its inside has to agree', async () => {
    const form = (content: string, name: string): FormData => {
      const data = new FormData();
      data.set('file', new Blob([content]), name);
      return data;
    };
    const store = (content: string, name: string) => owner.call(uploadHandout, { params, form: form(content, name) });
    for (const name of ['page.html', 'page.svg', 'page.pdf.html', 'page.xhtml', 'run.js']) {
      expect([name, (await store(page, name)).status]).toEqual([name, 415]);
    }
    expect((await store(page, 'page.pdf')).status).toBe(422);
    const both = await store(`%PDF-1.4 ${page}`, '../../both.pdf');
    expect(both.data).toMatchObject({
      name: 'both.pdf',
      path: expect.stringMatching(/^\/handout\/[0-9a-f]{64}\.pdf$/),
    });
  });

  test('with more bytes than a picture may have is refused before it is read, with a sentence', async () => {
    const { status, message } = await send(new Uint8Array(10), 'huge.png', 'image/png', {
      'content-length': String(imageMaxBytes * 2),
    });
    expect([status, message]).toEqual([413, 'This image is too large. Choose one up to 100 MB.']);
  });
});
