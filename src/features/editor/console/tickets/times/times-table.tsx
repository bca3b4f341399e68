import { useWords } from '#console/console-context.ts';
import { valueAt } from '../../part/part-path.ts';
import { spanKinds } from '../../../rules/ticket-times.ts';
import { useSaid } from './said-span.ts';
import type { ShownTicket } from './ticket-lanes.tsx';
import { timesTexts } from './times-texts.ts';

/** The same times in words. */
export function TimesTable({ tickets }: { tickets: readonly ShownTicket[] }) {
  const words = useWords(timesTexts);
  const said = useSaid();
  const kinds = spanKinds.filter((kind) => tickets.some(({ spans }) => spans.some((span) => span.kind === kind)));
  return (
    <details className="hc-times-table">
      <summary>{words.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.ticket}</th>
            <th scope="col">{words.columns.kind}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {words.spans[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tickets.map(({ detailId, name, spans, part }) => (
            <tr key={detailId}>
              <th scope="row">{name}</th>
              <td data-column={words.columns.kind}>{said.facts(part.value)}</td>
              {kinds.map((kind) => {
                const span = spans.find((one) => one.kind === kind);
                const isLottery = valueAt(part.value, ['ticketType']) === 'LOTTERY';
                return (
                  <td key={kind} data-column={said.span(kind, isLottery)}>
                    {span === undefined ? '–' : said.period(span)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
