/**
 * What Node is told for a server. A heap may grow to five times what lives in it before all of it is looked through:
 * every few seconds in a rush, by default, and whoever buys then waits 50 ms (docs/performance.md). The limit of the
 * whole heap stays Node's own.
 */
export const serverFlags = ['--heap-growing-percent=400'];
