import { type ReactNode, useId } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';
import { describedBy, FieldError, RequiredMark } from '#web/ui/field.tsx';
import type { ProfileItem } from '../rules/profile-item.ts';
import { profileTexts } from './profile-texts.ts';

export interface ItemGroupProps {
  item: ProfileItem;
  /** A hint in addition to the organiser's. */
  hint?: ReactNode;
  error?: string | undefined;
  /** The parts carry the mark instead. */
  isMarkedInside?: boolean;
  className?: string;
  children: ReactNode;
}

/** An item with more than one control: a group with the item's label. */
export function ItemGroup({ item, hint, error, isMarkedInside, className, children }: ItemGroupProps) {
  const id = useId();
  const say = useTexts(profileTexts);
  const hints = [item.hint, hint].filter(Boolean);
  return (
    <fieldset
      className={classNames('hb-field', 'hb-profile-group', className)}
      aria-describedby={describedBy(id, hints.length > 0, error)}
    >
      <legend className="hb-field-label">
        {item.label}
        <RequiredMark text={item.isRequired && !isMarkedInside ? say.form.required : undefined} />
      </legend>
      {hints.length > 0 ? (
        <div className="hb-field-hint" id={`${id}-hint`}>
          {hints.map((one, place) => (
            <p key={place}>{one}</p>
          ))}
        </div>
      ) : null}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
