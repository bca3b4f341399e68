/**
 * The words of the warnings and refusals of a publication, by their kinds: what happens to visitors, and what to do
 * instead. They are `warnings` of texts/publication, and are given what the warning names.
 */
export type WarningWords = Readonly<Record<string, (values: never) => readonly [happens: string, instead: string]>>;
