import { type Ref, useImperativeHandle, useState } from 'react';
import { EntryDialog } from './entry-dialog.tsx';
import type { Entry } from './timetable-model.ts';

export type OpenEntry = (entry: Entry) => void;

interface OpenedProps {
  opens: Ref<OpenEntry>;
  /** The entry as it is now, where the page knows; undefined when it is gone. */
  latest?: (entry: Entry) => Entry | undefined;
}

/** The entry that is open. It keeps which one that is, so that opening one does not draw the timetable again. */
export function OpenedEntry({ opens, latest = (entry) => entry }: OpenedProps) {
  const [opened, open] = useState<Entry>();
  useImperativeHandle(opens, () => open, []);
  const entry = opened && latest(opened);
  return entry === undefined ? null : <EntryDialog entry={entry} onClose={() => open(undefined)} />;
}
