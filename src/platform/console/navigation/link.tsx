import type { ComponentPropsWithoutRef } from 'react';
import { isPlainClick } from '#web/navigation/plain-click.ts';
import { useConsole } from '../console-context.ts';
import { useLeadsToRefusal } from '../rights.ts';

/** A link within the console, which keeps the document; words alone where it would lead to a refusal. */
export function Link({
  to,
  isUp = false,
  ...rest
}: { to: string; isUp?: boolean } & Omit<ComponentPropsWithoutRef<'a'>, 'href'>) {
  const { router } = useConsole();
  if (useLeadsToRefusal(to)) return <span className={rest.className}>{rest.children}</span>;
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        router.go(to, { isUp });
      }}
    />
  );
}
