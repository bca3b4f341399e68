import { useLanguage } from '#web/site/page-context.ts';
import { kanaOrder, nameOrder } from '../rules/person-name.ts';
import type { NamePart } from '../rules/profile-item.ts';
import type { ItemFieldProps } from './field-props.ts';
import { ItemGroup } from './item-group.tsx';
import { PartField } from './part-field.tsx';

const autoComplete: Partial<Record<NamePart, string>> = { last_name: 'family-name', first_name: 'given-name' };

/** A name in the order of the language; the kana below, where the organiser uses them (PROFILE-003, PROFILE-004). */
export function NameField(props: ItemFieldProps) {
  const { item } = props;
  const language = useLanguage();
  const rows = [nameOrder(language), ...(item.setting.useKana ? [kanaOrder(language)] : [])];
  return (
    <ItemGroup item={item}>
      {rows.map((parts) => (
        <div key={parts[0]} className="hb-field-row">
          {parts.map((part) => (
            <PartField
              key={part}
              {...props}
              part={part}
              isRequired={item.isRequired}
              autoComplete={autoComplete[part] ?? 'off'}
            />
          ))}
        </div>
      ))}
    </ItemGroup>
  );
}
