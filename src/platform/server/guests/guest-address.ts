import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

export const socketName = 'hiroba.socket';

/** What a system takes as the path of a socket, in bytes. */
const pathMax = process.platform === 'linux' ? 107 : 103;

export interface GuestAddress {
  path: string;
  /** Gives the folder back; the path means nothing afterwards. */
  close(): void;
}

/** The path of a socket in a folder, however long the folder's own is; undefined where there is no way to name it. */
export function guestAddress(folder: string, name = socketName): GuestAddress | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= pathMax) return { path, close: () => undefined };
  if (process.platform !== 'linux') return undefined;
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}/${name}`, close: () => closeSync(descriptor) };
}
