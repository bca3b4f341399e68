import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { SelectField } from '#console/forms/choice-field.tsx';
import { wallTimeOf } from '#console/forms/wall-time.ts';
import { Skeleton } from '#console/ui/waiting.tsx';
import type { Instant } from '#kernel/clock.ts';
import { freeSpan, movedTo, spanAt, spanOfCopy, usualMs } from '../../rules/grid-moves.ts';
import { dayOfSession, type GridSession, type GridShape, type GridSpan } from '../../rules/grid-session.ts';
import type { EventDays } from '../../rules/ticket-times.ts';
import { needed } from '#web/parts/needed.ts';
import { RemoveDialog } from '../content/remove-dialog.tsx';
import { readNeeded } from '../form/later-needed.tsx';
import { contentTexts } from '../content/content-texts.ts';
import type { Content } from '../content/part-screens.tsx';
import { useSaves } from '../part/use-saves.ts';
import type { Outline } from '../use-outline.ts';
import { DayChoice } from './day-choice.tsx';
import { GridBar, hourRems } from './grid-bar.tsx';
import { GridBoard, type GridBoardProps, type GridColumn } from './grid-board.tsx';
import { gridTexts } from './grid-texts.ts';
import type { BlockPresses } from './session-block.tsx';
import { GridNotes, SessionTray } from './session-lists.tsx';
import { SessionPanel } from './session-panel.tsx';
import { useColumns } from './use-columns.ts';
import type { ShownDay } from './use-day.ts';
import { type DraggedSession, useDrag } from './use-drag.ts';
import { useGridSaid } from './use-grid-said.ts';
import { useMoves } from './use-moves.ts';
import { useNarrow } from './use-narrow.ts';
import type { LoadedSessions } from './use-sessions.ts';
import { useShownBlock } from './use-shown-block.ts';

// They need the schemas of all modules, or are asked for seldom.
const NewSession = lazy(async () => ({ default: (await needed(() => import('./new-session.tsx'))).NewSession }));
const SessionForm = lazy(async () => ({ default: (await needed(() => import('./session-form.tsx'))).SessionForm }));
const GridTable = lazy(async () => ({ default: (await needed(() => import('./grid-table.tsx'))).GridTable }));
const PreviewPane = lazy(async () => ({
  default: (await needed(() => import('../preview/preview-pane.tsx'))).PreviewPane,
}));

export interface GridProps {
  site: string;
  outline: Outline;
  content: Content;
  shape: GridShape;
  used: LoadedSessions;
}

interface TimetableDayProps extends GridProps {
  event: EventDays;
  shown: ShownDay & { day: Instant };
  canEdit: boolean;
}

/** A day of a timetable: its grid or table, what stands beside it, and the session that is edited. */
export function TimetableDay({ site, outline, content, shape, used, event, shown, canEdit }: TimetableDayProps) {
  const { router, toast, failureOf, language } = useConsole();
  const { contentId, moduleCode } = content;
  const { sessions, places, keepers } = used;
  const { days, day } = shown;
  const words = useWords(gridTexts);
  const { content: contentWords } = useWords(contentTexts);
  const said = useGridSaid(outline, places);
  const moves = useMoves(used, sessions, said);
  const isNarrow = useNarrow();
  const [view, setView] = useState<'grid' | 'table'>('grid');
  const [hasPreview, setPreview] = useState(false);
  const [scale, setScale] = useState(1);
  const [isWhole, setWhole] = useState(false);
  const [chosenId, setChosen] = useState<number>();
  const [placeShown, setPlaceShown] = useState<number | undefined>(shown.firstPlace);
  const [adding, setAdding] = useState<{ column: GridColumn; span: GridSpan }>();
  const [removing, setRemoving] = useState<GridSession>();
  const [rounds, setRounds] = useState(0);
  const saves = useSaves(used.saving) + rounds;
  const board = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);
  const also = useMemo(() => (adding === undefined ? [] : [adding.span]), [adding]);
  const found = useColumns({ sessions, places, said }, { day, event, isWhole, also });
  const { columns, hours, clashTitles } = found;
  const chosen = sessions.find(({ id }) => id === chosenId);
  const keeper = chosenId === undefined ? undefined : keepers.get(chosenId);
  const unsaved = sessions.filter(({ id }) => {
    const state = keepers.get(id)?.state;
    return state !== undefined && (state.issues.length > 0 || state.clashes.length > 0);
  });
  const only =
    columns.find(({ placeId }) => placeId === placeShown) ??
    columns.find((one) => one.sessions.length > 0) ??
    columns[0];
  const drawn = isNarrow ? columns.filter((column) => column === only) : columns;

  const { showBlock, focusOn } = useShownBlock(board);
  const open = (session: GridSession): void => {
    used.keeperFor(session.id);
    setChosen(session.id);
    // The grid is narrower now.
    showBlock(session.id, session.placeIds[0]);
  };
  const close = (session: GridSession): void => {
    setChosen(undefined);
    focusOn(session.id, session.placeIds[0]);
  };
  /** From a list: the grid goes there. */
  const goTo = (session: GridSession): void => {
    const at = dayOfSession(session);
    if (at !== undefined && at !== day) shown.choose(at);
    setPlaceShown(session.placeIds[0]);
    open(session);
    focusOn(session.id, session.placeIds[0]);
  };
  const drop = ({ session, from, over }: DraggedSession): void => {
    if (over === undefined) return;
    const placeIds = withPlace(session.placeIds, from, over.placeId);
    moves.move(session, { span: over.span, placeIds }, 'drop');
    focusOn(session.id, over.placeId);
  };
  const drag = useDrag({ board, hours, day, shape, onDrop: drop });
  const isPress = (): boolean => !drag.wasDragged.current;

  const presses: BlockPresses = {
    onOpen(session, isByKey) {
      if (!isPress()) return;
      open(session);
      if (isByKey) requestAnimationFrame(() => panel.current?.focus());
    },
    onTake: drag.begin,
    onStep(session, { ms, columns: by }, placeId) {
      const { span, placeIds } = session;
      if (span === undefined) return;
      if (ms !== undefined) {
        const at = dayOfSession(session) ?? day;
        return moves.move(session, { span: movedTo(span, span.from + ms, at, shape), placeIds }, 'keys');
      }
      const next = places[places.findIndex(({ id }) => id === placeId) + (by ?? 0)];
      if (placeId === undefined || next === undefined) return;
      moves.move(session, { span, placeIds: withPlace(placeIds, placeId, next.id) }, 'keys');
      setPlaceShown(next.id);
      focusOn(session.id, next.id);
    },
    onEnd: (session, span) => moves.move(session, { span, placeIds: session.placeIds }, 'end'),
    onRemove: setRemoving,
  };

  const addAt = (column: GridColumn, at: Instant | undefined): void => {
    const spans = column.sessions.map(({ span }) => span);
    setAdding({ column, span: at === undefined ? freeSpan(usualMs, spans, hours) : spanAt(at, spans, day) });
  };
  const latest = useRef({ ...presses, onAdd: addAt });
  useEffect(() => {
    latest.current = { ...presses, onAdd: addAt };
  });
  /** The same at every drawing, or each block would be drawn anew. */
  const stable = useMemo<BlockPresses & Pick<GridBoardProps, 'onAdd'>>(
    () => ({
      onOpen: (...about) => latest.current.onOpen(...about),
      onTake: (...about) => latest.current.onTake(...about),
      onStep: (...about) => latest.current.onStep(...about),
      onEnd: (...about) => latest.current.onEnd(...about),
      onRemove: (...about) => latest.current.onRemove(...about),
      onAdd: (...about) => latest.current.onAdd(...about),
    }),
    [],
  );

  const make = async (title: string, isMore: boolean): Promise<string | undefined> => {
    if (adding === undefined) return undefined;
    const { span, column } = adding;
    const now = wallTimeOf(Date.now());
    const { neededItem } = await readNeeded();
    const begun = { language: outline.languages[0] ?? language, name: title, now, later: now, written: now };
    const id = await used.add(neededItem(moduleCode, begun), {
      span,
      placeIds: column.placeId === undefined ? [] : [column.placeId],
    });
    if (id === 0) return contentWords.notAdded;
    setRounds((count) => count + 1);
    if (isMore) router.go(`/console/sites/${site}/content/${contentId}/${id}`);
    setAdding(undefined);
    moves.say(words.added(title));
    focusOn(id, column.placeId);
    return undefined;
  };
  const copy = async (session: GridSession): Promise<void> => {
    const span = session.span ?? freeSpan(usualMs, [], hours);
    try {
      const { detailId: _, ...value } = await used.valueOf(session.id);
      const id = await used.add(value, { span: spanOfCopy(span, shape), placeIds: session.placeIds });
      if (id === 0) return toast({ text: contentWords.notAdded });
      setRounds((count) => count + 1);
      setChosen(undefined);
      toast({ text: words.copied(said.title(session)) });
      focusOn(id, session.placeIds[0]);
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
  };
  const undo = (): void => {
    const back = moves.undo?.();
    const at = back && dayOfSession(back);
    if (back === undefined) return;
    if (at !== undefined && at !== day) shown.choose(at);
    setPlaceShown(back.placeIds[0]);
    focusOn(back.id, back.placeIds[0]);
  };

  const form =
    chosen === undefined || keeper === undefined ? undefined : (
      <SessionForm
        key={chosen.id}
        {...{ site, outline, contentId, shape, places, said, canEdit }}
        code={moduleCode}
        id={chosen.id}
        part={{ ...keeper.state, keeper, name: `item-${contentId}-${chosen.id}` }}
        onDay={[undefined, day].includes(dayOfSession(chosen)) ? undefined : () => goTo(chosen)}
        onCopy={() => void copy(chosen)}
        onRemove={() => setRemoving(chosen)}
      />
    );
  const isPreviewAlone = isNarrow && hasPreview;
  return (
    // The key to take a move back counts wherever the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="hc-grid"
      onKeyDown={({ key, ctrlKey, metaKey, shiftKey, target }) => {
        const isTyping = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
        if (key === 'z' && (ctrlKey || metaKey) && !shiftKey && !isTyping) undo();
      }}
    >
      <output className="hc-hidden">{moves.said}</output>
      <DayChoice {...{ days, said }} shown={day} onChoose={shown.choose} />
      <GridBar
        view={isPreviewAlone ? undefined : view}
        onView={(next) => {
          setView(next);
          if (isNarrow) setPreview(false);
        }}
        {...{ hasPreview, scale, isWhole, canEdit }}
        onPreview={(isShown) => {
          setPreview(isShown);
          setChosen(undefined);
        }}
        onScale={setScale}
        onWhole={setWhole}
        alert={found.clashes.length === 0 ? undefined : words.clashes(found.clashes.length)}
        onAlert={() => notes.current?.focus()}
        undo={moves.undo && undo}
      />
      <div className="hc-grid-whole" data-has-side={form !== undefined || hasPreview || undefined}>
        <div className="hc-grid-main" hidden={isPreviewAlone}>
          {isNarrow && view === 'grid' && columns.length > 1 ? (
            <SelectField
              label={words.place}
              choices={columns.map((column) => ({
                value: String(column.placeId),
                label: `${column.name} · ${words.count(column.sessions.length)}`,
              }))}
              value={String(only?.placeId)}
              onChange={(id) => {
                setPlaceShown(Number(id));
                shown.keepPlace(Number(id));
              }}
            />
          ) : null}
          {view === 'table' ? (
            <Suspense fallback={<Skeleton rows={6} />}>
              <GridTable caption={said.day(day)} clashes={clashTitles} onOpen={open} {...{ columns, said }} />
            </Suspense>
          ) : (
            <GridBoard
              ref={board}
              columns={drawn}
              hourRem={hourRems[scale] ?? 5.5}
              clashes={clashTitles}
              dragged={drag.dragged}
              adding={
                adding && {
                  placeId: adding.column.placeId,
                  span: adding.span,
                  form: (
                    <Suspense fallback={<Skeleton kind="field" rows={1} />}>
                      <NewSession
                        key={adding.span.from}
                        label={words.newAt(adding.column.name, said.times(adding.span))}
                        onMake={make}
                        onClose={() => {
                          setAdding(undefined);
                          columnButton(board.current, adding.column)?.focus();
                        }}
                      />
                    </Suspense>
                  ),
                }
              }
              {...{ hours, shape, said, chosenId, canEdit }}
              {...stable}
            />
          )}
          <div ref={notes} className="hc-grid-notes" tabIndex={-1}>
            <GridNotes {...{ said, unsaved }} clashes={found.clashes} outside={found.outside} onOpen={goTo} />
          </div>
          <SessionTray
            sessions={found.unplaced}
            {...{ said, chosenId, canEdit }}
            onOpen={(session) => {
              if (isPress()) open(session);
            }}
            onTake={drag.begin}
          />
        </div>
        {form === undefined || chosen === undefined ? null : (
          <SessionPanel ref={panel} title={said.title(chosen)} isSheet={isNarrow} onClose={() => close(chosen)}>
            <Suspense fallback={<Skeleton kind="field" rows={3} />}>{form}</Suspense>
          </SessionPanel>
        )}
        {hasPreview ? (
          // The form of a session is in its place for as long as it is open.
          <div className="hc-grid-preview" hidden={form !== undefined && !isNarrow}>
            <Suspense fallback={<Skeleton />}>
              <PreviewPane
                site={site}
                part={`content-${contentId}`}
                languages={outline.languages}
                saves={saves}
                isAsked
              />
            </Suspense>
          </div>
        ) : null}
      </div>
      {removing === undefined ? null : (
        <RemoveDialog
          {...{ site, outline, contentId }}
          detailId={removing.id}
          name={said.title(removing)}
          onRemove={async () => {
            await used.remove(removing.id);
            setRounds((count) => count + 1);
            setChosen(undefined);
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}

/** By which a session is added to a column. */
function columnButton(board: HTMLElement | null, { placeId }: GridColumn): HTMLElement | null | undefined {
  const track = board?.querySelector(`[data-track="${placeId ?? 0}"]`);
  return track?.closest('.hc-grid-column')?.querySelector<HTMLElement>('.hc-grid-head button');
}

/** The places of a session that was taken from one column to another. */
function withPlace(placeIds: readonly number[], from: number | undefined, to: number | undefined): number[] {
  if (to === undefined) return [...placeIds];
  const next = placeIds.map((id) => (id === from ? to : id));
  return [...new Set(from === undefined ? [...next, to] : next)];
}
