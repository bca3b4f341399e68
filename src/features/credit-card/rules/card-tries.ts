/**
 * How many cards a member may try: who tries out stolen numbers needs many tries, who mistypes a few. A card that is
 * kept counts whether it is taken or refused, one that is typed to pay once counts until it has paid.
 */
export const cardTries = { most: 10, windowMs: 60 * 60_000 } as const;
