import { useTexts } from '#web/site/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ItemFieldProps } from './field-props.ts';
import { ItemGroup } from './item-group.tsx';
import { profileTexts } from './profile-texts.ts';

/** The choices that are currently offered: several of CHECKBOX, else one. */
export function ChoiceField({ item, name, value, onChange, problemOf }: ItemFieldProps) {
  const say = useTexts(profileTexts);
  const isMany = item.answerMethod === 'CHECKBOX';
  const error = problemOf(name);
  const { maxSelections } = item.setting;
  const choose = (key: string, isChosen: boolean): void =>
    onChange((now) => ({
      ...now,
      chosen: isMany ? [...now.chosen.filter((one) => one !== key), ...(isChosen ? [key] : [])] : [key],
    }));
  return (
    <ItemGroup
      item={item}
      hint={isMany && maxSelections !== undefined ? say.upTo(maxSelections) : undefined}
      error={error}
    >
      <div className={classNames('hb-profile-choices', !isMany && 'hb-profile-choices-short')}>
        {item.selectorItems
          .filter(({ isEnabled }) => isEnabled)
          .map(({ key, label }) => (
            <label key={key} className="hb-radio">
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={name}
                value={key}
                checked={value.chosen.includes(key)}
                required={!isMany && item.isRequired}
                aria-invalid={error ? true : undefined}
                onChange={(event) => choose(key, event.target.checked)}
              />
              <span className="hb-radio-text">{label}</span>
            </label>
          ))}
      </div>
    </ItemGroup>
  );
}
