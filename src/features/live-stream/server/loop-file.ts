import { pieceMs } from '../rules/playlist.ts';

/** A recording that is sent round and round as a live channel. */
export interface Loop {
  /** The header that every player reads first. */
  init: Uint8Array<ArrayBuffer>;
  /** How long a round takes. */
  durationMs: number;
  /** Piece `number` of a channel whose first piece is number `first` since 1970, with the time it has in the channel. */
  piece(first: number, number: number): Uint8Array<ArrayBuffer>;
}

interface Box {
  type: string;
  at: number;
  size: number;
}

interface PieceTime {
  /** Where it stands in the piece. */
  at: number;
  track: number;
  ticks: bigint;
}

interface Piece {
  bytes: Buffer;
  sequenceAt: number;
  times: PieceTime[];
}

const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
const headerSize = 8;
/** Behind the header of a box, its version and flags. */
const fieldsAt = 12;

function* boxesOf(file: Buffer, from = 0, to = file.length): Generator<Box> {
  for (let at = from; at + headerSize <= to; ) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + headerSize);
    if (size < headerSize || at + size > to) throw new Error(`The box ${type} at ${at} has no good length.`);
    yield { type, at, size };
    if (parents.has(type)) yield* boxesOf(file, at + headerSize, at + size);
    at += size;
  }
}

/**
 * Reads a fragmented MP4 whose fragments are as long as a piece. The times of each piece are written anew, as though the
 * recording had no end: a player sees one stream without a gap.
 */
export function openLoop(file: Buffer): Loop {
  const halves = [...boxesOf(file)].filter(({ type }) => type === 'moof' || type === 'mdat');
  const init = file.subarray(0, halves[0]?.at);
  const pieces: Piece[] = [];
  for (let at = 0; at + 1 < halves.length; at += 2) {
    const [head, data] = [halves[at]!, halves[at + 1]!];
    pieces.push(readPiece(file.subarray(head.at, data.at + data.size)));
  }
  if (pieces.length === 0) throw new Error('A channel needs a fragmented MP4.');
  const seconds = (pieces.length * pieceMs) / 1000;
  const roundOf = new Map([...ticksPerSecond(init)].map(([track, ticks]) => [track, BigInt(ticks * seconds)]));
  return {
    init: new Uint8Array(init),
    durationMs: pieces.length * pieceMs,
    piece(first, number) {
      const { length } = pieces;
      const { bytes, sequenceAt, times } = pieces[(first + number) % length]!;
      const origin = pieces[first % length]!;
      const rounds = BigInt(Math.floor((first + number) / length) - Math.floor(first / length));
      const out = Buffer.from(bytes);
      out.writeUInt32BE(number + 1, sequenceAt);
      for (const { at, track, ticks } of times) {
        const began = origin.times.find((one) => one.track === track)?.ticks ?? 0n;
        out.writeBigUInt64BE(rounds * (roundOf.get(track) ?? 0n) + ticks - began, at);
      }
      return new Uint8Array(out);
    },
  };
}

function readPiece(bytes: Buffer): Piece {
  const piece: Piece = { bytes, sequenceAt: 0, times: [] };
  let track = 0;
  for (const { type, at } of boxesOf(bytes)) {
    if (type === 'mfhd') piece.sequenceAt = at + fieldsAt;
    if (type === 'tfhd') track = bytes.readUInt32BE(at + fieldsAt);
    if (type === 'tfdt') {
      if (bytes[at + headerSize] !== 1) throw new Error('The fragments of a channel need times of 64 bits.');
      piece.times.push({ at: at + fieldsAt, track, ticks: bytes.readBigUInt64BE(at + fieldsAt) });
    }
  }
  return piece;
}

/** The time scale of each track, from the header. */
function ticksPerSecond(init: Buffer): Map<number, number> {
  const scales = new Map<number, number>();
  let track = 0;
  for (const { type, at } of boxesOf(init)) {
    // Two dates stand before, of 32 or 64 bits each.
    const behindDates = at + (init[at + headerSize] === 1 ? 28 : 20);
    if (type === 'tkhd') track = init.readUInt32BE(behindDates);
    if (type === 'mdhd') scales.set(track, init.readUInt32BE(behindDates));
  }
  return scales;
}
