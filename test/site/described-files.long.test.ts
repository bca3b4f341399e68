import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as keys from '#features/operator/contract/api-keys.ts';
import { consoleApiPrefix } from '#kernel/console/console-endpoint.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { type CallTrial, type DescribedCall, tryDescribedCalls } from '../described-calls.ts';
import { type MemberCalls, memberCalls } from '../member-calls.ts';

type Bytes = Uint8Array<ArrayBuffer>;
interface SentFile {
  label: string;
  body: Bytes;
  type: string;
  headers?: Record<string, string>;
  /** No call takes it, whatever file it wants. */
  isWrong: boolean;
}

const script = '<script>alert(1)</script>';
const boundary = 'hiroba-test';
const formType = `multipart/form-data; boundary=${boundary}`;
const megabyte = 1024 * 1024;

let calls: MemberCalls;
let key: string;
let token: string;
let png: Bytes;
let wide: Bytes;
const tables: string[] = [];
beforeAll(async () => {
  calls = await memberCalls();
  token = (await calls.logIn('hanako.demo')).accessToken;
  const owner = await operatorAt(calls.site, 'event/11', 'owner', 'owner@example.jp');
  await setUpApp(owner);
  const made = await owner.call(keys.makeApiKey, {
    params: { site: 'event-11' },
    body: { name: 'files', role: 'editor', days: 7, isProven: true },
  });
  key = made.data.key;
  const picture = async (width: number, height: number): Promise<Bytes> =>
    Uint8Array.from(
      await sharp({ create: { width, height, channels: 3, background: '#06f' } })
        .png()
        .toBuffer(),
    );
  png = await picture(40, 30);
  wide = await picture(9_000, 4);
});
afterAll(async () => {
  await calls.close();
  // The run of long tests shows what was tried.
  process.stdout.write(`\n${tables.join('\n\n')}\n`);
});

const bytesOf = (...parts: (string | Bytes)[]): Bytes =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part as Bytes))));
const part = (field: string, bytes: string | Bytes, name = 'photo.png', type = 'image/png'): Bytes =>
  bytesOf(
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    bytes,
    '\r\n',
  );
const form = (...parts: Bytes[]): Bytes => bytesOf(...parts, `--${boundary}--\r\n`);

/** What people, programs and attackers send to a call that takes a file in `field`. */
function filesFor(field: string): SentFile[] {
  const file = (
    label: string,
    bytes: string | Bytes,
    more: { name?: string; type?: string; isWrong?: boolean } = {},
  ): SentFile => ({
    label,
    body: form(part(field, bytes, more.name, more.type)),
    type: formType,
    isWrong: more.isWrong ?? true,
  });
  const other = (label: string, body: string | Bytes, type: string, headers?: Record<string, string>): SentFile => ({
    label,
    body: bytesOf(body),
    type,
    isWrong: true,
    ...(headers && { headers }),
  });
  const names = {
    'a path': '../../../../etc/passwd.png',
    'marks of direction': 'gnp.\u202ephoto',
    'a name without end': `${'x'.repeat(5_000)}.png`,
    NUL: 'photo\0.png',
    'an ending of a script': 'photo.png.html',
    'no name': '',
  };
  return [
    file('a picture', png, { isWrong: false }),
    ...Object.entries(names).map(([label, name]) =>
      file(`a picture, named by ${label}`, png, { name, isWrong: false }),
    ),
    file('a picture that says it is HTML', png, { type: 'text/html', isWrong: false }),
    file('a picture and a page in one', bytesOf(png, script), { isWrong: false }),
    file('nothing in it', ''),
    file('a text as a picture', 'hello'),
    file('a page as a picture', `<!doctype html>${script}`),
    file('a page that begins as a picture', `GIF89a/*${script}*/`),
    file('a drawing with a script', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, {
      name: 'a.svg',
      type: 'image/svg+xml',
    }),
    file('half a picture', png.slice(0, Math.floor(png.length / 2))),
    file('a picture that is too wide', wide, { isWrong: false }),
    file('a program', bytesOf('MZ', new Uint8Array(200)), { name: 'a.exe', type: 'application/x-msdownload' }),
    // Visitors get a download as it is, as a download.
    file('an archive that is none', 'PK\u0003\u0004 and no more', {
      name: 'a.zip',
      type: 'application/zip',
      isWrong: false,
    }),
    file('a document with a script', '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>', {
      name: 'a.html',
      type: 'application/pdf',
    }),
    { label: 'another field', body: form(part('other', png)), type: formType, isWrong: true },
    { label: 'the field twice', body: form(part(field, png), part(field, 'hello')), type: formType, isWrong: true },
    {
      label: 'more parts than a form has',
      body: form(...Array.from({ length: 300 }, (_, at) => part(`f${at}`, 'x'))),
      type: formType,
      isWrong: true,
    },
    other(
      'a text in its place',
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\nhello\r\n--${boundary}--\r\n`,
      formType,
    ),
    other('a form without its end', part(field, png), formType),
    other('a form without a boundary', form(part(field, png)), 'multipart/form-data'),
    other('a form with another boundary', form(part(field, png)), 'multipart/form-data; boundary=other'),
    other('no body', '', formType),
    other('JSON', `{"${field}":"x"}`, 'application/json'),
    other('fields alone', `${field}=x`, 'application/x-www-form-urlencoded'),
    other('the bytes alone', png, 'image/png'),
    other('a length that is too large', form(part(field, png)), formType, { 'content-length': String(300 * megabyte) }),
  ];
}

/** A stored picture is a picture alone, however its address is asked for. */
async function storedProblem(said: string): Promise<string | undefined> {
  const { data } = JSON.parse(said) as { data: { url?: string } };
  if (data.url === undefined) return undefined;
  const stored = await calls.site.get(new URL(data.url, 'http://hiroba.test').pathname, {
    authorization: `Bearer ${key}`,
  });
  const bytes = Buffer.from(await stored.arrayBuffer());
  const type = stored.headers.get('content-type') ?? '';
  if (stored.status !== 200)
    return stored.status === 403 || stored.status === 404 ? undefined : `stored: ${stored.status}`;
  if (!/^image\/(png|jpeg|webp|avif)/.test(type)) return `stored as ${type}`;
  if (stored.headers.get('x-content-type-options') !== 'nosniff') return 'stored, and a browser may guess its type';
  return bytes.includes('<script') ? 'stored with its script' : undefined;
}

async function sendAll(
  trial: CallTrial,
  described: readonly DescribedCall[],
  known: Record<string, unknown>,
): Promise<void> {
  for (const call of described) {
    const schema = call.operation.requestBody!.content['multipart/form-data']!.schema;
    const [field = ''] =
      Object.entries(schema.properties ?? {}).find(([, one]) => typeof one === 'object' && one.format === 'binary') ??
      [];
    const address = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name] ?? '1'));
    for (const { label, body, type, headers, isWrong } of filesFor(field)) {
      const sent = { address, method: 'POST', headers: { 'content-type': type, language: 'eng', ...headers }, body };
      // How many pictures somebody may bring is another test's.
      await calls.site.database.pool.query('delete from try_count');
      const taken: string[] = [];
      await trial.make(call, sent, label, ({ status }, said) => {
        if (status < 300) taken.push(said);
        return isWrong && status < 300 ? `is taken (${status})` : undefined;
      });
      for (const said of taken) expect([label, await storedProblem(said)]).toEqual([label, undefined]);
    }
  }
}

const takesFiles = ({ operation }: DescribedCall): boolean =>
  operation.requestBody?.content['multipart/form-data'] !== undefined;

test.each(['nobody', 'a member', 'a program with a key'])(
  'files of every kind from %s are answered as described, and none is stored that is no picture',
  async (who) => {
    const identity: Record<string, string> =
      who === 'nobody' ? {} : who === 'a member' ? { 'access-token': token } : { authorization: `Bearer ${key}` };
    const trial = await tryDescribedCalls(calls.site.hiroba, () => identity);
    const prefix = who === 'a program with a key' ? consoleApiPrefix : '/web_api/';
    const described = trial.callsBelow(prefix).filter(takesFiles);
    expect(described.length).toBeGreaterThan(2);
    await sendAll(trial, described, { portalId: 1, eventId: 11, contentId: 240, dataSourceId: 1, site: 'event-11' });
    tables.push(`files from ${who}\n${trial.table()}`);
    expect(trial.faults()).toEqual([]);
  },
);
