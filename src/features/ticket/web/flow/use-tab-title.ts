import { useEffect } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import { usePageContext } from '#web/site/page-context.ts';

/** The name of the tab while a step is shown: the steps share an address, whose name comes with each navigation. */
export function useTabTitle(title: string): void {
  const { webSetting } = usePageContext<SiteInit>().init;
  const whole = `${title} | ${webSetting.title}`;
  useEffect(() => {
    const name = (): void => {
      if (document.title !== whole) document.title = whole;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [whole]);
}
