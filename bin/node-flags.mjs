/**
 * What Node is told for a server. A heap may grow to five times what lives in it before all of it is looked through:
 * every few seconds in a rush, by default, and whoever buys then waits 50 ms (docs/performance.md). The limit of the
 * whole heap stays Node's own.
 */
export const serverFlags = ['--heap-growing-percent=400'];

/**
 * What Node is told for a command, which nobody waits for by the millisecond: it looks through its heap sooner, so that
 * work on many sites or on a large one leaves little behind that nobody needs.
 */
export const commandFlags = ['--heap-growing-percent=60', '--max-semi-space-size=8'];
