import { useCallback, useEffect, useState } from 'react';
import type { FailedCall } from '#console/api/failed-call.ts';
import { useConsole } from '#console/console-context.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { parseInstant } from '#kernel/period.ts';
import type { openPreview } from '../../contract.ts';
import type { PreviewWish } from './preview-wish.tsx';

/** A preview is renewed this long before it ends. */
const renewMs = 2 * 60_000;

type Opened = AnswerOf<typeof openPreview>;

/** The address of the preview of a part, which is renewed before it ends. */
export function usePreviewAddress(
  { site, part, isOpen }: { site: string; part: string | undefined; isOpen: boolean },
  { at, as }: PreviewWish,
) {
  const { api, failureOf } = useConsole();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<FailedCall>();
  const open = useCallback(
    async (): Promise<Opened> =>
      api.post<typeof openPreview>('sites/{site}/preview', { params: { site }, body: { part, at, as } }),
    [api, site, part, at, as],
  );
  const again = useCallback(async () => {
    setFailure(undefined);
    try {
      setOpened(await open());
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [open, failureOf]);
  useEffect(() => {
    if (isOpen) void again();
  }, [isOpen, again]);
  useEffect(() => {
    if (opened === undefined) return undefined;
    const left = (parseInstant(opened.until) ?? 0) - Date.now();
    const timer = window.setTimeout(() => void again(), Math.max(renewMs, left - renewMs));
    return () => window.clearTimeout(timer);
  }, [opened, again]);
  return { opened, failure, open, again };
}
