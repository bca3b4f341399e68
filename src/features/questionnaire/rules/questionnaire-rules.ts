/** The key of one opened form: letters, digits and hyphens, as a UUID has them. */
export const formKeyPattern = /^[A-Za-z0-9-]{16,64}$/;

export function isFormKey(value: unknown): value is string {
  return typeof value === 'string' && formKeyPattern.test(value);
}

/** The keys that answers name more than once, each once. */
export function repeatedItems(answers: readonly { entryFormKey: string }[]): string[] {
  const keys = answers.map(({ entryFormKey }) => entryFormKey);
  return [...new Set(keys.filter((key, place) => keys.indexOf(key) !== place))];
}
