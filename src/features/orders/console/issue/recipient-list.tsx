import { useWords } from '#console/console-context.ts';
import { FileField } from '#console/forms/file-field.tsx';
import { TextAreaField } from '#console/forms/text-area-field.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { ReadRecipients } from '../../rules/read-recipients.ts';
import { issueTexts } from './issue-texts.ts';

/** Lines that are shown; whoever mends them sees the next ones. */
const faultsShown = 20;

interface RecipientListProps {
  pasted: string;
  list: ReadRecipients;
  error: string | undefined;
  onChange: (pasted: string) => void;
}

/** A list that was pasted, or read from a file, with what is wrong with its lines. */
export function RecipientList({ pasted, list: { recipients, faults, tickets }, error, onChange }: RecipientListProps) {
  const words = useWords(issueTexts);
  const readFile = async (file: File): Promise<void> => onChange(textOf(await file.arrayBuffer()));
  return (
    <>
      <TextAreaField
        label={words.pasted}
        hint={words.pastedHint}
        rows={8}
        value={pasted}
        onChange={onChange}
        error={error}
      />
      <FileField
        label={words.file}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFile={(file) => void readFile(file)}
      />
      <output>{recipients.length === 0 ? null : words.read(recipients.length, tickets)}</output>
      {faults.length === 0 ? null : (
        <Notice kind="warning" title={words.faults}>
          <ul className="hc-issue-faults">
            {faults.slice(0, faultsShown).map(({ line, text, problem }) => (
              <li key={line}>{`${words.line(line)}: ${text} – ${words.problems[problem]}`}</li>
            ))}
          </ul>
          {faults.length > faultsShown ? <p>{words.moreFaults(faults.length - faultsShown)}</p> : null}
        </Notice>
      )}
    </>
  );
}

/** Excel on a Japanese Windows writes CSV in Shift_JIS. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
