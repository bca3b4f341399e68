import type { MessageButton } from '#web/ui/message-dialog.tsx';

export interface Message {
  title: string;
  text: string;
  /** An action besides closing the message; it closes it as well. */
  action?: MessageButton;
}

export interface Messages {
  get(): Message | undefined;
  show(message: Message): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}

/** The page's one message dialog; a further message while it is open is about the same failure and is left out. */
export function createMessages(): Messages {
  let current: Message | undefined;
  const listeners = new Set<() => void>();
  const set = (message: Message | undefined): void => {
    current = message;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    show: (message) => {
      if (current === undefined) set(message);
    },
    close: () => set(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
