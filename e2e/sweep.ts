export { isComplete } from '../test/complete-run.ts';

/** For journeys that are the same at every size and in every language: gone through in the hand and in Japanese alone. */
export const once = { tag: '@once' };

/**
 * For journeys whose pages another journey shows at the desk too: a usual run goes through them in the hand alone, the
 * complete one in both languages in the hand and at the desk.
 */
export const inHand = { tag: '@in-hand' };

/** For journeys that are heavy and seldom break: `npm run test:long` goes through them, and through `*.long.spec.ts`. */
export const long = { tag: '@long' };
export const longOnce = { tag: [once.tag, long.tag] };
export const longInHand = { tag: [inHand.tag, long.tag] };
