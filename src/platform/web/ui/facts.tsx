import type { ReactNode } from 'react';

export interface Fact {
  icon?: ReactNode;
  /** The name of the fact, 開催日時; read out, and shown when there is no icon. */
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** When, where, by whom: one line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="hb-facts">
      {facts.map(({ icon, label, value, note }) => (
        <div key={label} className="hb-fact">
          <dt className="hb-fact-label">
            {icon ? <span className="hb-fact-icon">{icon}</span> : null}
            <span className={icon ? 'hb-visually-hidden' : undefined}>{label}</span>
          </dt>
          <dd className="hb-fact-value">
            {value}
            {note ? <span className="hb-fact-note">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
