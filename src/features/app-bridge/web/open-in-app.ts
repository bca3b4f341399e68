/** The bridge that a native app may put into the window of its web view, to learn of links without a navigation. */
interface HirobaApp {
  open(link: string): void;
}

/** The message to a surrounding page of the same origin that plays the app. */
interface AppMessage {
  type: 'hiroba-app';
  link: string;
}

type AppWindow = Pick<Window, 'parent' | 'location'> & { hirobaApp?: HirobaApp | undefined };

/**
 * Hands a link of the app's own scheme to the app (APP-007). It calls `window.hirobaApp.open` where that exists, sends
 * a message to the surrounding page where that plays the app, and otherwise follows the link, which every app catches.
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
