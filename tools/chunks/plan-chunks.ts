/** What is fetched together or not at all: a file that the bundler makes when nothing is said to it. */
export interface Piece {
  /** Its size as it travels. */
  bytes: number;
  /** The pieces that it imports. */
  imports: readonly number[];
  /** Pieces are put together with others of their kind. */
  kind: 'code' | 'texts';
}

/** A part of pages that is fetched when it is needed: a screen, a widget, a dialog. */
export interface Opener {
  /** All that it needs before it works, the imports of imports too. */
  pieces: readonly number[];
  /** What it fetches later, when somebody turns to it: the opener works without them, and never waits for their files. */
  later?: readonly number[];
  /** How much its speed counts. */
  importance: number;
  /** It is to need no more files than that, whatever that costs others in bytes. */
  requestsMax?: number;
}

export interface PlanLimits {
  /** How many files there may be of a kind. */
  files: Record<Piece['kind'], number>;
  /** What one more request costs an opener, in bytes. */
  requestBytes: number;
  /** An opener is to need no more requests and bytes than that; beyond it each counts so many times more. */
  enough: { requests: number; requestsMore: number; bytes: number; bytesMore: number };
}

interface Chunk {
  pieces: number[];
  bytes: number;
  openers: Set<number>;
  /** The openers that may not need it. */
  shuns: Set<number>;
  imports: Set<number>;
  /** Itself, what it imports, and what that imports. */
  reach: Set<number>;
}

/** What a file beyond an opener's number counts at last, above all bytes that there are. */
const mostBeyondMaxBytes = 10 * 1024 * 1024;

/** Put together, code is a little smaller than alone. */
const smaller: Record<Piece['kind'], number> = { code: 0.92, texts: 0.85 };

/**
 * Which pieces become one file, so that few files are asked for and little comes that is not needed. Again and again the
 * two are put together whose union costs the openers least, until there are few enough of each kind and no union pays.
 * Nothing is put together that would make two files need each other: one of them would run before what it needs.
 * `isFixed` pieces stay as they are. Answers the pieces of each file.
 */
export function planChunks(
  pieces: readonly Piece[],
  openers: readonly Opener[],
  limits: PlanLimits,
  isFixed: (piece: number) => boolean = () => false,
): number[][] {
  const chunks = new Map<number, Chunk>();
  for (const [index, { bytes, imports }] of pieces.entries())
    chunks.set(index, {
      pieces: [index],
      bytes,
      openers: new Set(),
      shuns: new Set(),
      imports: new Set(imports),
      reach: new Set(),
    });
  const bytesOf = openers.map(() => 0);
  const requestsOf = openers.map(() => 0);
  for (const [opener, { pieces: needed }] of openers.entries())
    for (const piece of needed) {
      chunks.get(piece)!.openers.add(opener);
      bytesOf[opener]! += pieces[piece]!.bytes;
      requestsOf[opener]! += 1;
    }
  for (const [opener, { later = [] }] of openers.entries())
    for (const piece of later) if (!chunks.get(piece)!.openers.has(opener)) chunks.get(piece)!.shuns.add(opener);
  for (const chunk of chunks.values()) chunk.imports.delete(chunk.pieces[0]!);
  reachAll(chunks);

  const { requestBytes, enough } = limits;
  /** What a file beyond an opener's number costs. It grows until all have no more, so that as few bytes as possible come. */
  let beyondMaxBytes = 0;
  const costOf = (opener: number, bytes: number, requests: number): number => {
    const { importance, requestsMax = Infinity } = openers[opener]!;
    const overMax = requests > requestsMax ? beyondMaxBytes * (requests - requestsMax) : 0;
    return (
      overMax +
      importance *
        (bytes +
          enough.bytesMore * Math.max(0, bytes - enough.bytes) +
          requestBytes * (requests + enough.requestsMore * Math.max(0, requests - enough.requests)))
    );
  };
  const change = (opener: number, bytes: number, requests: number): number =>
    costOf(opener, bytesOf[opener]! + bytes, requestsOf[opener]! + requests) -
    costOf(opener, bytesOf[opener]!, requestsOf[opener]!);
  /** What openers of `has` fetch besides, when `gets` is put into its file. */
  const costOfMore = (has: Chunk, gets: Chunk, index: number): number => {
    let cost = 0;
    for (const opener of has.openers) {
      if (gets.openers.has(opener)) continue;
      let bytes = 0;
      let requests = 0;
      for (const reached of gets.reach) {
        const chunk = chunks.get(reached)!;
        if (chunk.openers.has(opener)) continue;
        bytes += chunk.bytes;
        if (reached !== index) requests += 1;
      }
      cost += change(opener, bytes, requests);
    }
    return cost;
  };
  const costOfUnion = (one: number, other: number): number => {
    const [a, b] = [chunks.get(one)!, chunks.get(other)!];
    let cost = costOfMore(a, b, other) + costOfMore(b, a, one);
    for (const opener of a.openers) if (b.openers.has(opener)) cost += change(opener, 0, -1);
    return cost;
  };
  const unite = (one: number, other: number): void => {
    const [a, b] = [chunks.get(one)!, chunks.get(other)!];
    const all = new Set([...a.openers, ...b.openers]);
    for (const reached of new Set([...a.reach, ...b.reach])) {
      const chunk = chunks.get(reached)!;
      for (const opener of all) {
        if (chunk.openers.has(opener)) continue;
        chunk.openers.add(opener);
        bytesOf[opener]! += chunk.bytes;
        requestsOf[opener]! += 1;
      }
    }
    const saved = b.bytes * (1 - smaller[pieces[one]!.kind]);
    for (const opener of all) {
      requestsOf[opener]! -= 1;
      bytesOf[opener]! -= saved;
    }
    for (const opener of b.shuns) a.shuns.add(opener);
    a.pieces.push(...b.pieces);
    a.bytes += b.bytes - saved;
    a.imports = new Set([...a.imports, ...b.imports]);
    for (const itself of [one, other]) a.imports.delete(itself);
    chunks.delete(other);
    for (const chunk of chunks.values()) if (chunk.imports.delete(other) && chunk !== a) chunk.imports.add(one);
    reachAll(chunks);
  };

  const costs = new Map<number, number>();
  const pairOf = (one: number, other: number): number => Math.min(one, other) * pieces.length + Math.max(one, other);
  const ofPair = (pair: number): [number, number] => [Math.floor(pair / pieces.length), pair % pieces.length];
  const consider = (one: number, other: number): void => {
    const isPossible = one !== other && pieces[one]!.kind === pieces[other]!.kind && !isFixed(one) && !isFixed(other);
    if (isPossible) costs.set(pairOf(one, other), costOfUnion(one, other));
  };
  const considerAll = (): void => {
    for (const one of chunks.keys()) for (const other of chunks.keys()) if (one < other) consider(one, other);
  };
  considerAll();
  const left = { code: 0, texts: 0 };
  for (const index of chunks.keys()) if (!isFixed(index)) left[pieces[index]!.kind] += 1;

  for (;;) {
    const pair = cheapest();
    if (pair === undefined) {
      const areWithin = openers.every(({ requestsMax = Infinity }, opener) => requestsOf[opener]! <= requestsMax);
      if (areWithin || beyondMaxBytes > mostBeyondMaxBytes) break;
      beyondMaxBytes = beyondMaxBytes === 0 ? requestBytes : beyondMaxBytes * 2;
      considerAll();
      continue;
    }
    const [one, other] = ofPair(pair);
    const { kind } = pieces[one]!;
    if (costs.get(pair)! > 0 && left[kind] <= limits.files[kind]) {
      // What is cheapest of this kind is not worth it: the kind is done.
      for (const known of costs.keys()) if (pieces[ofPair(known)[0]]!.kind === kind) costs.delete(known);
      continue;
    }
    for (const known of costs.keys())
      if (ofPair(known).some((index) => index === one || index === other)) costs.delete(known);
    unite(one, other);
    left[kind] -= 1;
    for (const index of chunks.keys()) consider(index, one);
  }
  return [...chunks.values()].map((chunk) => chunk.pieces.toSorted((a, b) => a - b));

  /** The unions before have changed what the others cost: what seems cheapest is counted anew. */
  function cheapest(): number | undefined {
    for (;;) {
      let best: number | undefined;
      let least = Infinity;
      for (const [pair, cost] of costs) {
        if (cost >= least) continue;
        least = cost;
        best = pair;
      }
      if (best === undefined) return undefined;
      const [one, other] = ofPair(best);
      if (needEachOther(chunks, one, other) || areShunned(chunks, one, other)) {
        costs.delete(best);
        continue;
      }
      const now = costOfUnion(one, other);
      costs.set(best, now);
      if (now <= least + 1) return best;
    }
  }
}

function reachAll(chunks: ReadonlyMap<number, Chunk>): void {
  for (const [index, chunk] of chunks) {
    const reach = new Set([index]);
    for (const reached of reach) for (const imported of chunks.get(reached)!.imports) reach.add(imported);
    chunk.reach = reach;
  }
}

/** Whether one of two imports the other by way of a third: put together, they and the third would need each other. */
function needEachOther(chunks: ReadonlyMap<number, Chunk>, one: number, other: number): boolean {
  return [
    [one, other],
    [other, one],
  ].some(([from, to]) =>
    [...chunks.get(from!)!.imports].some((imported) => imported !== to && chunks.get(imported)!.reach.has(to!)),
  );
}

/** Whether an opener would need what it fetches later, if two were put together. */
function areShunned(chunks: ReadonlyMap<number, Chunk>, one: number, other: number): boolean {
  const [a, b] = [chunks.get(one)!, chunks.get(other)!];
  const all = new Set([...a.openers, ...b.openers]);
  const reached = [...new Set([...a.reach, ...b.reach])].map((index) => chunks.get(index)!);
  return [...reached, a, b].some(({ shuns }) => shuns.size > 0 && [...all].some((opener) => shuns.has(opener)));
}
