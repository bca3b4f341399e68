import { lazy, Suspense } from 'react';
import { Skeleton } from '#console/ui/waiting.tsx';
import { needed } from '#web/parts/needed.ts';
import type { PartFieldsProps } from './part-fields.tsx';

const PartFields = lazy(async () => ({ default: (await needed(() => import('./part-fields.tsx'))).PartFields }));

/** The forms of all kinds of fields come after the screen on which a few of them stand. */
export function LaterFields(props: PartFieldsProps) {
  return (
    <Suspense fallback={<Skeleton kind="field" rows={props.groups.length} />}>
      <PartFields {...props} />
    </Suspense>
  );
}
