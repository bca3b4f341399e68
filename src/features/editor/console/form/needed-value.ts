import { wallTimeOf } from '#console/forms/wall-time.ts';
import { fieldIssues } from '#kernel/console/field-issue.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { parseInstant } from '#kernel/period.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { newSale, newTicketCheckin } from '../../rules/ticket-defaults.ts';
import type { Json } from '../../rules/part-changes.ts';
import { moduleDocuments } from './all-schemas.ts';
import { newKey } from './empty-value.ts';

export type Fields = { [key: string]: Json };

/** What a new module has to say, as it begins, with texts that the organiser types over. */
export function neededValue(code: ModuleCode, begun: Begun): Fields {
  const documents = moduleDocuments.get(code);
  const needed = Object.fromEntries(
    moduleParts.flatMap((part) => {
      const made = neededIn(formFields(documents?.[part]), begun);
      return Object.keys(made).length === 0 ? [] : [[part, made]];
    }),
  );
  return code === 'ticket' ? { ...needed, ...newSale } : needed;
}

/** What a new item has to say, with a name that the organiser types over. */
export function neededItem(code: ModuleCode, begun: Begun): Fields {
  const needed = neededIn(formFields(moduleDocuments.get(code)?.item), begun);
  return code === 'ticket' ? { ...needed, ...newTicketCheckin } : needed;
}

export interface FieldGroup {
  fields: readonly FormField[];
  path: readonly string[];
  words: readonly string[];
}

/**
 * The fields that its organiser has to fill in before it can begin: a picture, an address, a choice that nobody can
 * make for them. They stand with the title, if it has one.
 */
export function missingIn(
  code: ModuleCode,
  value: Fields,
  isItem: boolean,
  also: readonly string[] = [],
): FieldGroup[] {
  const documents = moduleDocuments.get(code);
  return (isItem ? (['item'] as const) : moduleParts).flatMap((part) => {
    const schema = documents?.[part];
    const given = isItem ? { ...value, detailId: 1 } : (value[part] ?? {});
    const issues = schema === undefined ? [] : fieldIssues(schema, given);
    if (issues.length === 0) return [];
    const ofRule = issues.some(({ place }) => place.length === 0);
    const places = [...issues.map(({ place }) => place), ...also.map((key) => [key])];
    const all = formFields(schema);
    const top = { path: isItem ? [] : [part], words: [part] };
    if (!ofRule) return fieldsAt(all, places, top);
    return [{ ...top, fields: all.filter(({ kind, meaning }) => kind !== 'id' && meaning.group !== 'more') }];
  });
}

type Place = readonly (string | number)[];

/** The fields at these places, and the titles beside them; of a group only what is missing in it. */
function fieldsAt(
  fields: readonly FormField[],
  places: readonly Place[],
  { path, words }: Pick<FieldGroup, 'path' | 'words'>,
): FieldGroup[] {
  const below = (key: string): Place[] => places.filter((place) => place[0] === key).map((place) => place.slice(1));
  const isInside = ({ key, kind }: FormField): boolean =>
    kind === 'group' && below(key).length > 0 && below(key).every((place) => place.length > 0);
  const own = fields.filter((field) => field.kind === 'title' || (below(field.key).length > 0 && !isInside(field)));
  return [
    ...(own.length === 0 ? [] : [{ fields: own, path, words }]),
    ...fields
      .filter(isInside)
      .flatMap((field) =>
        fieldsAt(field.fields, below(field.key), { path: [...path, field.key], words: [...words, field.key] }),
      ),
  ];
}

const hourMs = 3_600_000;

/** The first hour of the event; without one the hour that begins now. */
export function timesOf(startDate: string | undefined): Pick<Begun, 'now' | 'later' | 'written'> {
  const written = Date.now();
  const now = parseInstant(startDate ?? '') ?? written;
  return { now: wallTimeOf(now), later: wallTimeOf(now + hourMs), written: wallTimeOf(written) };
}

export interface Begun {
  language: LanguageCode;
  /** '' leaves it out. */
  name: string;
  /** Times of the event: a start, and an end after it. */
  now: string;
  later: string;
  /** When it is added: news of today has its date, not that of the event. */
  written: string;
}

function neededIn(fields: readonly FormField[], begun: Begun): Fields {
  const needed = fields.filter((field) => field.isRequired && field.key !== 'detailId');
  return Object.fromEntries(
    needed.flatMap((field) => {
      const value = neededOf(field, begun);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
}

function neededOf(field: FormField, begun: Begun): Json | undefined {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- The other kinds are alike.
  switch (field.kind) {
    case 'title':
    case 'text':
    case 'html':
      return begun.name === '' ? undefined : { [begun.language]: begun.name };
    case 'line':
      return field.meaning.isKey === true ? newKey() : undefined;
    case 'choice':
    case 'constant':
      return field.choices[0];
    case 'flag':
      return false;
    case 'number':
    case 'yen':
      return 0;
    case 'date':
      if (field.key === 'createdAt') return begun.written;
      return /end|until/i.test(field.key) ? begun.later : begun.now;
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
