/** What a native app may put into the window of its web view, to be told of links without a navigation. */
export interface HirobaApp {
  open(link: string): void;
}

/** What the page tells the page around it, of the same origin, that plays the app. */
export interface AppMessage {
  type: 'hiroba-app';
  link: string;
}

type AppWindow = Pick<Window, 'parent' | 'location'> & { hirobaApp?: HirobaApp | undefined };

/**
 * Hands a link of the app's own scheme to the app (APP-007): by `window.hirobaApp.open` where there is one, to the page
 * around this one where it plays the app, and else by following the link, which every app catches.
 */
export function openInApp(link: string, window: AppWindow = globalThis.window): void {
  if (typeof window.hirobaApp?.open === 'function') {
    window.hirobaApp.open(link);
  } else if (window.parent !== (window as unknown)) {
    const message: AppMessage = { type: 'hiroba-app', link };
    window.parent.postMessage(message, window.location.origin);
  } else {
    window.location.assign(link);
  }
}
