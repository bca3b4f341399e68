const query = 0x51;
const sync = 0x53;
const flush = 0x48;
const terminate = 0x58;

/**
 * Cuts the byte stream of one connection into pieces that the engine runs in one go: the start-up packet, then batches
 * that end where PostgreSQL answers. The engine would answer half a batch as if it were whole.
 */
export function splitMessages(): (bytes: Uint8Array) => Uint8Array[] {
  let pending: Uint8Array = new Uint8Array(0);
  let started = false;

  return (bytes) => {
    pending = pending.length === 0 ? bytes : joinBytes([pending, bytes]);
    const batches: Uint8Array[] = [];
    let from = 0;
    let at = 0;
    for (;;) {
      const header = started ? 5 : 4;
      if (pending.length - at < header) break;
      const view = new DataView(pending.buffer, pending.byteOffset + at, header);
      const length = started ? view.getInt32(1) + 1 : view.getInt32(0);
      if (length < header) throw new Error('A message is shorter than its own head.');
      if (pending.length - at < length) break;
      const type = started ? pending[at] : undefined;
      at += length;
      if (started && type !== query && type !== sync && type !== flush && type !== terminate) continue;
      started = true;
      batches.push(pending.subarray(from, at));
      from = at;
    }
    pending = pending.subarray(from);
    return batches;
  };
}

export function joinBytes(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
