import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { saveFile } from '#console/save-file.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { csvText, csvType } from '#kernel/csv.ts';
import type { RowFault } from '../rules/check-rows.ts';
import { faultsShown } from '../rules/import-limits.ts';
import type { ImportDraft } from './import-draft.ts';
import { importTexts } from './import-texts.ts';

interface FaultListProps {
  draft: ImportDraft;
  faults: readonly RowFault[];
  isMore: boolean;
}

/** What is wrong, by row and column: counted, cut down to one kind, and as a file with the rows themselves. */
export function FaultList({ draft, faults, isMore }: FaultListProps) {
  const words = useWords(importTexts);
  const [kind, setKind] = useState('');
  const { headers, rows } = draft.table;
  const used = draft.meanings.flatMap((meaning, at) => (meaning === undefined ? [] : [at]));
  const columnSaid = ({ column }: RowFault): string => {
    const at = column === null ? undefined : used[column];
    return at === undefined ? '' : headers[at] || words.column(at + 1);
  };
  const cellOf = ({ row, column }: RowFault): string => {
    const at = column === null ? undefined : used[column];
    return at === undefined ? '' : (rows[row]?.cells[at] ?? '');
  };
  const say = (fault: RowFault): string => words.problems[fault.problem](fault.limit ?? 0);
  const counts = new Map<RowFault['problem'], number>();
  for (const { problem } of faults) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  const kinds = [...counts].sort(([, one], [, other]) => other - one);
  const found = kind === '' ? faults : faults.filter(({ problem }) => problem === kind);
  const save = (): void => {
    const byRow = Map.groupBy(faults, ({ row }) => row);
    const lines = [...byRow].map(([row, ofRow]) => [
      ...headers.map((_, at) => rows[row]?.cells[at] ?? ''),
      ofRow.map((fault) => words.faultSaid(columnSaid(fault), say(fault))).join(words.between),
    ]);
    const heads = [...headers.map((header, at) => header || words.column(at + 1)), words.errorColumn];
    saveFile({ name: `${words.errorFile}.csv`, bytes: new TextEncoder().encode(csvText([heads, ...lines])) }, csvType);
  };
  return (
    <div className="hc-import-faults">
      <Notice kind="danger" title={words.faultsTitle(faults.length, isMore)} isNew>
        <p>{words.faultsText}</p>
      </Notice>
      <div className="hc-import-fault-head">
        <SelectField
          label={words.kind}
          choices={[
            { value: '', label: words.allKinds(faults.length) },
            ...kinds.map(([problem, number]) => ({
              value: problem,
              label: words.kindCounted(words.kinds[problem], number),
            })),
          ]}
          value={kind}
          onChange={setKind}
        />
        <Button onClick={save}>{words.saveErrors}</Button>
      </div>
      <ul className="hc-rows">
        {found.slice(0, faultsShown).map((fault) => (
          <li key={`${fault.row}/${fault.column}/${fault.problem}`} className="hc-import-fault">
            <span className="hc-import-line">{words.line(fault.line)}</span>
            <span>{columnSaid(fault)}</span>
            <span className="hc-import-cell">{cellOf(fault).slice(0, 80) || words.noSample}</span>
            <span className="hc-import-problem">{say(fault)}</span>
          </li>
        ))}
      </ul>
      {found.length > faultsShown ? <p className="hc-muted">{words.firstOnly(faultsShown, found.length)}</p> : null}
    </div>
  );
}
