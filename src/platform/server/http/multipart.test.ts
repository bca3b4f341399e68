import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMultipart, type UploadedFile } from './multipart.ts';

const type = 'multipart/form-data; boundary=X';
const body = (text: string): Buffer => Buffer.from(text.replaceAll('\n', '\r\n'), 'utf8');
const parse = (text: string, contentType = type) => parseMultipart(body(text), contentType);
const field = (name: string, value: string): string =>
  `--X\nContent-Disposition: form-data; name="${name}"\n\n${value}\n`;
const file = (head: string, value: string): string =>
  `--X\nContent-Disposition: form-data; name="image"; ${head}\n\n${value}\n`;

const bytesOf = (parsed: ReturnType<typeof parseMultipart>): Buffer =>
  Buffer.from((parsed?.['image'] as UploadedFile | undefined)?.bytes ?? []);

describe('a multipart body', () => {
  test('has fields and files', () => {
    const parsed = parse(
      `${field('note', '港')}${file('filename="写真.png"\nContent-Type: image/PNG', 'bytes')}--X--\n`,
    );
    expect(parsed).toEqual({ note: '港', image: { name: '写真.png', type: 'image/png', bytes: expect.anything() } });
    expect(bytesOf(parsed).toString()).toBe('bytes');
  });

  test('may begin with a preamble and quote its boundary', () => {
    expect(parse(`preamble\n${field('a', '1')}--X--`, 'multipart/form-data; boundary="X"')).toEqual({ a: '1' });
  });

  test('may be empty, and hold empty parts', () => {
    expect(parse('--X--\n')).toEqual({});
    expect(parse(`${field('a', '')}${file('filename=""', '')}--X--`)).toEqual({
      a: '',
      image: { name: '', type: '', bytes: Buffer.alloc(0) },
    });
  });

  test('takes the last of a repeated name, and every name for a name', () => {
    const parsed = parse(`${field('a', '1')}${field('a', '2')}${field('__proto__', '3')}--X--`) ?? {};
    expect(Object.entries(parsed)).toEqual([
      ['a', '2'],
      ['__proto__', '3'],
    ]);
  });

  test.each([
    ['no boundary', 'multipart/form-data', field('a', '1')],
    ['nothing', type, ''],
    ['another boundary', type, '--Y\nContent-Disposition: form-data; name="a"\n\n1\n--Y--'],
    ['no end', type, field('a', '1')],
    ['a part without a name', type, '--X\nContent-Disposition: form-data\n\n1\n--X--'],
    ['a part without a head', type, '--X\n1\n--X--'],
    ['an endless head', type, `--X\nContent-Disposition: form-data; name="${'a'.repeat(9_000)}"\n\n1\n--X--`],
    ['too many parts', type, `${field('a', '1').repeat(150)}--X--`],
  ])('with %s is refused', (_, contentType, text) => {
    expect(parse(text, contentType)).toBeUndefined();
  });

  test('says a line break in a name in either case', () => {
    expect(parse(`${field('a%0d%0Ab', '1')}--X--`)).toEqual({ 'a\r\nb': '1' });
  });

  test('of any fields and files is read as the platform writes it', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 });
    const name = fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constantFrom('__proto__', 'constructor'));
    await fc.assert(
      fc.asyncProperty(name, fc.string(), bytes, fc.string({ minLength: 1 }), async (key, text, data, fileName) => {
        const form = new FormData();
        form.append(key, text);
        form.append('image', new File([data], fileName, { type: 'image/png' }));
        const response = new Response(form);
        const parsed = parseMultipart(
          Buffer.from(await response.clone().arrayBuffer()),
          response.headers.get('content-type') ?? '',
        );
        const expected = await response.formData();
        const upload = expected.get('image') as File;
        expect(parsed?.['image']).toMatchObject({ name: upload.name, type: 'image/png' });
        expect(bytesOf(parsed)).toEqual(Buffer.from(data));
        if (key !== 'image') expect(parsed?.[key]).toBe(expected.get(key));
      }),
    );
  });

  test('with any bytes never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (data, contentType) => {
        parseMultipart(Buffer.from(data), contentType);
        parseMultipart(Buffer.concat([Buffer.from('--X\r\n'), data, Buffer.from('\r\n--X--')]), type);
      }),
    );
  });
});
