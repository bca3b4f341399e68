import type { Random } from '#kernel/clock.ts';

/** Unpredictable numbers, on insecure origins too. */
export const cryptoRandom: Random = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
