/** Milliseconds since 1970; everything that depends on the time takes it as a parameter. */
export type Instant = number;
export type Clock = () => Instant;
/** A number from 0 up to 1, like Math.random, or better. */
export type Random = () => number;
