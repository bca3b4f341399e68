import { useCallback, useEffect, useState } from 'react';
import type { FailedCall } from '#console/api/failed-call.ts';
import { useConsole } from '#console/console-context.ts';
import type { AnswerOf, BodyOf } from '#kernel/endpoint.ts';
import { parseInstant } from '#kernel/period.ts';
import type { openPreview } from '../../contract.ts';
import type { PreviewWish } from './preview-wish.tsx';

/** A preview is renewed this long before it ends. */
const renewMs = 2 * 60_000;

/** A version that is kept, in place of the draft; the same object while it is the same. */
export type PreviewedVersion = NonNullable<BodyOf<typeof openPreview>['version']>;

type Opened = AnswerOf<typeof openPreview>;

interface PreviewedPart {
  site: string;
  part: string | undefined;
  version: PreviewedVersion | undefined;
  isOpen: boolean;
}

/** The address of the preview of a part, which is renewed before it ends. */
export function usePreviewAddress({ site, part, version, isOpen }: PreviewedPart, { at, as }: PreviewWish) {
  const { api, failureOf } = useConsole();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<FailedCall>();
  const open = useCallback(
    async (): Promise<Opened> =>
      api.post<typeof openPreview>('sites/{site}/preview', { params: { site }, body: { part, at, as, version } }),
    [api, site, part, at, as, version],
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
