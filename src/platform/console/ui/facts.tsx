import type { ReactNode } from 'react';

interface Fact {
  name: string;
  value: ReactNode;
  is?: 'sum';
}

/** Names with what there is of each; what is empty is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="hc-facts">
      {facts
        .filter(({ value }) => value !== '' && value !== null)
        .map(({ name, value, is }) => (
          <div key={name} data-is={is}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
