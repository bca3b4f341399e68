import { idlePrefetchTimeoutMs } from '#kernel/limits.ts';

/** The facts that a browser tells of its connection; not every browser does. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** The parts of the window that are needed to wait for a quiet moment. */
export type IdleWindow = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}

/** Whether to fetch what nobody has turned to yet. */
export function mayPrepare(connection: Connection | undefined): boolean {
  return mayPrefetch(connection) && connection?.effectiveType !== '3g';
}

/** Pictures of the page that is shown come before what is fetched ahead. */
export function documentLoaded(): Promise<unknown> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** A quiet moment, or two seconds; browsers without idle callbacks just wait. */
export function whenIdle(window: IdleWindow): Promise<unknown> {
  const { requestIdleCallback } = window;
  return new Promise((resolve) => {
    if (requestIdleCallback === undefined) window.setTimeout(resolve, idlePrefetchTimeoutMs);
    else requestIdleCallback.call(window, resolve, { timeout: idlePrefetchTimeoutMs });
  });
}
