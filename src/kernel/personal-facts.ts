/**
 * What the answer of `personal` tells a member beside their account, by the name of the fact (PROFILE-011). A feature
 * adds its own with `declare module`, in its contract; its server says how the fact is read.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- The features fill it.
export interface PersonalFacts {}

export type FactName = keyof PersonalFacts;
