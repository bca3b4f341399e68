import { bareRecord } from '#kernel/bare-record.ts';
import { textsBodyMaxBytes } from '#kernel/limits.ts';

/** A file of a multipart body; its bytes are a view into the body. */
export interface UploadedFile {
  name: string;
  /** The media type the sender names; '' when it names none. */
  type: string;
  bytes: Uint8Array;
}

const partsMax = 100;
const headerBytesMax = 8 * 1024;
const lineBreak = '\r\n';

/** The fields and files of a multipart body; undefined when it is malformed. The last of a repeated name counts. */
export function parseMultipart(body: Buffer, contentType: string): Record<string, string | UploadedFile> | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  const fields = bareRecord<string | UploadedFile>();
  let at = body.subarray(0, boundary.length).equals(boundary)
    ? 0
    : body.indexOf(lineBreak + boundary.toString('latin1'), 0, 'latin1') + 2;
  if (at === 1) return undefined;
  const end = Buffer.concat([Buffer.from(lineBreak), boundary]);
  for (let count = 0; count <= partsMax; count += 1) {
    at += boundary.length;
    const after = body.toString('latin1', at, at + 2);
    if (after === '--') return fields;
    if (after !== lineBreak) return undefined;
    const headEnd = body.subarray(at, at + headerBytesMax).indexOf(lineBreak + lineBreak);
    const next = body.indexOf(end, at);
    if (headEnd === -1 || next === -1) return undefined;
    const start = at + headEnd + 4;
    const part = readHead(body.toString('utf8', at + 2, at + headEnd));
    if (part === undefined || next + 2 < start) return undefined;
    const bytes = body.subarray(start, Math.max(start, next));
    if (part.fileName === undefined && bytes.length > textsBodyMaxBytes) return undefined;
    fields[part.name] =
      part.fileName === undefined ? bytes.toString('utf8') : { name: part.fileName, type: part.type, bytes };
    at = next + 2;
  }
  return undefined;
}

function boundaryOf(contentType: string): Buffer | undefined {
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const text = match?.[1] ?? match?.[2];
  return text === undefined ? undefined : Buffer.from(`--${text}`, 'latin1');
}

function readHead(head: string): { name: string; fileName: string | undefined; type: string } | undefined {
  const lines = head.split(lineBreak);
  const valueOf = (header: string): string =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${header}:`))
      ?.slice(header.length + 1)
      .trim() ?? '';
  const disposition = valueOf('content-disposition');
  const name = /^form-data\s*;.*?\bname="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) return undefined;
  const fileName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return {
    name: unescaped(name),
    fileName: fileName && unescaped(fileName),
    type: valueOf('content-type').toLowerCase(),
  };
}

/** Undoes the escapes that browsers write for characters that would end the name. */
function unescaped(text: string): string {
  return text.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
}
