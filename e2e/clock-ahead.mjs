// Loaded into a server whose clock a journey sets: it is ahead of the machine's by as much.
const ahead = Number(process.env.HIROBA_JOURNEY_AHEAD_MS);
const now = Date.now;
Date.now = () => now() + ahead;
