/**
 * How long a test waits for something that happens by itself. It is for what hangs: no test proves by it how fast
 * anything is, and a machine that is thirty times slower passes too.
 */
export const patienceMs = 120_000;
