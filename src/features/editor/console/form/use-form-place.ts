import { useMemo } from 'react';
import { useFieldsNow } from '../part/field-of.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import { FieldView } from './field-view.tsx';
import type { FormPlace } from './form-context.ts';
import type { SoldFields } from './use-sold.ts';

interface FormParts {
  site: string;
  outline: Outline;
  code: string;
  contentId: number | undefined;
  part: UsedPart;
  sold: SoldFields;
}

/** The place of a form for its fields. It stays the same at a key press, or each field would be shown anew. */
export function useFormPlace({ site, outline, code, contentId, part: { keeper, name }, sold }: FormParts): FormPlace {
  const fieldAt = useFieldsNow(keeper);
  return useMemo(
    () => ({
      site,
      outline,
      code,
      contentId,
      get part() {
        return { ...keeper.state, keeper, name };
      },
      listen: keeper.listen,
      fieldAt,
      sold,
      View: FieldView,
    }),
    // Of the sale only this changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [site, outline, code, contentId, keeper, name, fieldAt, sold.isLocked],
  );
}
