/** What begins a connection, in the place of PostgreSQL's version of the protocol. */
export const startCodes = { session: 0x0003_0000, hints: 0x4849_5242 } as const;

/** An import sends an item in one message, and the largest item has some megabytes. */
export const messageMax = 32 * 1024 * 1024;
export const hintsMax = 16 * 1024;

const terminate = 0x58;
const ready = 0x5a;
const idle = 0x49;

/** AuthenticationOk and ReadyForQuery: whoever opened the socket may do what the server may. */
export const sessionBegun = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, ready, 0, 0, 0, 5, idle);
export const hintsHeard = 'heard';

export function startCodeOf(packet: Uint8Array): number | undefined {
  return packet.length < 8 ? undefined : new DataView(packet.buffer, packet.byteOffset, packet.length).getInt32(4);
}

export function hintsPacket(payload: string): Buffer {
  const text = Buffer.from(payload);
  const packet = Buffer.alloc(8 + text.length);
  packet.writeInt32BE(packet.length, 0);
  packet.writeInt32BE(startCodes.hints, 4);
  text.copy(packet, 8);
  return packet;
}

export function payloadOf(packet: Uint8Array): string {
  return Buffer.from(packet.subarray(8)).toString('utf8');
}

export function isFarewell(batch: Uint8Array): boolean {
  return batch[0] === terminate;
}

/** Whether an answer says that no transaction is open: it ends with ReadyForQuery. */
export function isOutsideTransaction(answer: Uint8Array): boolean {
  return answer.at(-6) === ready && answer.at(-1) === idle;
}
