/** Every journey at the desk too, and every page of the demo in every language, light and dark: the best part of an hour. */
export const isComplete = process.env['HIROBA_JOURNEY_SWEEP'] === 'complete';

/** For journeys that are the same at every size and in every language: gone through in the hand and in Japanese alone. */
export const once = { tag: '@once' };
