import type { ComponentPropsWithoutRef } from 'react';
import { isPlainClick } from '#web/navigation/plain-click.ts';
import { useConsole } from '../console-context.ts';

/** A link within the console, which keeps the document. */
export function Link({ to, ...rest }: { to: string } & Omit<ComponentPropsWithoutRef<'a'>, 'href'>) {
  const { router } = useConsole();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        router.go(to);
      }}
    />
  );
}
