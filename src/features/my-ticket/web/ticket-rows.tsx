import { classNames } from '#web/ui/class-names.ts';

interface TicketRowsProps {
  rows: readonly (readonly [name: string, value: string | null | undefined])[];
  /** Beside that of all such lists. */
  className?: string;
}

/** What is known of a ticket or an order, by name; what is not known is left out. */
export function TicketRows({ rows, className }: TicketRowsProps) {
  return (
    <dl className={classNames('hb-ticket-rows', className)}>
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
