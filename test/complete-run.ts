/** A run before a release, which tries more of what differs little: see the README. */
export const isComplete = process.env['HIROBA_JOURNEY_SWEEP'] === 'complete';
