/**
 * How many cards a member may try. Somebody who tries out stolen numbers needs many tries, a member who mistypes only a
 * few. A card to keep counts whether it is taken or refused. A card typed to pay once counts until it has paid.
 */
export const cardTries = { most: 10, windowMs: 60 * 60_000 } as const;
