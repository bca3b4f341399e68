import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moduleSchema, siteDocumentSchema } from '#features/site/server.ts';
import { type FieldWords, labelAt } from '#kernel/console/field-labels.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import type { LabelsOf } from '#kernel/console/labels.ts';
import { isRecord } from '#kernel/is-record.ts';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { moduleDocuments } from './module-documents.ts';
import { type ModuleRow, modules } from './modules.ts';

type Path = readonly string[];
interface Placed {
  code: string;
  /** The object that has the field; of a union, all of its options. */
  holder: string;
  path: Path;
  field: FormField;
}

function* placed(code: string, fields: readonly FormField[], under: Path): Generator<Placed> {
  for (const field of fields) {
    const path = [...under, field.key];
    yield { code, holder: [code, ...under].join('.'), path, field };
    yield* insideOf(code, field, path);
  }
}

/** The entries of a list and the options of a union have no key. */
function* insideOf(code: string, field: FormField, path: Path): Generator<Placed> {
  yield* placed(code, field.fields, path);
  for (const option of field.options) yield* insideOf(code, option, path);
  if (field.entry !== undefined) yield* insideOf(code, field.entry, path);
}

const everyField = [
  ...placed('site', formFields(siteDocumentSchema), ['settings']),
  ...[...moduleDocuments].flatMap(([code, schemas]) => [
    ...moduleParts.flatMap((part) => [...placed(code, formFields(schemas[part]), [part])]),
    ...placed(code, formFields(schemas.item), ['item']),
  ]),
];
/** Nobody sees the numbers that the console allots. */
const seen = everyField.filter(({ field }) => field.kind !== 'id');

const featureOf = (code: string): string =>
  code === 'site' ? code : ((modules as Record<string, ModuleRow>)[code]?.feature ?? '');
const codes = ['site', ...moduleDocuments.keys()];

/** The rules of all schemas that no code of an issue names, by their own words. */
const rules = new Set<string>();
const walked = new Set<unknown>();
function collectRules(node: unknown): void {
  if (typeof node !== 'object' || node === null || walked.has(node)) return;
  walked.add(node);
  const isLimit = isRecord(node) && /^(m(in|ax)_(length|value)|integer|bytes)$/.test(String(node['type']));
  if (isRecord(node) && node['kind'] === 'validation' && typeof node['message'] === 'string' && !isLimit)
    rules.add(node['message']);
  for (const part of Object.values(node)) collectRules(part);
}
for (const one of [siteDocumentSchema, moduleSchema, ...moduleDocuments.values()]) collectRules(one);

async function labelsIn(language: LanguageCode): Promise<ReadonlyMap<string, unknown>> {
  const found = codes.map(async (code): Promise<[string, unknown]> => {
    const file: unknown = await import(`#features/${featureOf(code)}/texts/fields/${language}.ts`);
    const labels = isRecord(file) ? file['default'] : undefined;
    return [code, code === 'site' ? labels : isRecord(labels) ? labels[code] : undefined];
  });
  return new Map(await Promise.all(found));
}
const labels = new Map(
  await Promise.all(languageCodes.map(async (language) => [language, await labelsIn(language)] as const)),
);
const wordsOf = (language: LanguageCode, { code, path }: Pick<Placed, 'code' | 'path'>): FieldWords =>
  labelAt(labels.get(language)?.get(code), path);

const placeOf = ({ code, path }: Placed): string => `${code}.${path.join('.')}`;
const japanese = /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}]/u;
const ofLanguage: Record<LanguageCode, { sentence: RegExp; letters: RegExp }> = {
  jpn: { sentence: /。$/, letters: japanese },
  eng: { sentence: /^[\p{Lu}\d].*\.$/u, letters: /^[A-Z\d]/ },
  chi: { sentence: /。$/, letters: /\p{Script=Han}/u },
  zhtw: { sentence: /。$/, letters: /\p{Script=Han}/u },
  kor: { sentence: /\.$/, letters: /\p{Script=Hangul}/u },
};
/** A name that is the same in every language is no word of one. */
const names = /^(Brightcove|Stripe)$/;

describe.each(languageCodes)('the words of the console in %s', (language) => {
  const { sentence, letters } = ofLanguage[language];

  test('name every field in its letters', () => {
    const nameless = seen.filter((one) => {
      const { label } = wordsOf(language, one);
      return label === one.path.at(-1) || !(letters.test(label) || names.test(label)) || label !== label.trim();
    });
    expect(nameless.map((one) => `${placeOf(one)}: ${wordsOf(language, one).label}`)).toEqual([]);
  });

  test('name every choice, and no choice that there is not', () => {
    const values = (one: Placed) => (one.field.entry?.kind === 'choice' ? one.field.entry : one.field).choices;
    const wanted = Map.groupBy(
      seen.filter((one) => values(one).length > 0),
      placeOf,
    );
    const unlike = [...wanted].flatMap(([place, all]) => {
      const { choices } = wordsOf(language, all[0] as Placed);
      const [given, words] = [Object.keys(choices).sort(), [...new Set(all.flatMap(values))].sort()];
      const isSaid = Object.values(choices).every((word) => word.trim() !== '');
      return isSaid && given.join() === words.join() ? [] : [`${place}: ${given.join()} for ${words.join()}`];
    });
    expect(wanted.size).toBeGreaterThan(15);
    expect(unlike).toEqual([]);
  });

  test('say of every rule of a schema what is wrong where it does not hold, and of no other', async () => {
    const features = [...new Set(codes.map(featureOf))];
    const files = await Promise.all(
      features.map((feature): Promise<unknown> => import(`#features/${feature}/texts/fields/${language}.ts`)),
    );
    const said = files.flatMap((file) =>
      isRecord(file) && isRecord(file['rules']) ? Object.entries(file['rules']) : [],
    );
    expect(rules.size).toBeGreaterThan(40);
    expect(said.map(([rule]) => rule).toSorted()).toEqual([...rules].toSorted());
    expect(said.filter(([, words]) => typeof words !== 'string' || !sentence.test(words))).toEqual([]);
  });

  test('call an entry of a list of groups by a name', () => {
    const lists = everyField.filter(({ field }) => field.entry?.kind === 'group');
    expect(lists.length).toBeGreaterThan(20);
    expect(lists.filter((one) => wordsOf(language, one).entry === undefined).map(placeOf)).toEqual([]);
  });

  test('say hints in sentences', () => {
    const hints = seen.flatMap((one) => wordsOf(language, one).hint ?? []);
    expect(hints.length).toBeGreaterThan(100);
    expect(hints.filter((hint) => !sentence.test(hint))).toEqual([]);
  });

  test('tell the fields of an object apart', () => {
    const alike = [...Map.groupBy(seen, ({ holder }) => holder)].flatMap(([holder, fields]) => {
      const ofLabel = Map.groupBy(fields, (one) => wordsOf(language, one).label);
      return [...ofLabel].flatMap(([label, all]) => {
        const keys = new Set(all.map(({ path }) => path.at(-1)));
        return keys.size > 1 ? [`${holder}: ${label} is ${[...keys].join(' and ')}`] : [];
      });
    });
    expect(alike).toEqual([]);
  });

  const labelsOf = (code: string): Record<string, string> =>
    (labels.get(language)?.get(code) ?? {}) as Record<string, string>;

  test('say of every module what it is called, what it is for, and what one of its items is', () => {
    const wordless = [...moduleDocuments].flatMap(([code, { item }]) => {
      const { name = '', summary = '', itemName = '' } = labelsOf(code);
      const isNamed = letters.test(name) && sentence.test(summary) && (item === undefined) === (itemName === '');
      return isNamed ? [] : [code];
    });
    expect(wordless).toEqual([]);
    const all = [...moduleDocuments.keys()].map((code) => labelsOf(code)['name']);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('a field or a choice without a word, and a word without a field, do not compile', () => {
  interface Fields {
    price: number;
    kind?: 'a' | 'b' | undefined;
  }
  const choices = { a: 'A', b: 'B' };
  const whole = { price: 'Price', kind: { label: 'Kind', choices } } satisfies LabelsOf<Fields>;
  // @ts-expect-error -- Without kind.
  const fieldless = { price: 'Price' } satisfies LabelsOf<Fields>;
  // @ts-expect-error -- Without b.
  const choiceless = { price: 'Price', kind: { label: 'Kind', choices: { a: 'A' } } } satisfies LabelsOf<Fields>;
  // @ts-expect-error -- There is no title.
  const excessive = { ...whole, title: 'Title' } satisfies LabelsOf<Fields>;
  expect([whole, fieldless, choiceless, excessive]).toHaveLength(4);
});

describe('the words at a path', () => {
  const step = fc.oneof(fc.constantFrom(...seen.flatMap(({ path }) => path), '', 'constructor', '__proto__'), fc.nat());
  const anyLabels = fc.constantFrom(...languageCodes.flatMap((code) => [...(labels.get(code)?.values() ?? [])]));

  test('are the same through the entries of lists, whose label is their own name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...seen),
        fc.constantFrom(...languageCodes),
        fc.nat(50),
        (one, language, position) => {
          const words = labels.get(language)?.get(one.code);
          const direct = labelAt(words, one.path);
          const [part = '', ...keys] = one.path;
          const through = labelAt(words, [part, position, ...keys.flatMap((key) => [position, key])]);
          expect(through).toEqual(direct);
          expect(labelAt(words, [...one.path, ''])).toEqual({ ...direct, label: direct.entry ?? direct.label });
        },
      ),
    );
  });

  test('fall back to the last key, whatever is asked', () => {
    fc.assert(
      fc.property(anyLabels, fc.array(step, { maxLength: 6 }), (words, path) => {
        const { label, choices } = labelAt(words, path);
        const keys = path.filter((one) => typeof one === 'string' && one !== '');
        expect(typeof label).toBe('string');
        expect(label === '').toBe(keys.length === 0);
        expect(isRecord(choices)).toBe(true);
      }),
    );
    expect(labelAt(undefined, ['item', 'price']).label).toBe('price');
    expect(labelAt({ item: {} }, ['item', 'constructor']).label).toBe('constructor');
    expect(labelAt({ item: {}, itemName: 'Ticket' }, ['item']).label).toBe('Ticket');
  });
});
