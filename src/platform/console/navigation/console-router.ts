/** An address of the console. */
export interface ConsoleLocation {
  pathname: string;
  search: string;
}

interface Ports {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'pushState' | 'replaceState'> & { scrollRestoration?: ScrollRestoration };
  scroll: { top(): number; to(top: number): void };
  onPop(listener: () => void): void;
}

/** The history of the console's window. Every address below `/console/` is the same document. */
export class ConsoleRouter {
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  /** Where the page that is shown next begins: at its top, or where it was left. */
  #wantedTop = 0;
  #isToFocus = false;
  #left: string | undefined;
  #location: ConsoleLocation;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#location = this.#read();
    ports.history.scrollRestoration = 'manual';
    ports.onPop(() => {
      const state: unknown = ports.history.state;
      this.#wantedTop = topIn(state);
      this.#left = leftIn(state);
      this.#moved();
    });
  }

  get location(): ConsoleLocation {
    return this.#location;
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** `isUp`: to the page from which this one was opened. */
  go(to: string, { replace = false, isUp = false }: { replace?: boolean; isUp?: boolean } = {}): void {
    const { history, scroll } = this.#ports;
    this.#left = isUp ? this.#location.pathname + this.#location.search : undefined;
    if (replace) history.replaceState({}, '', to);
    else {
      history.replaceState({ top: scroll.top(), left: to }, '');
      history.pushState({}, '', to);
    }
    this.#wantedTop = 0;
    this.#moved();
  }

  /** A secret of a link is behind `#`, which no server sees. It leaves the address and the history when it is taken. */
  takeFragment(): string {
    const { location, history } = this.#ports;
    const text = location.hash.slice(1);
    if (text !== '') history.replaceState({}, '', location.pathname + location.search);
    return text;
  }

  /** To be called when the page of the address stands there. */
  arrived(): void {
    this.#ports.scroll.to(this.#wantedTop);
  }

  /** True once after each move: then the heading of the new page takes the focus, so that it is read out. */
  takeFocus(): boolean {
    const isToFocus = this.#isToFocus;
    this.#isToFocus = false;
    return isToFocus;
  }

  /** The page that had the focus gave way to the whole one: that takes it. */
  passFocusOn(): void {
    this.#isToFocus = true;
  }

  /** Where the organiser comes back from: the link that leads there takes the focus. */
  get left(): string | undefined {
    return this.#left;
  }

  forgetLeft(): void {
    this.#left = undefined;
  }

  #moved(): void {
    const next = this.#read();
    // The fragment alone changed.
    if (next.pathname === this.#location.pathname && next.search === this.#location.search) return;
    this.#location = next;
    this.#isToFocus = true;
    for (const listener of this.#listeners) listener();
  }

  #read(): ConsoleLocation {
    const { pathname, search } = this.#ports.location;
    return { pathname, search };
  }
}

function topIn(state: unknown): number {
  return typeof state === 'object' && state !== null && 'top' in state && typeof state.top === 'number' ? state.top : 0;
}

function leftIn(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'left' in state && typeof state.left === 'string'
    ? state.left
    : undefined;
}

export function browserPorts(): Ports {
  return {
    location: window.location,
    history: window.history,
    scroll: { top: () => window.scrollY, to: (top) => window.scrollTo(0, top) },
    onPop: (listener) => window.addEventListener('popstate', listener),
  };
}
