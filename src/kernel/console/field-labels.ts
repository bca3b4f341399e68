import { isRecord } from '../is-record.ts';

/** What a form says about a field. */
export interface FieldWords {
  label: string;
  hint: string | undefined;
  /** The words of a choice, by the values of the document. */
  choices: Readonly<Record<string, string>>;
  /** What one entry of a list is called. */
  entry: string | undefined;
}

/**
 * The words of the field at a path from a part on: `['item', 'lottery', 'drawAt']` of the labels of one module,
 * `['settings', 'overview', 'name']` of the site's. '' and positions stand for the entries of a list and the options of
 * a union. A field without words is called by its key. `around`: the value that has the field, where it is known; a
 * choice in it may call the field otherwise.
 */
export function labelAt(labels: unknown, path: readonly (string | number)[], around?: unknown): FieldWords {
  const keys = path.filter((step) => !isEntry(step)).map(String);
  const [part = '', ...inside] = keys;
  const words = inside.reduce<unknown>(
    (node, key, depth) => own(depth === 0 ? node : own(node, 'fields'), key),
    own(labels, part),
  );
  const asked = inside.length === 0 ? (part === 'item' ? own(labels, 'itemName') : undefined) : chosenBy(words, around);
  const entry = textOf(own(asked, 'entry'));
  const isOfEntry = path.length > 0 && isEntry(path.at(-1)) && entry !== undefined;
  const label = isOfEntry ? entry : (textOf(asked) ?? textOf(own(asked, 'label')) ?? keys.at(-1) ?? '');
  const choices = own(asked, 'choices');
  return {
    label,
    hint: textOf(own(asked, 'hint')),
    choices: Object.fromEntries(
      Object.entries(isRecord(choices) ? choices : {}).flatMap(([value, word]) =>
        typeof word === 'string' ? [[value, word]] : [],
      ),
    ),
    entry,
  };
}

/** The words of a field for what is chosen beside it. */
function chosenBy(words: unknown, around: unknown): unknown {
  const when = own(words, 'when');
  if (!isRecord(when) || !isRecord(around)) return words;
  const found = Object.entries(when).map(([choice, byWord]) => own(byWord, String(around[choice])));
  return found.find((one) => one !== undefined) ?? words;
}

/** What a section of a long form is called. */
export function sectionAt(labels: unknown, section: string): string {
  return textOf(own(own(labels, 'sections'), section)) ?? section;
}

function isEntry(step: string | number | undefined): boolean {
  return step === '' || typeof step === 'number';
}

function own(node: unknown, key: string): unknown {
  return isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
