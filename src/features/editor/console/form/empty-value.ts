import type { FormField } from '#kernel/console/form-fields.ts';
import type { Json } from '../../rules/part-changes.ts';

/** A key for answers; no two presses have the same instant. */
export const newKey = (): string => `q${Date.now().toString(36)}`;

/** A new entry of a list with the number that it got: what it needs is empty. */
export function emptyValue(field: FormField, id?: number): Json {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- The other kinds are alike.
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        field.fields.flatMap((inner): [string, Json][] => {
          if (inner.kind === 'id') return id === undefined ? [] : [[inner.key, id]];
          if (inner.meaning.isKey === true) return [[inner.key, newKey()]];
          return inner.kind === 'list' && inner.isRequired ? [[inner.key, []]] : [];
        }),
      );
    case 'union': {
      const [first] = field.options;
      const tag = first?.fields.find(({ kind }) => kind === 'constant');
      if (tag !== undefined) return { [tag.key]: tag.choices[0] ?? '' };
      return first === undefined ? null : emptyValue(first);
    }
    case 'list':
      return [];
    case 'flag':
      return false;
    case 'title':
    case 'text':
    case 'html':
      return {};
    case 'number':
    case 'yen':
    case 'reference':
    case 'id':
    case 'picture':
    case 'handout':
      return null;
    default:
      return '';
  }
}
