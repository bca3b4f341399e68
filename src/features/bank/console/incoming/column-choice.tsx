import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import type { CsvRow } from '#kernel/csv-rows.ts';
import type { StatementColumns } from '../../rules/statement/statement-columns.ts';
import { incomingTexts } from './incoming-texts.ts';

/** Rows that say what is in a column. */
const sampled = 3;
const columnsMax = 60;

/** Which column is the date, the sum and the payer, where no heading says it. */
export function ColumnChoice({
  rows,
  onChosen,
}: {
  rows: readonly CsvRow[];
  onChosen: (columns: StatementColumns) => void;
}) {
  const { columns: words } = useWords(incomingTexts);
  const [chosen, setChosen] = useState({ date: '', amount: '', payer: '' });
  const [isTried, setTried] = useState(false);
  const widest = Math.min(columnsMax, Math.max(...rows.map(({ cells }) => cells.length)));
  const longest = rows.find(({ cells }) => cells.length >= widest);
  const from = longest === undefined ? 0 : rows.indexOf(longest);
  const choices = Array.from({ length: widest }, (_, at) => ({
    value: String(at),
    label: words.column(
      at + 1,
      rows
        .slice(from, from + sampled)
        .map(({ cells }) => (cells[at] ?? '').trim().slice(0, 24))
        .filter((cell) => cell !== '')
        .join(' / '),
    ),
  }));
  const values = Object.values(chosen);
  const isGood = !values.includes('') && new Set(values).size === values.length;
  const read = (): void => {
    setTried(true);
    if (!isGood) return;
    onChosen({ date: [Number(chosen.date)], amount: Number(chosen.amount), payer: [Number(chosen.payer)] });
  };
  return (
    <Card title={words.title} note={words.text}>
      {(['date', 'amount', 'payer'] as const).map((name) => (
        <SelectField
          key={name}
          label={words[name]}
          choices={choices}
          value={chosen[name]}
          onChange={(value) => setChosen({ ...chosen, [name]: value })}
          error={isTried && !isGood && name === 'payer' ? words.same : undefined}
        />
      ))}
      <div className="hc-form-foot">
        <Button look="main" onClick={read}>
          {words.read}
        </Button>
      </div>
    </Card>
  );
}
