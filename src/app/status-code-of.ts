/** The status a failed route handler carries, 500 when it carries none (core 4.1). */
export function statusCodeOf(error: unknown): number {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
}
