import { memo, type MouseEvent, type ReactNode, type Ref, useCallback, useImperativeHandle, useState } from 'react';
import { isPlainClick } from '../navigation/plain-click.ts';
import { importPart } from '../parts/import-part.ts';
import { useTexts } from '../site/page-context.ts';
import { useLater } from '../site/use-later.ts';
import { Button } from '../ui/button.tsx';
import { begun, keptOf, type ListDesk, type ListView, type LongListSource } from './list-view.ts';
import { longListTexts } from './long-list-texts.ts';
import './long-list.css';

/** Leads to a page of a list; false until its code is there. */
export type GoTo = (page: number) => boolean;

export interface LongListProps<Page> extends LongListSource<Page> {
  /** Entries in all. */
  total: number;
  /** Entries on a page. */
  size: number;
  /** What a page is called beside the ways to it, as when it begins; '' for nothing. */
  labelOf?: (page: number) => string;
  /** Where a page stands without JavaScript. */
  hrefOf: (page: number) => string;
  goTo?: Ref<GoTo> | undefined;
  /** A page; has to be the same function as long as what it shows is the same. */
  children: (page: Page, isPrinting: boolean) => ReactNode;
}

const loadKeeper = () => importPart(() => import('./long-list-keeper.ts'));

const noLabel = (): string => '';

/**
 * A list too long for one document. It begins with one page; further ones come as the visitor scrolls or asks for them,
 * and only those near the window are in the document. Without JavaScript there are links to its other pages.
 */
export function LongList<Page>(props: LongListProps<Page>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It hands pages on to `children` and looks into none.
  return <AnyList {...(props as unknown as LongListProps<unknown>)} />;
}

function AnyList(props: LongListProps<unknown>) {
  const { pages, first, page: source, total, size, labelOf = noLabel, hrefOf, goTo, children } = props;
  const say = useTexts(longListTexts);
  const [before] = useState(() => keptOf(props));
  const [desk] = useState<ListDesk>(() => ({ frames: new Map(), heights: new Map(before?.heights), edge: null }));
  const [view, setView] = useState<ListView<unknown>>(() =>
    before === undefined
      ? begun(first, source)
      : { ...before.view, source, held: new Map(before.view.held).set(first, source) },
  );
  // The site was published anew: what was read before is read again where it is in sight.
  if (view.source !== source) {
    setView(view.held.has(first) ? { ...view, source, held: new Map([[first, source]]) } : begun(first, source));
  }
  const Keeper = useLater(true, loadKeeper);
  const go = useCallback<GoTo>(
    (page) => {
      if (desk.go === undefined) return false;
      void desk.go(page);
      return true;
    },
    [desk],
  );
  useImperativeHandle(goTo, () => go, [go]);
  const frame = useCallback(
    (page: number, element: HTMLElement | null): void => {
      if (element === null) desk.frames.delete(page);
      else desk.frames.set(page, element);
    },
    [desk],
  );
  const edge = useCallback((element: HTMLElement | null): void => void Object.assign(desk, { edge: element }), [desk]);
  const { from, to, held, mounted, isPrinting, state, at } = view;
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const way = (page: number): Way => ({ href: hrefOf(page), label: labelOf(page), onFollow: () => go(page) });
  return (
    <div className="hb-long-list" aria-busy={state === 'reading' || undefined}>
      <div className="hb-long-list-bar">
        <Marks at={at} pages={pages} labelOf={labelOf} hrefOf={hrefOf} go={go} />
        {Keeper === undefined ? null : (
          <Button kind="quiet" size="small" busy={state === 'reading'} onClick={() => void desk.print?.()}>
            {say.print}
          </Button>
        )}
      </div>
      {from > 1 ? <WayLink {...way(from - 1)} text={say.earlier} isFailed={state === 'failed'} /> : null}
      {numbers.map((page) => (
        <Frame
          key={page}
          page={page}
          label={say.part((page - 1) * size + 1, Math.min(page * size, total), total)}
          data={isPrinting || mounted.has(page) ? held.get(page) : undefined}
          isPrinting={isPrinting}
          place={frame}
        >
          {children}
        </Frame>
      ))}
      {to < pages ? (
        <div ref={edge}>
          <WayLink {...way(to + 1)} text={say.later} isFailed={state === 'failed'} />
        </div>
      ) : null}
      <p className="hb-long-list-printed">{say.printed(Math.min(total, numbers.length * size), total)}</p>
      {Keeper === undefined ? null : <Keeper source={props} view={view} desk={desk} show={setView} />}
    </div>
  );
}

interface FrameProps {
  page: number;
  label: string;
  /** Undefined: it is not in the document, and only keeps its place. */
  data: unknown;
  isPrinting: boolean;
  place: (page: number, element: HTMLElement | null) => void;
  children: (page: unknown, isPrinting: boolean) => ReactNode;
}

const Frame = memo(function Frame({ page, label, data, isPrinting, place, children }: FrameProps) {
  const stand = useCallback((element: HTMLElement | null) => place(page, element), [place, page]);
  return (
    <section className="hb-long-list-page" data-page={page} ref={stand} aria-label={label} tabIndex={-1}>
      {data === undefined ? null : children(data, isPrinting)}
    </section>
  );
});

interface Way {
  href: string;
  label: string;
  onFollow: () => boolean;
}

function followed(event: MouseEvent, follow: () => boolean): void {
  if (isPlainClick(event) && follow()) event.preventDefault();
}

/** The way to the page before or after. */
function WayLink({ href, label, text, isFailed, onFollow }: Way & { text: string; isFailed: boolean }) {
  const say = useTexts(longListTexts);
  return (
    <p className="hb-long-list-way">
      <a className="hb-button hb-button-secondary" href={href} onClick={(event) => followed(event, onFollow)}>
        <span className="hb-button-label">
          {text}
          {label === '' ? null : ` ${label}`}
        </span>
      </a>
      {isFailed ? <span role="alert">{say.failed}</span> : null}
    </p>
  );
}

interface MarksProps {
  at: number;
  pages: number;
  labelOf: (page: number) => string;
  hrefOf: (page: number) => string;
  go: GoTo;
}

/** The ways to the parts of the list, each name once. */
function Marks({ at, pages, labelOf, hrefOf, go }: MarksProps) {
  const say = useTexts(longListTexts);
  const named = Array.from({ length: pages }, (_, index) => ({ page: index + 1, label: labelOf(index + 1) }));
  const marks = named.filter(({ label }, index) => label !== '' && label !== named[index - 1]?.label);
  const current = marks.findLast(({ page }) => page <= at);
  if (marks.length === 0) return <span />;
  return (
    <nav className="hb-long-list-marks" aria-label={say.jump}>
      {marks.map(({ page, label }) => (
        <a
          key={page}
          href={hrefOf(page)}
          aria-current={page === current?.page || undefined}
          onClick={(event) => followed(event, () => go(page))}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
