import { useMemo } from 'react';
import type { FormField } from '#kernel/console/form-fields.ts';
import { useFields } from '../part/field-of.ts';
import type { PartPath } from '../part/part-path.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { FieldView } from './field-view.tsx';
import { FormContext } from './form-context.ts';
import { Fields } from './group-field.tsx';
import { dependOnSale, type SoldFields, useSold } from './use-sold.ts';

export interface PartFieldsProps {
  site: string;
  outline: Outline;
  /** The code of the module, or `settings`. */
  code: string;
  contentId?: number;
  part: UsedPart;
  groups: readonly { fields: readonly FormField[]; path: PartPath; words: readonly string[] }[];
  /** How the screen around holds what was sold; left out, these fields find it out themselves. */
  sold?: SoldFields;
}

/** Some fields of a part, in the forms of their kinds. */
export function PartFields({ site, outline, code, contentId, part, groups, sold: given }: PartFieldsProps) {
  const fieldAt = useFields(part);
  const found = useSold(
    { site, contentId, part },
    given === undefined && groups.some(({ fields }) => dependOnSale(fields)),
  );
  const sold = given ?? found;
  const place = useMemo(
    () => ({ site, outline, code, contentId, part, fieldAt, sold, View: FieldView }),
    // The fields follow from the part.
    // oxlint-disable-next-line react/exhaustive-deps
    [site, outline, code, contentId, part.value, part.issues, part.clashes, sold.isLocked],
  );
  return (
    <FormContext value={place}>
      {groups.map(({ fields, path, words }) => (
        <Fields key={[...path, fields[0]?.key].join('.')} fields={fields} path={path} words={words} />
      ))}
    </FormContext>
  );
}
