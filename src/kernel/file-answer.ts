import { isRecord } from './is-record.ts';

/** The answer of a call with a `fileType`: the file, and the name under which it is saved. */
export interface FileAnswer {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Its media type, where the contract does not know it. */
  type?: string | undefined;
  /** Set for a file whose etag changes with its bytes. */
  lasting?: LastingFile;
}

/** Such an answer that is written as it is sent, so that it may be longer than what fits into memory. */
export interface StreamedFile {
  name: string;
  parts: AsyncIterable<Uint8Array>;
  type: string;
}

export function isStreamedFile(data: unknown): data is StreamedFile {
  return isRecord(data) && typeof data['name'] === 'string' && isRecord(data['parts']);
}

export function isFileAnswer(data: unknown): data is FileAnswer {
  return isRecord(data) && typeof data['name'] === 'string' && data['bytes'] instanceof Uint8Array;
}

/** The header with which a browser asks a call for the address of its file, where it works for a minute. */
export const fileByAddress = { name: 'file-by', value: 'address' } as const;

/** What such a call answers. */
export interface FileAddress {
  /** Of this host. */
  address: string;
  name: string;
  bytes: number;
}

/** Its bytes are compressed with gzip. A caller who already has them gets a 304. */
export interface LastingFile {
  /** With its quotes. */
  etag: string;
  /** The caller has it: `bytes` may be empty. */
  isKnown: boolean;
}

/** The header that names a file, also with letters that are not ASCII (RFC 6266). */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The name in such a header; undefined where none can be read. */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
  try {
    return encoded === undefined ? plain : decodeURIComponent(encoded);
  } catch {
    return plain;
  }
}
