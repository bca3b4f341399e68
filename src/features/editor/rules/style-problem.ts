export const styleProblemKinds = [
  'tooLarge',
  'control',
  'nested',
  'unusable',
  'html',
  'unreadable',
  'property',
  'address',
  'attr',
  'selector',
] as const;
export type StyleProblemKind = (typeof styleProblemKinds)[number];

/** What the cleaner of style sheets says, by the form of its words; the first that fits counts. */
const forms: readonly (readonly [RegExp, StyleProblemKind])[] = [
  [/^more than (\d+) KB$/, 'tooLarge'],
  [/^control characters$/, 'control'],
  [/^too many blocks/, 'nested'],
  [/^(@.*)$/s, 'unusable'],
  [/^signs of HTML$/, 'html'],
  [/^what cannot be read: (.*)$/s, 'unreadable'],
  [/^what cannot be read \((.*)\)$/s, 'unreadable'],
  [/^the property (.*)$/s, 'property'],
  [/^url\((.*)\)$/s, 'address'],
  [/^(attr\(\)) with/, 'attr'],
  [/^a selector by (?:a part of )?the attribute (.*)$/s, 'selector'],
  [/^(!.*)$/s, 'unusable'],
  [/^(.*\(\))$/s, 'unusable'],
];

/** What is wrong in a style sheet, for words in five languages. */
export function styleProblem(what: string): { kind: StyleProblemKind; about: string } {
  for (const [form, kind] of forms) {
    const match = form.exec(what);
    if (match !== null) return { kind, about: match[1] ?? '' };
  }
  return { kind: 'unreadable', about: what };
}
