import type { MessageButton } from '#web/ui/message-dialog.tsx';

interface Message {
  title: string;
  text: string;
  /** An action besides closing the message; it closes it as well. */
  action?: MessageButton;
  /** Called when the message is closed, by its action too. */
  onClosed?: () => void;
}

export interface Messages {
  get(): Message | undefined;
  /** False: another one is open. */
  show(message: Message): boolean;
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
    show(message) {
      if (current !== undefined) return false;
      set(message);
      return true;
    },
    close() {
      const closed = current;
      set(undefined);
      closed?.onClosed?.();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
