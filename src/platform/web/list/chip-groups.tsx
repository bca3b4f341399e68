import { Fragment, type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';

interface ChipGroup {
  name: string;
  label: string;
  chips: readonly ReactNode[];
}

interface ChipGroupsProps {
  className: string;
  groups: readonly ChipGroup[];
  /** A line between the groups stands for their names, which screen readers say. */
  isPlain?: boolean | undefined;
  /** What stands before them. */
  children?: ReactNode;
}

/** Chips that filter a list by several facts: a list for each. On a phone they are one line that scrolls sideways. */
export function ChipGroups({ className, groups, isPlain, children }: ChipGroupsProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the focus of what stands in it
    <div
      className={classNames('hb-filter-chips hb-chip-line', isPlain && 'hb-chip-line-plain', className)}
      // Half a chip at the edge counts as seen for some browsers.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'center' })}
    >
      {children}
      {groups
        .filter(({ chips }) => chips.length > 0)
        .map(({ name, label, chips }) => (
          <div key={name} className="hb-chip-group">
            <span className="hb-chip-group-label" id={`${id}${name}`}>
              {label}
            </span>
            <ul className="hb-filter-chips" aria-labelledby={`${id}${name}`}>
              {chips.map((chip, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- they have no state
                <Fragment key={place}>{chip}</Fragment>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
