import { labelAt } from '#kernel/console/field-labels.ts';
import type { FormField } from '#kernel/console/form-fields.ts';
import { foldText, hasWords, searchWords } from '#kernel/fold-text.ts';

/** A field of a form, by what it is looked for. */
export interface FieldEntry {
  path: readonly string[];
  label: string;
  /** The groups that it stands in, from the top. */
  trail: readonly string[];
  hint: string | undefined;
  /** Its label, and all of its words, folded. */
  folded: { label: string; all: string };
}

interface Place {
  path: readonly string[];
  words: readonly string[];
  trail: readonly string[];
}

/** The fields that an address can lead to, in their order; a list is one of them, whatever stands in its entries. */
export function fieldEntries(fields: readonly FormField[], labels: unknown, words: readonly string[]): FieldEntry[] {
  return [...entriesIn(fields, labels, { path: [], words, trail: [] })];
}

function* entriesIn(fields: readonly FormField[], labels: unknown, at: Place): Generator<FieldEntry, void> {
  for (const field of fields) {
    if (isAllotted(field)) continue;
    const place = { path: [...at.path, field.key], words: [...at.words, field.key], trail: at.trail };
    const said = labelAt(labels, place.words);
    const inside = field.fields.filter((one) => !isAllotted(one));
    const isGroup = field.kind === 'group' && inside.length > 0;
    // An address leads to what stands in the cards of a form, and the index to the cards.
    if (!isGroup || at.path.length > 0) {
      const all = [said.label, ...at.trail, said.hint ?? '', ...(isGroup ? [] : wordsIn(field, labels, place.words))];
      yield {
        path: place.path,
        label: said.label,
        trail: at.trail,
        hint: said.hint,
        folded: { label: foldText(said.label), all: foldText(all.join(' ')) },
      };
    }
    if (isGroup) yield* entriesIn(inside, labels, { ...place, trail: [...at.trail, said.label] });
  }
}

/** What a field says beside its name: its choices, and the fields of its entries. */
function wordsIn(field: FormField, labels: unknown, words: readonly string[]): string[] {
  const own = Object.values(labelAt(labels, words).choices);
  const entries = [...(field.entry === undefined ? [] : [field.entry]), ...field.options];
  const inner = entries.flatMap((entry) =>
    entry.fields
      .filter((one) => !isAllotted(one))
      .flatMap((one) => {
        const at = [...words, '', one.key];
        return [labelAt(labels, at).label, ...wordsIn(one, labels, at)];
      }),
  );
  return [...own, ...inner];
}

/** The fields with all the words that are typed; those that are called so come first. */
export function findFields(entries: readonly FieldEntry[], typed: string): FieldEntry[] {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const found = entries.filter(({ folded }) => hasWords(folded.all, words));
  return found.toSorted(
    (one, other) => Number(hasWords(other.folded.label, words)) - Number(hasWords(one.folded.label, words)),
  );
}

/** Numbers that the console allots, and the word by which an option of a union is known. */
function isAllotted({ kind }: FormField): boolean {
  return kind === 'id' || kind === 'constant';
}
