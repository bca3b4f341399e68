import type { PageChannel } from './channel-client.ts';

type Open = () => Promise<PageChannel>;

/** Nobody hears anything on the server, and in a preview. */
let open: Open = () => new Promise(() => {});
let opened: Promise<PageChannel> | undefined;

/** Sets who opens the channel of this page. */
export function openChannelBy(opens: Open): void {
  open = opens;
  opened = undefined;
}

/** The one channel of this page, made when the first part of it listens. */
export function pageChannel(): Promise<PageChannel> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
