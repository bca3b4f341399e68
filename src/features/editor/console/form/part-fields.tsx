import type { FormField } from '#kernel/console/form-fields.ts';
import { PartDoubts } from '../doubts/part-doubts.tsx';
import type { PartPath } from '../part/part-path.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { FormContext } from './form-context.ts';
import { Fields } from './group-field.tsx';
import { useFormPlace } from './use-form-place.ts';
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
  const found = useSold(
    { site, contentId, part },
    given === undefined && groups.some(({ fields }) => dependOnSale(fields)),
  );
  const place = useFormPlace({ site, outline, code, contentId, part, sold: given ?? found });
  return (
    <FormContext value={place}>
      <PartDoubts site={site} part={part.name} rights={outline.rights}>
        {groups.map(({ fields, path, words }) => (
          <Fields key={[...path, fields[0]?.key].join('.')} fields={fields} path={path} words={words} />
        ))}
      </PartDoubts>
    </FormContext>
  );
}
