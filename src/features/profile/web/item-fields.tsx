import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Input, type InputProps } from '#web/ui/input.tsx';
import { PageLink } from '#web/site/site-link.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import { type InputType, type NamePart, type ProfileItem, requiredPartsOf } from '../rules/profile-item.ts';
import { kanaOrder, nameOrder } from '../rules/person-name.ts';
import { type ItemFieldProps, ItemGroup, PartField } from './field-parts.tsx';
import { profileTexts } from './profile-texts.ts';
import { AnswerText } from './answer-text.tsx';

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

/** One of the currently offered choices. */
export function SelectField({ item, name, value, onChange, problemOf }: ItemFieldProps) {
  const say = useTexts(profileTexts);
  return (
    <Field
      label={item.label}
      hint={item.hint}
      error={problemOf(name)}
      requiredMark={item.isRequired ? say.form.required : undefined}
    >
      {(control) => (
        <select
          {...control}
          name={name}
          value={value.chosen[0] ?? ''}
          onChange={({ target }) => onChange((now) => ({ ...now, chosen: target.value === '' ? [] : [target.value] }))}
        >
          <option value="">{item.isRequired ? say.form.choose : say.form.noChoice}</option>
          {item.selectorItems
            .filter(({ isEnabled }) => isEnabled)
            .map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}

/** Chooses the phone's keyboard and the browser's suggestions; the rules decide what may be typed. */
const inputs: Record<Exclude<InputType, 'textarea'>, InputProps> = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  tel: { type: 'tel', autoComplete: 'tel' },
  // Type email would hide the spaces around an address from the rules and rewrite its domain.
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
};

/** A text of one line or of several. */
export function TextItemField({ item, name, value, onChange, problemOf }: ItemFieldProps) {
  const say = useTexts(profileTexts);
  const { inputType = 'text', autocomplete } = item.setting;
  const isShort = inputType === 'number' || inputType === 'tel';
  const change = (text: string): void => onChange((now) => ({ ...now, text }));
  return (
    <Field
      label={item.label}
      hint={item.hint}
      error={problemOf(name)}
      requiredMark={item.isRequired ? say.form.required : undefined}
    >
      {(control) =>
        inputType === 'textarea' ? (
          <textarea {...control} name={name} value={value.text} onChange={(event) => change(event.target.value)} />
        ) : (
          <Input
            spellCheck={inputType === 'text'}
            {...inputs[inputType]}
            {...(autocomplete === undefined ? {} : { autoComplete: autocomplete })}
            {...control}
            className={classNames(control.className, isShort && 'hb-profile-short')}
            name={name}
            value={value.text}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </Field>
  );
}

const autoComplete: Partial<Record<NamePart, string>> = { last_name: 'family-name', first_name: 'given-name' };

/** A name in the order of the language; the kana below, where the organiser uses them (PROFILE-003, PROFILE-004). */
export function NameField(props: ItemFieldProps) {
  const { item } = props;
  const language = useLanguage();
  const rows = [nameOrder(language), ...(item.setting.useKana ? [kanaOrder(language)] : [])];
  const required = item.isRequired ? requiredPartsOf(item) : [];
  const isMarkedInside = required.length < rows.flat().length;
  return (
    <ItemGroup item={item} isMarkedInside={isMarkedInside}>
      {rows.map((parts) => (
        <div key={parts[0]} className="hb-field-row">
          {parts.map((part) => (
            <PartField
              key={part}
              {...props}
              part={part}
              isRequired={required.includes(part)}
              isMarked={isMarkedInside}
              autoComplete={autoComplete[part] ?? 'off'}
            />
          ))}
        </div>
      ))}
    </ItemGroup>
  );
}

/** An answer that is only shown: an uneditable one, or the mail address, which the login information changes. */
export function FixedField({ item }: { item: ProfileItem }) {
  const say = useTexts(profileTexts);
  const isMail = item.answerMethod === 'MAILADDRESS';
  return (
    <dl className="hb-field">
      <dt className="hb-field-label">{item.label}</dt>
      <dd className="hb-profile-fixed">
        <LockIcon />
        <span>
          <AnswerText item={item} />
        </span>
      </dd>
      <dd className="hb-field-hint">
        {isMail ? say.form.mailNote : item.hint || say.form.uneditable}{' '}
        {isMail ? (
          <PageLink page="loginInfo" className="hb-link">
            {say.form.changeMail}
          </PageLink>
        ) : null}
      </dd>
    </dl>
  );
}
