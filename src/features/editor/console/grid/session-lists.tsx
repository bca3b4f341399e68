import { type PointerEvent, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { GridClash } from '../../rules/grid-clashes.ts';
import type { GridSession } from '../../rules/grid-session.ts';
import { gridTexts } from './grid-texts.ts';
import type { GridSaid } from './use-grid-said.ts';

const linesMax = 8;

/** Lines that lead to a session; the first of many. */
function Lines({
  title,
  lines,
}: {
  title: string;
  lines: readonly { key: string; text: string; press: () => void }[];
}) {
  const words = useWords(gridTexts);
  if (lines.length === 0) return null;
  return (
    <Notice kind="warning" title={title}>
      <ul className="hc-grid-lines">
        {lines.slice(0, linesMax).map(({ key, text, press }) => (
          <li key={key}>
            <button type="button" className="hc-grid-line" onClick={press}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {lines.length > linesMax ? <p>{words.others(lines.length - linesMax)}</p> : null}
    </Notice>
  );
}

interface NotesProps {
  said: GridSaid;
  /** Of the day that is shown. */
  clashes: readonly (GridClash & { one: GridSession; other: GridSession })[];
  outside: readonly GridSession[];
  /** Fields of these are wrong, or another editor changed them too. */
  unsaved: readonly GridSession[];
  onOpen: (session: GridSession) => void;
}

/** What an organiser should look at, in words. */
export function GridNotes({ said, clashes, outside, unsaved, onOpen }: NotesProps) {
  const words = useWords(gridTexts);
  const lineOf = (session: GridSession) => ({
    key: String(session.id),
    text: `${said.title(session)} · ${said.when(session.span)}`,
    press: () => onOpen(session),
  });
  return (
    <>
      <Lines title={words.unsaved} lines={unsaved.map(lineOf)} />
      <Lines
        title={words.clashes(clashes.length)}
        lines={clashes.map(({ placeId, one, other }) => ({
          key: `${placeId}-${one.id}-${other.id}`,
          text: `${words.clashAt(said.place(placeId), said.title(one), said.title(other))} · ${said.times(other.span)}`,
          press: () => onOpen(other),
        }))}
      />
      <Lines title={words.outside(outside.length)} lines={outside.map(lineOf)} />
    </>
  );
}

interface TrayProps {
  sessions: readonly GridSession[];
  said: GridSaid;
  chosenId: number | undefined;
  canEdit: boolean;
  onOpen: (session: GridSession) => void;
  onTake: (event: PointerEvent<HTMLElement>, session: GridSession, placeId: undefined) => void;
}

const trayStep = 20;

/** Sessions without a place or a time, beside the grid. */
export function SessionTray({ sessions, said, chosenId, canEdit, onOpen, onTake }: TrayProps) {
  const words = useWords(gridTexts);
  const [most, setMost] = useState(trayStep);
  if (sessions.length === 0) return null;
  return (
    <section className="hc-card hc-grid-tray" aria-labelledby="grid-tray">
      <h2 id="grid-tray" className="hc-card-title">
        {words.tray}
      </h2>
      {canEdit ? <p className="hc-hint">{words.trayText}</p> : null}
      <ul>
        {sessions.slice(0, most).map((session) => (
          <li key={session.id}>
            <button
              type="button"
              className="hc-grid-tray-item"
              aria-pressed={session.id === chosenId}
              onClick={() => onOpen(session)}
              onPointerDown={(event) => {
                if (canEdit && event.pointerType !== 'touch') onTake(event, session, undefined);
              }}
            >
              <span className="hc-grid-name">{said.title(session)}</span>
              <span className="hc-muted">{said.when(session.span)}</span>
            </button>
          </li>
        ))}
      </ul>
      {sessions.length > most ? (
        <Button onClick={() => setMost(most + trayStep)}>{words.others(sessions.length - most)}</Button>
      ) : null}
    </section>
  );
}
