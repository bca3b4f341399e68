import type { ReactNode } from 'react';

interface ChipLineProps {
  className: string;
  label: string;
  children: ReactNode;
}

/** Chips of which one press filters a list. On a phone they are one line that scrolls from edge to edge of the page. */
export function ChipLine({ className, label, children }: ChipLineProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the focus of what stands in it
    <ul
      className={`hb-filter-chips hb-chip-line ${className}`}
      aria-label={label}
      // Half a chip at the edge counts as seen for some browsers.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'center' })}
    >
      {children}
    </ul>
  );
}
