import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRecords, recordBytes, writeRecord } from './ticket-record.ts';

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 });
const ticket = fc.record({
  purchasedTicketId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  numberHash: hash,
  qrHash: hash,
});

test('a ticket is found by either hash in the bytes that were written, and another one is not', () => {
  const distinct = fc.uniqueArray(ticket, {
    minLength: 1,
    maxLength: 20,
    selector: ({ qrHash }) => qrHash.slice(0, 12).join(),
  });
  fc.assert(
    fc.property(distinct, hash, (tickets, other) => {
      const bytes = new Uint8Array(tickets.length * recordBytes);
      tickets.forEach((one, at) => writeRecord(bytes, at, one));
      for (const { purchasedTicketId, numberHash, qrHash } of tickets) {
        expect(findRecords(bytes, qrHash, 'qr')).toEqual([purchasedTicketId]);
        expect(findRecords(bytes, numberHash, 'number')).toContain(purchasedTicketId);
      }
      const isKnown = tickets.some(({ qrHash }) => qrHash.slice(0, 12).join() === other.slice(0, 12).join());
      if (!isKnown) expect(findRecords(bytes, other, 'qr')).toEqual([]);
    }),
  );
});
