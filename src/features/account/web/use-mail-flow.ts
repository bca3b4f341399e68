import { useMemo, useSyncExternalStore } from 'react';
import { serverClock } from '#web/api/server-clock.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { type MailFlow, mailFlowStep, type MailFlowStep, readMailFlow } from '../rules/mail-flow.ts';

export type FlowKey = 'registration' | 'passwordReset';

export interface MailFlowControl {
  flow: MailFlow | undefined;
  step: MailFlowStep;
  /** A code was sent to the address. */
  sent(mail: string): void;
  /** The right code was entered. */
  proven(opened: Pick<MailFlow, 'token' | 'loginId'>): void;
  /** Back to the beginning, or done. */
  leave(): void;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far this tab has come; on the server and in the first render it is at the beginning. */
export function useMailFlow(key: FlowKey, realmKey: string): MailFlowControl {
  const stored = useSyncExternalStore(
    subscribe,
    () => browserStorage().session.get(key),
    () => undefined,
  );
  const flow = useMemo(() => readMailFlow(stored, realmKey), [stored, realmKey]);
  const store = (next: MailFlow | undefined): void => {
    const { session } = browserStorage();
    if (next === undefined) session.remove(key);
    else session.set(key, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return {
    flow,
    step: mailFlowStep(flow),
    sent: (mail) => store({ realmKey, mail, sentAt: serverClock.now() }),
    proven: (opened) => store(flow && { ...flow, ...opened }),
    leave: () => store(undefined),
  };
}
