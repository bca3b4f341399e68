import type { FormField } from '#kernel/console/form-fields.ts';

/** The cards of a form: the fields of its top, whose key is '', and each group. */
export function cardsOf(fields: readonly FormField[]): { key: string; fields: readonly FormField[] }[] {
  const isGroup = ({ kind, fields: inner }: FormField): boolean => kind === 'group' && inner.length > 0;
  const plain = fields.filter((field) => !isGroup(field));
  return [
    ...(plain.length === 0 ? [] : [{ key: '', fields: plain }]),
    ...fields.filter(isGroup).map((field) => ({ key: field.key, fields: [field] })),
  ];
}

/** By which an index leads to a card. */
export const cardId = (key: string): string => `card-${key}`;
