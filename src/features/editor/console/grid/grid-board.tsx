import { memo, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
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
const leastRem = 1.625;
/** Of the letters of a block, and of its border and padding. */
const lineRem = 1.0625;
const edgeRem = 0.5;

export interface GridColumn {
  /** Undefined: there are no places. */
  placeId: number | undefined;
  name: string;
  sessions: readonly (GridSession & { span: GridSpan })[];
}

export interface GridBoardProps extends BlockPresses {
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

interface ColumnProps extends Omit<GridBoardProps, 'ref' | 'columns' | 'dragged'> {
  column: GridColumn;
  keysId: string;
  movingId: number | undefined;
  /** What is held over this column. */
  ghost: DraggedSession | undefined;
}

/** A day as columns of places, with time from the top to the bottom. */
export function GridBoard(props: GridBoardProps) {
  const { ref, columns, hours, hourRem, canEdit, dragged, adding, onAdd, ...rest } = props;
  const words = useWords(gridTexts);
  const keysId = useId();
  const count = (hours.to - hours.from) / hourMs;
  const marks = Array.from({ length: count }, (_, at) => hours.from + at * hourMs);
  return (
    <>
      <div ref={ref} className="hc-grid-board" data-is-single={columns.length === 1 || undefined}>
        <div className="hc-grid-scale" aria-hidden="true">
          <div className="hc-grid-head" />
          <div className="hc-grid-hours" style={{ blockSize: `${count * hourRem}rem` }}>
            {marks.map((at) => (
              <span key={at} style={{ insetBlockStart: percent(at, hours) }}>
                {formatTime(at)}
              </span>
            ))}
          </div>
        </div>
        {columns.map((column) => (
          <Column
            key={column.placeId ?? 0}
            {...{ column, hours, hourRem, canEdit, keysId, onAdd }}
            {...rest}
            movingId={dragged?.session.id}
            ghost={dragged?.over?.placeId === column.placeId ? dragged : undefined}
            adding={adding?.placeId === column.placeId ? adding : undefined}
          />
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

/** It is drawn anew where something of it is another: a day may have a thousand sessions. */
const Column = memo(DrawnColumn, isSame);

function DrawnColumn({
  column,
  hours,
  hourRem,
  shape,
  said,
  clashes,
  chosenId,
  movingId,
  ghost,
  canEdit,
  adding,
  onAdd,
  keysId,
  ...presses
}: ColumnProps) {
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
  const span = ghost?.over?.span;
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
              isMoving={session.id === movingId}
              lines={linesIn(((session.span.to - session.span.from) / hourMs) * hourRem)}
            />
          ))}
        </ol>
        {span === undefined || ghost === undefined ? null : (
          <div
            className="hc-grid-ghost"
            aria-hidden="true"
            style={{
              insetBlockStart: percent(span.from, hours),
              blockSize: percent(hours.from + span.to - span.from, hours),
            }}
          >
            <span className="hc-grid-time">{said.times(span)} </span>
            {said.title(ghost.session)}
          </div>
        )}
        {adding === undefined ? null : (
          <div className="hc-grid-adding" style={{ insetBlockStart: percent(adding.span.from, hours) }}>
            {adding.form}
          </div>
        )}
      </div>
    </section>
  );
}

const linesIn = (rem: number): number => Math.max(1, Math.floor((rem - edgeRem) / lineRem));

function isSame(before: ColumnProps, next: ColumnProps): boolean {
  const { column, clashes, ...others } = next;
  const { column: drawn, clashes: said, ...rest } = before;
  return (
    Object.entries(others).every(([name, value]) => Object.is(value, Reflect.get(rest, name))) &&
    drawn.placeId === column.placeId &&
    drawn.name === column.name &&
    drawn.sessions.length === column.sessions.length &&
    drawn.sessions.every((one, at) => one === column.sessions[at] && said.get(one.id) === clashes.get(one.id))
  );
}
