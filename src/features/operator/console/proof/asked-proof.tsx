import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#console/ui/waiting.tsx';
import { needed } from '#web/parts/needed.ts';
import type { ProveForm } from './prove-form.tsx';

type Form = typeof ProveForm;

/** What asks for a proof, which comes when it is first needed. */
export function AskedProof(props: ComponentProps<Form>) {
  const whole = useRef<HTMLDivElement>(null);
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
  useEffect(() => {
    // The dialog was open before there was anything to write in.
    if (Loaded !== undefined) whole.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [Loaded]);
  return <div ref={whole}>{Loaded === undefined ? <Skeleton kind="field" /> : <Loaded.Form {...props} />}</div>;
}
