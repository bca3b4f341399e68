import { type FormEvent, useState } from 'react';
import { useConsole, useWords } from '../console-context.ts';
import { ChecksField, RadioField } from '../forms/choice-field.tsx';
import { kitTexts } from '../kit-texts.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '../ui/button.tsx';
import { exportTexts } from './export-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';

export interface WishedTable {
  kind: 'csv' | 'xlsx';
  columns: string[];
}

interface ExportDialogProps {
  title: string;
  /** Columns that belong together, with what they are called; a group without columns is not shown. */
  groups: readonly { label: string; columns: readonly { id: string; label: string }[] }[];
  chosen: readonly string[];
  /** Asks for the file: where it is, and what is said while the browser saves it. */
  onFile: (file: WishedTable) => Promise<{ path: string; said: string }>;
  onClose: () => void;
  /** The choice of columns is kept. */
  onKept: () => void;
}

/** Takes out what a list shows as a table, with a choice of columns. */
export function ExportDialog({ title, groups, chosen: before, onFile, onClose, onKept }: ExportDialogProps) {
  const { failureOf, toast } = useConsole();
  const { close } = useWords(commonTexts);
  const kit = useWords(kitTexts);
  const words = useWords(exportTexts);
  const [kind, setKind] = useState<'xlsx' | 'csv'>('xlsx');
  const [chosen, setChosen] = useState(before);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const shown = groups.filter(({ columns }) => columns.length > 0);
  const all = shown.flatMap(({ columns }) => columns.map(({ id }) => id));
  const isAll = chosen.length === all.length;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isBusy || chosen.length === 0) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const { path, said } = await onFile({ kind, columns: [...chosen] });
      beginDownload(path);
      toast({ text: said });
      onKept();
      onClose();
    } catch (error) {
      setFailed(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      <form className="hc-form" noValidate onSubmit={(event) => void submit(event)}>
        {failed === undefined ? null : (
          <Notice kind="danger" isNew>
            <p>{failed}</p>
          </Notice>
        )}
        <RadioField
          label={words.kind}
          choices={[
            { value: 'xlsx', label: words.xlsx },
            { value: 'csv', label: words.csv },
          ]}
          value={kind}
          onChange={(value) => setKind(value === 'csv' ? 'csv' : 'xlsx')}
        />
        <div className="hc-column-choice">
          {shown.map(({ label, columns }, at) => (
            <ChecksField
              key={label}
              label={label}
              error={isTried && chosen.length === 0 && at === 0 ? words.noColumn : undefined}
              choices={columns.map((column) => ({ value: column.id, label: column.label }))}
              values={chosen}
              onChange={setChosen}
            />
          ))}
        </div>
        <p className="hc-hint">{words.kept}</p>
        <div className="hc-page-actions">
          <Button type="submit" look="main" isBusy={isBusy}>
            {words.save}
          </Button>
          <Button onClick={() => setChosen(isAll ? [] : all)}>{isAll ? words.noneOfThem : words.allOfThem}</Button>
          <Button look="quiet" onClick={onClose}>
            {kit.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The browser saves by itself what is at an address of this host. */
export function beginDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
