import { useEffect } from 'react';
import { useNavigate, useRouterState } from '#web/navigation/router-context.ts';

/** Goes on to an address, in place of this one; also when another navigation took precedence at first. */
export function useRedirect(href: string | undefined): void {
  const navigate = useNavigate();
  const { isLoading } = useRouterState();
  useEffect(() => {
    if (href !== undefined && !isLoading) void navigate(href, { replace: true });
  }, [href, isLoading, navigate]);
}
