import { useEffect, useSyncExternalStore } from 'react';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { type ErrorVariant, isErrorVariant } from '../rules/error-variants.ts';

/** Sets the form of the page at /error; call it before each navigation there. Without a variant the form is plain. */
export function rememberErrorVariant(variant?: ErrorVariant): void {
  const { session } = browserStorage();
  if (variant === undefined) session.remove('errorVariant');
  else session.set('errorVariant', variant);
}

/** The form of the page at /error, forgotten when the visitor goes on. The server knows the plain form only. */
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
