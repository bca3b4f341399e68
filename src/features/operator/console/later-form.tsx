import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#console/ui/waiting.tsx';

/** A form that comes when it is first needed: nobody who is signed in and proven waits for it. */
export function laterForm<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LaterForm(props: Props) {
    const whole = useRef<HTMLDivElement>(null);
    const [loaded, setLoaded] = useState<{ Form: ComponentType<Props> }>();
    useEffect(() => {
      let isGone = false;
      load()
        .then((Form) => {
          if (!isGone) setLoaded({ Form });
        })
        .catch(() => {});
      return () => {
        isGone = true;
      };
    }, []);
    useEffect(() => {
      // Its dialog or page was open before there was anything to write in.
      if (loaded !== undefined) whole.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }, [loaded]);
    return <div ref={whole}>{loaded === undefined ? <Skeleton kind="field" /> : <loaded.Form {...props} />}</div>;
  };
}
