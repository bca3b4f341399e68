import { useRef, useState } from 'react';
import { prefectureCodes } from '#kernel/prefecture.ts';
import { useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import type { PostalPlace } from '../rules/shared-codes.ts';
import { addressParts, requiredPartsOf } from '../rules/profile-item.ts';
import { type ItemFieldProps, ItemGroup, PartField, withParts } from './field-parts.tsx';
import { PostalCodeField } from './postal-code-field.tsx';
import { memberCardTexts } from './member-card-texts.ts';
import { prefectureName } from './prefecture-name.ts';
import { profileTexts } from './profile-texts.ts';

const autoComplete = { address1: 'address-level2', address2: 'address-line1', address3: 'address-line2' } as const;

/**
 * An address in the Japanese order; the postal code fills in prefecture, town and district (PROFILE-005, PROFILE-006).
 */
export function AddressField(props: ItemFieldProps) {
  const { item, name, value, onChange, problemOf } = props;
  const say = useTexts(profileTexts);
  const card = useTexts(memberCardTexts);
  const district = useRef<HTMLInputElement>(null);
  /** The district that the last postal code filled in, so that a district typed by the visitor is never overwritten. */
  const [brought, setBrought] = useState('');
  const required = requiredPartsOf(item);
  const isRequired = (part: (typeof addressParts)[number]): boolean => item.isRequired && required.includes(part);

  const fill = ({ prefecture, address1, address2 }: PostalPlace): void => {
    onChange((now) => {
      const typed = now.parts.address2 ?? '';
      const isOwn = typed !== '' && typed !== brought;
      return withParts({ prefecture, address1, ...(isOwn ? {} : { address2 }) })(now);
    });
    setBrought(address2);
    district.current?.focus();
  };

  return (
    <ItemGroup item={item} isMarkedInside>
      <PostalCodeField {...props} isRequired={isRequired('postal_code')} onPlace={fill} />
      <Field
        label={say.parts.prefecture}
        error={problemOf(`${name}.prefecture`)}
        requiredMark={isRequired('prefecture') ? say.form.required : undefined}
      >
        {({ className, ...control }) => (
          <select
            {...control}
            className={`${className} hb-profile-short`}
            name={`${name}.prefecture`}
            autoComplete="address-level1"
            value={value.parts.prefecture ?? ''}
            onChange={(event) => onChange(withParts({ prefecture: event.target.value }))}
          >
            <option value="">{say.form.choose}</option>
            {prefectureCodes.map((code) => (
              <option key={code} value={code}>
                {prefectureName(code, card)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {(['address1', 'address2', 'address3'] as const).map((part) => (
        <PartField
          key={part}
          {...props}
          part={part}
          isRequired={isRequired(part)}
          isMarked
          autoComplete={autoComplete[part]}
          {...(part === 'address2' ? { input: district } : {})}
        />
      ))}
    </ItemGroup>
  );
}
