import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import type { Json } from '../../rules/part-changes.ts';
import { moduleDocuments } from './all-schemas.ts';

type Fields = { [key: string]: Json };

/** What a new module has to say, as it begins. */
export function neededValue(code: ModuleCode): Fields {
  const documents = moduleDocuments.get(code);
  return Object.fromEntries(
    moduleParts.flatMap((part) => {
      const made = neededIn(formFields(documents?.[part]), undefined);
      return Object.keys(made).length === 0 ? [] : [[part, made]];
    }),
  );
}

/** What a new item has to say, with a name that the organiser types over. */
export function neededItem(code: ModuleCode, begun: Begun): Fields {
  return neededIn(formFields(moduleDocuments.get(code)?.item), begun);
}

export interface Begun {
  language: LanguageCode;
  name: string;
  /** Times of the event: a start, and an end after it. */
  now: string;
  later: string;
}

function neededIn(fields: readonly FormField[], begun: Begun | undefined): Fields {
  const needed = fields.filter((field) => field.isRequired && field.key !== 'detailId');
  return Object.fromEntries(
    needed.flatMap((field) => {
      const value = neededOf(field, begun);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
}

function neededOf(field: FormField, begun: Begun | undefined): Json | undefined {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- The other kinds are alike.
  switch (field.kind) {
    case 'title':
    case 'text':
    case 'html':
      return begun === undefined ? undefined : { [begun.language]: begun.name };
    case 'line':
      return begun?.name;
    case 'choice':
    case 'constant':
      return field.choices[0];
    case 'flag':
      return false;
    case 'number':
    case 'yen':
      return 0;
    case 'date':
      return begun && (/end|until/i.test(field.key) ? begun.later : begun.now);
    case 'list':
      return [];
    case 'group':
      return neededIn(field.fields, begun);
    case 'union': {
      const [first] = field.options;
      return first && neededIn(first.fields, begun);
    }
    case 'id':
      return 1;
    default:
      return undefined;
  }
}
