const minute = 60_000;
const hour = 60 * minute;

/** A browser stays signed in so long without a call, and so long in all. */
export const idleLifeMs = 12 * hour;
export const sessionLifeMs = 7 * 24 * hour;
/** How often a session notes that it is used. */
export const seenEveryMs = 5 * minute;
/** How long after a proof of who they are an operator may refund, export, delete, and change keys and roles. */
export const stepUpMs = 10 * minute;
/** How long a link that makes an operator can be used. */
export const linkLifeMs = 72 * hour;
/** How long it is known afterwards which exhibitor did not come, so that the invitation can be sent again. */
export const lapsedKeptMs = 60 * 24 * hour;

/** How long a link to a new password can be used. */
export const newPasswordLifeMs = hour;

/** How long the frame of a preview shows a draft before the console gives it a new pass. */
export const previewLifeMs = 30 * minute;

export const passwordMin = 10;
export const passwordMax = 128;
export const nameMax = 80;

/** How long a browser may take to sign with a passkey. */
export const challengeLifeMs = 5 * minute;
/** How long a secret for an app waits for its first code. */
export const newSecretLifeMs = 15 * minute;
/** Passkeys of one operator. */
export const passkeysMax = 20;
export const passkeyNameMax = 60;
export const recoveryCodeCount = 10;
/** After so long a reset that another owner asked for works; and then so long. */
export const resetWaitMs = 24 * hour;
export const resetLifeMs = 72 * hour;
export const boothsOfGrantMax = 200;
/** Browsers in which an operator sees that they are signed in. */
export const sessionsShown = 50;
/** Roles of one operator in the list of all. */
export const grantsShown = 20;
/** Who is told by mail of what waits at one site. */
export const toldMax = 50;
export const peoplePerPage = 100;
/** Of whom a reader of the log chooses one. */
export const logPeopleShown = 500;
export const logPerPage = 100;
