import { useEffect } from 'react';
import { useNavigate, useRouterState } from '#web/navigation/router-context.ts';

/** Replaces this address by another one, also when another navigation came first. */
export function useRedirect(href: string | undefined): void {
  const navigate = useNavigate();
  const { isLoading } = useRouterState();
  useEffect(() => {
    if (href !== undefined && !isLoading) void navigate(href, { replace: true });
  }, [href, isLoading, navigate]);
}
