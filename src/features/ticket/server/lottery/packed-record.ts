import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DrawRecord } from '../../rules/lottery/draw-record.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** A record as it is sent. It is packed once, because it never changes. */
export async function packRecord(record: DrawRecord): Promise<Uint8Array> {
  return pack(JSON.stringify(record));
}

export async function unpackRecord(packed: Uint8Array): Promise<DrawRecord> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- packRecord has packed it, and it never changes.
  return JSON.parse((await unpack(packed)).toString()) as DrawRecord;
}
