import { pageHref, usePageContext } from './page-context.ts';
import { browserStorage } from '../storage/browser-storage.ts';
import { rememberDestination } from '../storage/destination.ts';
import { LinkButton, type LinkButtonProps } from '../ui/button.tsx';

/** Leads to the login, and from there back to this page. */
export function LoginLink(props: Omit<LinkButtonProps, 'href' | 'onClick'>) {
  const href = pageHref(usePageContext(), 'login');
  const comeBack = (): void => rememberDestination(browserStorage().session, window.location.href);
  return <LinkButton {...props} href={href} onClick={comeBack} />;
}
