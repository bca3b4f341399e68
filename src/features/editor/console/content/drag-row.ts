/** A row of a list that is taken by its handle. */
export interface DraggedRow {
  /** The entry of the list; its siblings are the others. */
  row: HTMLElement;
  /** The last place that it may take. */
  last: number;
  /** It is over another place now. */
  onOver: (to: number) => void;
  onDrop: (to: number) => void;
  onCancel: () => void;
}

/** So near to the edge of what is seen the list scrolls, by so many pixels at most in each frame. */
const edgePx = 72;
const scrollPx = 18;

interface Span {
  top: number;
  bottom: number;
}

/** Where a row goes whose edges are now at `top` and `bottom`: past each row whose middle it has crossed. */
export function placeOver(rows: readonly Span[], from: number, { top, bottom }: Span, last: number): number {
  const middle = (span: Span): number => (span.top + span.bottom) / 2;
  const own = rows[from];
  if (own === undefined) return from;
  const to =
    top < own.top
      ? rows.findIndex((span, at) => at === from || top < middle(span))
      : rows.findLastIndex((span, at) => at === from || bottom > middle(span));
  return Math.min(to, last);
}

/**
 * Moves a row with the pointer until it is dropped: the others make room, the page scrolls near its edges, and Escape
 * brings everything back. The list itself changes only when the row is dropped.
 */
export function dragRow(handle: HTMLElement, { pointerId, clientY: begun }: PointerEvent, dragged: DraggedRow): void {
  const { row, last } = dragged;
  const list = row.parentElement;
  const rows = list === null ? [] : [...list.children].filter((one) => one instanceof HTMLElement);
  const from = rows.indexOf(row);
  const scroller = scrollerOf(row);
  const scrolled = scroller.scrollTop;
  const spans = rows.map((one) => one.getBoundingClientRect());
  const [own, first, second] = [spans[from], spans[0], spans[1]];
  if (list === null || own === undefined || first === undefined || second === undefined) return;
  const room = own.height + second.top - first.bottom;
  const bottom = spans.at(-1)?.bottom ?? own.bottom;
  let pointer = begun;
  let to = from;
  let frame = 0;

  const update = (): void => {
    const wished = pointer - begun + scroller.scrollTop - scrolled;
    const by = Math.min(Math.max(wished, first.top - own.top), bottom - own.bottom);
    const next = placeOver(spans, from, { top: own.top + by, bottom: own.bottom + by }, last);
    if (next !== to) dragged.onOver(next);
    to = next;
    for (const [at, one] of rows.entries()) {
      const isBetween = at > from ? at <= to : at >= to;
      const shift = at === from ? by : isBetween ? Math.sign(from - at) * room : 0;
      one.style.translate = shift === 0 ? '' : `0 ${shift}px`;
    }
  };
  const scroll = (): void => {
    frame = requestAnimationFrame(scroll);
    // Another editor's change took the row away.
    if (!row.isConnected) return end(dragged.onCancel);
    const { top: above, bottom: below } = seenOf(scroller);
    const near = Math.max(above + edgePx - pointer, 0) - Math.max(pointer - (below - edgePx), 0);
    if (near === 0) return;
    const by = -Math.sign(near) * Math.ceil((Math.min(Math.abs(near), edgePx) / edgePx) * scrollPx);
    scroller.scrollBy({ top: by, behavior: 'instant' });
    update();
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    pointer = event.clientY;
    update();
  };
  const drop = (): void => end(to === from ? dragged.onCancel : () => dragged.onDrop(to));
  const cancel = (): void => end(dragged.onCancel);
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  const ways = new AbortController();
  const { signal } = ways;
  const end = (then: () => void): void => {
    if (signal.aborted) return;
    ways.abort();
    cancelAnimationFrame(frame);
    if (handle.hasPointerCapture(pointerId)) handle.releasePointerCapture(pointerId);
    delete list.dataset['isSorting'];
    delete row.dataset['isDragged'];
    for (const one of rows) one.style.translate = '';
    then();
  };

  handle.setPointerCapture(pointerId);
  list.dataset['isSorting'] = 'true';
  row.dataset['isDragged'] = 'true';
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', drop, { signal });
  handle.addEventListener('pointercancel', cancel, { signal });
  handle.addEventListener('lostpointercapture', cancel, { signal });
  addEventListener('keydown', key, { signal, capture: true });
  frame = requestAnimationFrame(scroll);
}

/** What scrolls the row: a part of the page, or the page. */
function scrollerOf(row: HTMLElement): Element {
  for (let one = row.parentElement; one !== null; one = one.parentElement) {
    const canScroll = /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight;
    if (canScroll && one !== document.body && one !== document.documentElement) return one;
  }
  return document.scrollingElement ?? document.documentElement;
}

function seenOf(scroller: Element): Span {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight };
  return scroller.getBoundingClientRect();
}
