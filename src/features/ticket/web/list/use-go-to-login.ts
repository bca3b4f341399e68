import { openInApp } from '#features/app-bridge/web.ts';
import { useNavigate } from '#web/navigation/router-context.ts';
import { tokenErrorLink } from '#web/api/native-dialog-link.ts';
import { pageHref, usePageContext } from '#web/site/page-context.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { rememberDestination } from '#web/storage/destination.ts';

/** Goes to the login, and from there to the wanted address (TICKET-095, TICKET-096). The app has its own login. */
export function useGoToLogin(): (wanted: string) => void {
  const context = usePageContext();
  const navigate = useNavigate();
  return (wanted) => {
    rememberDestination(browserStorage().session, new URL(wanted, window.location.origin).href);
    const isApplication = ['1', 'true'].includes(new URLSearchParams(context.keptQuery).get('isApplication') ?? '');
    if (isApplication) openInApp(tokenErrorLink());
    else void navigate(pageHref(context, 'login'));
  };
}
