import { type ComponentProps, useEffect, useState } from 'react';
import { Skeleton } from '#console/ui/waiting.tsx';
import { needed } from '#web/parts/needed.ts';
import type { ProveForm } from './prove-form.tsx';

type Form = typeof ProveForm;

/** What asks for a proof, which comes when it is first needed. */
export function AskedProof(props: ComponentProps<Form>) {
  const [Loaded, setLoaded] = useState<{ Form: Form }>();
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const { ProveForm: found } = await needed(() => import('./prove-form.tsx'));
      if (!isGone) setLoaded({ Form: found });
    };
    load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return Loaded === undefined ? <Skeleton kind="field" /> : <Loaded.Form {...props} />;
}
