import { useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { noteMax } from '../../rules/site-basics.ts';
import { versionTexts } from './version-texts.ts';

interface NoteFieldProps {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** What a publication is for, in the words of whoever makes it. */
export function NoteField({ value, onChange, error }: NoteFieldProps) {
  const { note } = useWords(versionTexts);
  return (
    <TextField {...note} autoComplete="off" maxLetters={noteMax} value={value} onChange={onChange} error={error} />
  );
}
