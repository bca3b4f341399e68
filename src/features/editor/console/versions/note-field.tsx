import { useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { noteMax } from '../../rules/site-basics.ts';
import { versionTexts } from './version-texts.ts';

/** What a publication is for, in the words of whoever makes it. */
export function NoteField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { note } = useWords(versionTexts);
  return <TextField {...note} autoComplete="off" maxLength={noteMax} value={value} onChange={onChange} />;
}
