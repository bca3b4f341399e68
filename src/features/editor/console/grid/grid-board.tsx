import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { useWords } from '#console/console-context.ts';
import { IconButton } from '#console/ui/button.tsx';
import { PlusIcon } from '#console/ui/icon.tsx';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, formatTime } from '#kernel/period.ts';
import { lanesOf } from '../../rules/grid-lanes.ts';
import type { GridSession, GridShape, GridSpan } from '../../rules/grid-session.ts';
import { gridTexts } from './grid-texts.ts';
import { type BlockPresses, percent, SessionBlock } from './session-block.tsx';
import type { DraggedSession } from './use-drag.ts';
import type { GridSaid } from './use-grid-said.ts';

const hourMs = dayMs / 24;
const leastRem = 1.5;
/** Less has room for one line. */
const twoLinesRem = 2.5;

export interface GridColumn {
  /** Undefined: there are no places. */
  placeId: number | undefined;
  name: string;
  sessions: readonly (GridSession & { span: GridSpan })[];
}

interface GridBoardProps extends BlockPresses {
  ref: Ref<HTMLDivElement>;
  columns: readonly GridColumn[];
  hours: GridSpan;
  /** How high an hour is. */
  hourRem: number;
  shape: GridShape;
  said: GridSaid;
  /** The title of the other, by session. */
  clashes: ReadonlyMap<number, string>;
  chosenId: number | undefined;
  dragged: DraggedSession | undefined;
  canEdit: boolean;
  /** The form of a new session, in the column where it will be. */
  adding: { placeId: number | undefined; span: GridSpan; form: ReactNode } | undefined;
  /** A place of a column was pressed; without a time, its button. */
  onAdd: (column: GridColumn, at: Instant | undefined) => void;
}

/** A day as columns of places, with time from the top to the bottom. */
export function GridBoard({ ref, columns, hours, hourRem, canEdit, ...rest }: GridBoardProps) {
  const words = useWords(gridTexts);
  const keysId = useId();
  const count = (hours.to - hours.from) / hourMs;
  const marks = Array.from({ length: count }, (_, at) => hours.from + at * hourMs);
  return (
    <>
      <div ref={ref} className="hc-grid-board">
        <div className="hc-grid-scale" aria-hidden="true" style={{ blockSize: `${count * hourRem}rem` }}>
          {marks.map((at) => (
            <span key={at} style={{ insetBlockStart: percent(at, hours) }}>
              {formatTime(at)}
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <Column key={column.placeId ?? 0} {...{ column, hours, hourRem, canEdit, keysId }} {...rest} />
        ))}
      </div>
      {canEdit ? (
        <details className="hc-grid-keys">
          <summary>{words.keysTitle}</summary>
          <p id={keysId}>{words.keys}</p>
        </details>
      ) : null}
    </>
  );
}

function Column({
  column,
  hours,
  hourRem,
  shape,
  said,
  clashes,
  chosenId,
  dragged,
  canEdit,
  adding,
  onAdd,
  keysId,
  ...presses
}: Omit<GridBoardProps, 'ref' | 'columns'> & { column: GridColumn; keysId: string }) {
  const words = useWords(gridTexts);
  const titleId = useId();
  const { placeId, name, sessions } = column;
  const lanes = lanesOf(
    sessions.map(({ span }) => span),
    (leastRem / hourRem) * hourMs,
  );
  const press = ({ target, currentTarget, clientY }: MouseEvent<HTMLElement>): void => {
    if (!canEdit || target !== currentTarget) return;
    const box = currentTarget.getBoundingClientRect();
    onAdd(column, hours.from + ((clientY - box.top) / box.height) * (hours.to - hours.from));
  };
  const over = dragged?.over?.placeId === placeId ? dragged?.over : undefined;
  return (
    <section className="hc-grid-column" aria-labelledby={titleId}>
      <div className="hc-grid-head">
        <h2 id={titleId}>{name}</h2>
        <span className="hc-muted">{words.count(sessions.length)}</span>
        {canEdit ? (
          <IconButton label={words.addTo(name)} onClick={() => onAdd(column, undefined)}>
            <PlusIcon />
          </IconButton>
        ) : null}
      </div>
      {/* By keys, the button above does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="hc-grid-track"
        data-track={placeId ?? 0}
        data-can-add={canEdit || undefined}
        style={{
          blockSize: `${((hours.to - hours.from) / hourMs) * hourRem}rem`,
          backgroundSize: `100% ${hourRem}rem`,
        }}
        onClick={press}
      >
        <ol>
          {sessions.map((session, at) => (
            <SessionBlock
              key={session.id}
              {...{ session, placeId, hours, shape, canEdit, keysId }}
              {...presses}
              title={said.title(session)}
              times={said.times(session.span)}
              clash={clashes.get(session.id)}
              lane={lanes[at]?.lane ?? 0}
              lanes={lanes[at]?.lanes ?? 1}
              isChosen={session.id === chosenId}
              isMoving={session.id === dragged?.session.id}
              isShort={((session.span.to - session.span.from) / hourMs) * hourRem < twoLinesRem}
            />
          ))}
        </ol>
        {over === undefined || dragged === undefined ? null : (
          <div
            className="hc-grid-ghost"
            aria-hidden="true"
            style={{
              insetBlockStart: percent(over.span.from, hours),
              blockSize: percent(hours.from + over.span.to - over.span.from, hours),
            }}
          >
            <span className="hc-grid-time">{said.times(over.span)} </span>
            {said.title(dragged.session)}
          </div>
        )}
        {adding?.placeId !== placeId || adding === undefined ? null : (
          <div className="hc-grid-adding" style={{ insetBlockStart: percent(adding.span.from, hours) }}>
            {adding.form}
          </div>
        )}
      </div>
    </section>
  );
}
