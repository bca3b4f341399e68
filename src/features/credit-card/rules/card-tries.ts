/**
 * How many cards a member may try to register: who tries out stolen numbers needs many tries, who mistypes a few.
 * A card that is taken counts like one that is refused.
 */
export const cardTries = { most: 10, windowMs: 60 * 60_000 } as const;
