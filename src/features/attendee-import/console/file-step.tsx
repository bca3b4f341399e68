import { useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { FileField } from '#console/forms/file-field.tsx';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import { fileMaxBytes, fileNameMax } from '../rules/import-limits.ts';
import { type ReadTable, readTable, type TableProblem } from '../rules/read-table.ts';
import { importTexts } from './import-texts.ts';
import { isWorkbook, readText } from './read-text.ts';

type Problem = TableProblem | 'tooLarge' | 'unreadable' | 'workbook';

/** A file is chosen, or its rows are pasted; it is read here, and goes nowhere yet. */
export function FileStep({ onRead }: { onRead: (name: string, table: ReadTable) => void }) {
  const words = useWords(importTexts);
  const [problem, setProblem] = useState<{ of: 'file' | 'pasted'; kind: Problem }>();
  const [pasted, setPasted] = useState('');
  const read = (of: 'file' | 'pasted', name: string, text: string): void => {
    const table = readTable(text);
    if ('problem' in table) setProblem({ of, kind: table.problem });
    else onRead(name.slice(-fileNameMax), table);
  };
  const readFile = async (file: File): Promise<void> => {
    setProblem(undefined);
    if (file.size > fileMaxBytes) {
      setProblem({ of: 'file', kind: 'tooLarge' });
      return;
    }
    const stored = await file.arrayBuffer().catch(() => undefined);
    if (stored === undefined) {
      setProblem({ of: 'file', kind: 'unreadable' });
      return;
    }
    const bytes = new Uint8Array(stored);
    if (isWorkbook(bytes)) setProblem({ of: 'file', kind: 'workbook' });
    else read('file', file.name, readText(bytes));
  };
  const errorOf = (of: 'file' | 'pasted'): string | undefined =>
    problem?.of === of ? words.tableProblems[problem.kind] : undefined;
  return (
    <Card>
      <FileField
        label={words.file}
        hint={words.fileHint}
        error={errorOf('file')}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onFile={(file) => void readFile(file)}
      />
      <TextAreaField
        label={words.pasted}
        hint={words.pastedHint}
        rows={5}
        value={pasted}
        onChange={setPasted}
        error={errorOf('pasted')}
      />
      {pasted.trim() === '' ? null : (
        <div className="hc-form-foot">
          <Button look="main" onClick={() => read('pasted', words.pastedName, pasted)}>
            {words.readPasted}
          </Button>
        </div>
      )}
    </Card>
  );
}
