/** Statuses with a meaning of their own in the calls (core 4.4, core 8). */
export const status = {
  ok: 200,
  badRequest: 400,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  timeout: 408,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupportedMedia: 415,
  invalid: 422,
  tooMany: 429,
  passcodeRequired: 461,
  failed: 500,
  unavailable: 503,
  tokenExpired: 551,
  sessionEnded: 552,
  /** Synthetic, made in the browser: offline on a POST. */
  networkError: 10_000,
} as const;
