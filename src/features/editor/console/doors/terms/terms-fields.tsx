import { formFields } from '#kernel/console/form-fields.ts';
import { siteSchema } from '../../form/all-schemas.ts';
import { PartFields, type PartFieldsProps } from '../../form/part-fields.tsx';

const fields = formFields(siteSchema).find(({ key }) => key === 'terms')?.fields ?? [];

/** Fields of the terms of a site, in the forms of their kinds. */
export function TermsFields({
  keys,
  ...place
}: Pick<PartFieldsProps, 'site' | 'outline' | 'part'> & { keys: readonly string[] }) {
  const shown = keys.flatMap((key) => fields.filter((field) => field.key === key));
  return (
    <PartFields
      {...place}
      code="settings"
      groups={[{ fields: shown, path: ['terms'], words: ['settings', 'terms'] }]}
    />
  );
}
