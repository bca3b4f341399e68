import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Router, RouterLocation, RouterState } from './router.ts';

const RouterContext = createContext<Router | undefined>(undefined);
export const RouterProvider = RouterContext.Provider;

export function useRouter<Page = unknown>(): Router<Page> {
  const router = useContext(RouterContext);
  if (router === undefined) throw new Error('No router.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- One provider gives it, with the pages of this site.
  return router as Router<Page>;
}

export function useRouterState<Page = unknown>(): RouterState<Page> {
  const router = useRouter<Page>();
  return useSyncExternalStore(router.subscribe, router.get, router.get);
}

/** The address of the page; `pathname` holds the base path too. */
export function useLocation(): RouterLocation {
  return useRouterState().location;
}

/** Goes to an address of this site. Links need no call of it: every plain click on one is a navigation already. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}
