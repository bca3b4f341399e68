/**
 * `npm test` takes the usual tests and `npm run test:long` the long ones; a tool that is started by hand takes both.
 */
export type RunLength = 'usual' | 'long' | 'both';

const asked = process.env['HIROBA_TEST_RUN'];
export const runLength: RunLength = asked === 'usual' || asked === 'long' ? asked : 'both';

/** Two thirds of the cases of a property are found by few tries; the long run looks for the rest. */
export function tries(usual: number, long: number): number {
  return runLength === 'usual' ? usual : long;
}

/** Files of which every test is long, by their names: `sale-crash.long.test.ts`, `look-through.long.spec.ts`. */
export const longFile = /\.long\.(?:test\.tsx?|spec\.ts)\b/;
