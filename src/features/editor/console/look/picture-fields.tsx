import { formFields } from '#kernel/console/form-fields.ts';
import { siteSchema } from '../form/all-schemas.ts';
import { PartFields, type PartFieldsProps } from '../form/part-fields.tsx';

const pictures = (
  [
    ['overview', 'cover'],
    ['webSetting', 'siteIcon'],
    ['webSetting', 'siteOgpImage'],
  ] as const
).map(([group, key]) => {
  const inGroup = formFields(siteSchema).find((field) => field.key === group)?.fields ?? [];
  return { fields: inGroup.filter((field) => field.key === key), path: [group], words: ['settings', group] };
});

/** The pictures of a site, among its settings. */
export function PictureFields(place: Pick<PartFieldsProps, 'site' | 'outline' | 'part'>) {
  return <PartFields {...place} code="settings" groups={pictures} />;
}
