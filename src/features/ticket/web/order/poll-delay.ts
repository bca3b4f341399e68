const delays = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000];
const longest = 30_000;

/** How long to wait before the next look, in ms: soon at first, then more and more rarely. */
export function pollDelayMs(looks: number): number {
  return delays[looks] ?? longest;
}
