/**
 * A ticket in a list: its id, 4 bytes of the keyed hash of its number, and 12 of that of its QR code. A number has 60
 * random bits and could be tried out: 28 of them stay unknown to whoever has the list, so it tells no number that opens
 * another gate. The key is of one list alone, so what happens to fit there fits in no other. A QR code has 188 bits.
 */
export const recordBytes = 20;
const numberBytes = 4;
const qrBytes = 12;

interface TicketRecord {
  purchasedTicketId: number;
  numberHash: Uint8Array;
  qrHash: Uint8Array;
}

export function writeRecord(
  into: Uint8Array,
  at: number,
  { purchasedTicketId, numberHash, qrHash }: TicketRecord,
): void {
  const start = at * recordBytes;
  new DataView(into.buffer, into.byteOffset + start, 4).setUint32(0, purchasedTicketId);
  into.set(numberHash.subarray(0, numberBytes), start + 4);
  into.set(qrHash.subarray(0, qrBytes), start + 4 + numberBytes);
}

/** The tickets of a hash: by its number there may be several, which the gate then refuses. */
export function findRecords(records: Uint8Array, hash: Uint8Array, of: 'number' | 'qr'): number[] {
  const offset = of === 'number' ? 4 : 4 + numberBytes;
  const length = of === 'number' ? numberBytes : qrBytes;
  const found: number[] = [];
  for (let start = 0; start + recordBytes <= records.length; start += recordBytes) {
    if (isAt(records, start + offset, hash, length)) {
      found.push(new DataView(records.buffer, records.byteOffset + start, 4).getUint32(0));
    }
  }
  return found;
}

function isAt(records: Uint8Array, from: number, hash: Uint8Array, length: number): boolean {
  for (let at = 0; at < length; at += 1) if (records[from + at] !== hash[at]) return false;
  return true;
}
