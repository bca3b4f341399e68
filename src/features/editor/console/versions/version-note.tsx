import { type SyntheticEvent, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import type { changeNote } from '../../contract/versions.ts';
import { NoteField } from './note-field.tsx';
import { versionTexts } from './version-texts.ts';

interface VersionNoteProps {
  site: string;
  revision: number;
  note: string | null;
  /** When the publication was made, in words. */
  date: string;
}

/** Says anew what a publication was for. */
export function VersionNote({ site, revision, note, date }: VersionNoteProps) {
  const { api, cache, toast, failureOf } = useConsole();
  const { noteLater: words } = useWords(versionTexts);
  const { cancel } = useWords(kitTexts);
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  if (typed === undefined) {
    return (
      <div className="hc-version-note">
        <Button look="quiet" onClick={() => setTyped(note ?? '')}>
          {note === null ? words.add : words.change}
          <span className="hc-hidden">{` (${date})`}</span>
        </Button>
      </div>
    );
  }

  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      await api.post<typeof changeNote>('sites/{site}/versions/{revisionId}/note', {
        params: { site, revisionId: revision },
        body: { note: typed },
      });
      cache.changed(`versions/${site}`);
      toast({ text: words.saved });
      setTyped(undefined);
    } catch (error) {
      const { errors, message } = failureOf(error);
      setWrong(errors['note']?.[0] ?? message);
    }
    setBusy(false);
  };
  return (
    <form className="hc-form" noValidate onSubmit={(event) => void save(event)}>
      <NoteField value={typed} onChange={setTyped} error={wrong} />
      <div className="hc-page-actions">
        <Button type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
        <Button look="quiet" onClick={() => setTyped(undefined)}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
