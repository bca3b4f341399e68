/** The keys that answers name more than once, each once. */
export function repeatedItems(answers: readonly { entryFormKey: string }[]): string[] {
  const keys = answers.map(({ entryFormKey }) => entryFormKey);
  return [...new Set(keys.filter((key, place) => keys.indexOf(key) !== place))];
}
