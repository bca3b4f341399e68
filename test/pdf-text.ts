import { inflateSync } from 'node:zlib';

/** The text of a PDF that pdfkit wrote, line by line as it was drawn, as a reader sees or copies it. */
export function textOfPdf(bytes: Uint8Array): string {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id, body] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(id as string, body as string);
  }
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id as string) ?? '')?.[1];
      fonts.set(name as string, lettersOf(streamOf(objects.get(unicode ?? '') ?? '')));
    }
  }
  const drawn = [...objects.values()].map(streamOf).filter((stream) => /\bBT\b/.test(stream));
  return drawn.map((stream) => linesOf(stream, fonts).join('\n')).join('\n');
}

function linesOf(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  return [...stream.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)].map(([, block = '']) => {
    const letters = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '');
    const codes = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return codes.map((code) => letters?.get(code) ?? '\ufffd').join('');
  });
}

/** The letter of each code of a font. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  const textOf = (hex: string): string => Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');
  for (const [, from = '', , list = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    const values = [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => textOf(hex));
    for (const [index, value] of values.entries()) {
      letters.set((Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'), value);
    }
  }
  return letters;
}

function streamOf(body: string): string {
  const start = body.indexOf('stream\n');
  if (start < 0) return '';
  const data = Buffer.from(body.slice(start + 'stream\n'.length, body.lastIndexOf('\nendstream')), 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : data.toString('latin1');
}
