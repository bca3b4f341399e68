export { isComplete } from '../test/complete-run.ts';

/** For journeys that are the same at every size and in every language: gone through in the hand and in Japanese alone. */
export const once = { tag: '@once' };
