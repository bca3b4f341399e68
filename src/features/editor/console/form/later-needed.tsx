import { lazy, Suspense } from 'react';
import { needed } from '#web/parts/needed.ts';
import type { NeededDialogProps } from './needed-dialog.tsx';

const NeededDialog = lazy(async () => ({
  default: (await needed(() => import('./needed-dialog.tsx'))).NeededDialog,
}));

/** What something new begins with, and what has to be asked for, come when something is added. */
export const readNeeded = () => needed(() => import('./needed-value.ts'));

/** The dialog that asks for what something new needs comes when it is needed. */
export function LaterNeeded(props: NeededDialogProps) {
  return (
    <Suspense fallback={null}>
      <NeededDialog {...props} />
    </Suspense>
  );
}
