/** Of a log; a reader further behind reads a page by a call. */
export const recoveredMax = 200;
export const helloWithinMs = 10_000;
/** First frame at once, what comes within this time together. */
export const frameMs = 50;
export const crowdedFrameMs = 100;
export const crowdOf = 1_000;
/** The server says a life sign after this silence; a page gives up a socket that is silent longer. */
export const lifeSignMs = 25_000;
export const silenceMaxMs = 40_000;
/** The longest silence before a page that becomes visible connects anew: phones keep dead sockets open. */
export const silenceSeenMaxMs = 30_000;
export const pollHoldMs = 25_000;
export const frameMaxBytes = 16 * 1024;
export const framesPerSecond = 20;
/** Open pages of a browser, and of a network address: sockets and held calls together. */
export const pagesPerSession = 10;
/** A token costs nothing; the 2,000 visitors of a hall behind one address have four pages each. */
export const pagesPerAddress = 8_000;
export const topicsMax = 100;
export const pendingMaxBytes = 64 * 1024;
export const allPendingMaxBytes = 128 * 1024 * 1024;
export const behindMaxMs = 30_000;
export const compareHeadsMs = 5_000;
export const checkSessionsMs = 60_000;
/** Sockets are closed over this time when a server stops; pages come back at a moment of such a time. */
export const farewellMs = 5_000;
