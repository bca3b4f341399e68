import { useEffect, useSyncExternalStore } from 'react';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { type ErrorVariant, isErrorVariant } from '../rules/error-words.ts';

/** To be said before each way to /error: which form the page takes there; the plain one without a variant. */
export function rememberErrorVariant(variant?: ErrorVariant): void {
  const { session } = browserStorage();
  if (variant === undefined) session.remove('errorVariant');
  else session.set('errorVariant', variant);
}

/** The form the page at /error takes; forgotten when the visitor goes on. The server knows the plain one only. */
export function useErrorVariant(): ErrorVariant | undefined {
  useEffect(() => () => rememberErrorVariant(), []);
  const stored = useSyncExternalStore(
    unchanging,
    () => browserStorage().session.get('errorVariant'),
    () => undefined,
  );
  return isErrorVariant(stored) ? stored : undefined;
}

const unchanging = () => () => {};
