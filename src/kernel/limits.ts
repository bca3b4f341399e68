/** Constants of the spec that browser and server share (core 9, modules 9). */
export const basePath = '/web';
export const apiPrefix = '/web_api/v2/';
/** Exhibitor mode puts it before the paths of its calls (core 6); a call that has it already keeps the one. */
export const exhibitorPrefix = 'ex/';
export const requestTimeoutMs = 30_000;
/** Of a call that takes files: 100 MB over a line of 3 Mbit/s. */
export const uploadTimeoutMs = 5 * 60_000;
export const tokenPollMs = 500;
export const loadingDelayMs = 100;
export const idlePrefetchTimeoutMs = 2_000;
export const messageDialogWidth = 400;
export const layoutDialogWidth = 500;
export const termsDialogMaxWidth = 720;
export const anonymousTokenLength = 32;
export const accessLogCap = 100;
export const accessLogBatch = 20;
export const accessLogIntervalMs = 10_000;
export const cookieConsentDays = 365;
export const languageCookieSeconds = 31_536_000;
export const imageMaxBytes = 100 * 1024 * 1024;
export const imageMaxSide = 8_000;
/** Of one file that visitors may download: a server reads it whole to send it. */
export const handoutMaxBytes = 30 * 1024 * 1024;
/** The body of a call whose contract names no other limit. */
export const bodyMaxBytes = 16 * 1024;
/** With one or two long texts that somebody types: a Japanese letter has 9 bytes in a form. */
export const textsBodyMaxBytes = 64 * 1024;
/** With the answers to a whole form. */
export const answersBodyMaxBytes = 512 * 1024;
/** Of an address without its query: ours have some hundred letters at most. */
export const pathMaxLetters = 2_000;
/** Objects, lists and single values of a body or a query together. */
export const inputPartsMax = 40_000;
/** The faults that one answer names. */
export const faultsMax = 50;
/** Of a title or a name that an organiser writes, in each language. */
export const titleMax = 200;
export const pageSize = 20;
export const pageSizeMax = 100;
export const widgetSize = 6;
export const linkBannerMax = 5;
export const linkCardMax = 48;
/** Ours: the spec names no limit of the browsing history (FAV-012). */
export const browsingHistoryMax = 20;
/** Every id is a PostgreSQL integer. */
export const idMax = 2_147_483_647;
/** Ours: a member writes one message in this time beside a live stream. */
export const commentaryEveryMs = 5_000;
