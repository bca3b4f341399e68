/** The key of one opened form: letters, digits and hyphens, as a UUID has them. */
export const formKeyPattern = /^[A-Za-z0-9-]{16,64}$/;

export function isFormKey(value: unknown): value is string {
  return typeof value === 'string' && formKeyPattern.test(value);
}
