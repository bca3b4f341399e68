import { describe, expect, test } from 'vitest';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import type { Json } from '../../rules/part-changes.ts';
import { withValueAt } from '../part/part-path.ts';
import { moduleDocuments, siteSchema } from './all-schemas.ts';
import { partFaults } from './part-faults.ts';

/** What nobody may mean in a field of each kind that is typed. */
const wrong: Partial<Record<FormField['kind'], Json>> = {
  colour: '#zz',
  mail: 'nobody',
  date: 'tomorrow',
  number: 'many',
  yen: 'free',
};

/** The typed fields of a form that stand at a place of their own, outside of lists. */
function typedFields(
  fields: readonly FormField[],
  path: readonly string[] = [],
): { field: FormField; path: string[] }[] {
  return fields.flatMap((field) => {
    const at = [...path, field.key];
    if (field.kind === 'group') return typedFields(field.fields, at);
    return field.kind in wrong ? [{ field, path: at }] : [];
  });
}

const forms = [
  { name: 'settings', code: 'settings', fields: formFields(siteSchema), path: [] as string[] },
  ...[...moduleDocuments].flatMap(([code, documents]) => [
    { name: 'item-1-1', code, fields: formFields(documents.item), path: [] as string[] },
    ...moduleParts.map((part) => ({
      name: 'content-1',
      code,
      fields: formFields(documents[part]),
      path: [part as string],
    })),
  ]),
];
const all = forms.flatMap(({ name, code, fields, path }) =>
  typedFields(fields, path).map((one) => ({ ...one, name, code })),
);

describe('the faults of a part that the browser finds', () => {
  test('are those of its schema, for each field that is typed in, of every form', () => {
    expect(new Set(all.map(({ field }) => field.kind))).toEqual(new Set(Object.keys(wrong)));
    expect(all.length).toBeGreaterThan(50);
    const silent = all.filter(({ name, code, field, path }) => {
      const value = withValueAt({}, path, wrong[field.kind]);
      return !partFaults(name, code, value).some(({ place }) => place.join('.') === path.join('.'));
    });
    expect(silent.map(({ name, code, path }) => `${name} ${code} ${path.join('.')}`)).toEqual([]);
  });

  test('name a colour that is none as a matter of form', () => {
    const faults = partFaults('settings', undefined, { webSetting: { baseColor: '#zz' } });
    expect(faults.filter(({ place }) => place.join('.') === 'webSetting.baseColor')).toHaveLength(1);
  });

  test('are none where the module of a part is unknown', () => {
    expect(partFaults('item-1-1', undefined, { price: 'free' })).toEqual([]);
    expect(partFaults('item-1-1', 'module_of_a_later_release', { price: 'free' })).toEqual([]);
  });
});
