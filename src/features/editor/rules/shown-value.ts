import type { FormField } from '#kernel/console/form-fields.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isLanguageCode } from '#kernel/language.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';

/** How a value of a document is shown to an organiser. */
export const shownKinds = [
  'nothing',
  'text',
  'number',
  'yen',
  'on',
  'off',
  'date',
  'choices',
  'picture',
  /** Entries of a list: how many. */
  'entries',
  /** It differs, and that is all that a line can say. */
  'other',
] as const;

export interface ShownValue {
  kind: (typeof shownKinds)[number];
  text?: string;
  number?: number;
  words?: string[];
}

const lettersMax = 240;

/** A value of a field in a few words; `field` is undefined where no form has it. */
export function shownValue(value: unknown, field: FormField | undefined): ShownValue {
  if (value === undefined || value === null || value === '') return { kind: 'nothing' };
  if (typeof value === 'boolean') return { kind: value ? 'on' : 'off' };
  if (field?.kind === 'reference') return { kind: 'other' };
  const isPlain = typeof value === 'string' || typeof value === 'number';
  if (field?.kind === 'choice' && isPlain) return { kind: 'choices', words: [String(value)] };
  if (typeof value === 'number') return { kind: field?.kind === 'yen' ? 'yen' : 'number', number: value };
  if (typeof value === 'string') {
    return field?.kind === 'date' ? { kind: 'date', text: value } : { kind: 'text', text: shortened(value) };
  }
  if (Array.isArray(value)) {
    const isOfChoices = field?.entry?.kind === 'choice' && value.length > 0;
    return isOfChoices ? { kind: 'choices', words: value.map(String) } : { kind: 'entries', number: value.length };
  }
  if (isLocalizedText(value)) return { kind: 'text', text: shortened(Object.values(value).find(Boolean) ?? '') };
  if (field?.kind === 'picture' && isRecord(value) && typeof value['path'] === 'string') {
    return { kind: 'picture', text: value['path'] };
  }
  return { kind: 'other' };
}

function shortened(text: string): string {
  const plain = text
    .slice(0, 20 * lettersMax)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > lettersMax ? `${plain.slice(0, lettersMax)}…` : plain;
}

/** The field of a form at a path of a document; the text of a language belongs to its field. */
export function fieldAtPath(fields: readonly FormField[], path: readonly (string | number)[]): FormField | undefined {
  const [key, ...inside] = path;
  const found = fields.find((field) => field.key === key);
  return found && below(found, inside);
}

function below(field: FormField, path: readonly (string | number)[]): FormField | undefined {
  const [key, ...inside] = path;
  if (key === undefined) return field;
  if (field.kind === 'list') return field.entry && below(field.entry, inside);
  if (field.kind === 'group') return fieldAtPath(field.fields, path);
  if (field.kind === 'union') {
    for (const option of field.options) {
      const found = below(option, path);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return typeof key === 'string' && isLanguageCode(key) ? field : undefined;
}
