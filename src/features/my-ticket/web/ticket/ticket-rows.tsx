import { classNames } from '#web/ui/class-names.ts';

interface TicketRowsProps {
  rows: readonly (readonly [name: string, value: string | null | undefined])[];
  /** Beside that of all such lists. */
  className?: string;
}

/** The known facts of a ticket or an order, each with its name. */
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
